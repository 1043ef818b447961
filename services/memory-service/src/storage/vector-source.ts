/** How far an index has read a project. */
export interface ReadingPlace {
  /** Every change up to it was read; 0: none. */
  readonly changeSequence: number;
  /**
   * The project's change sequence when the index began to read it from nothing. The index never held what was deleted
   * up to then, so it need not be told of that, even while it has not read so far yet.
   */
  readonly beganAt: number;
}

export const unreadPlace: ReadingPlace = { changeSequence: 0, beganAt: 0 };

/** What happened to a project's vectors after a place, in one consistent read of Postgres. */
export interface VectorChanges {
  /** Where these changes lead to, and where to read on. */
  readonly place: ReadingPlace;
  /**
   * True when the index first has to forget all that it holds of the project: everything was deleted, or the notes of
   * some deletions that it has not seen were removed. These changes then begin with the project's first.
   */
  readonly reset: boolean;
  /** Memories added or changed: their vectors as stored (int8, see `quantise`). */
  readonly upserts: readonly {
    readonly id: string;
    readonly vector: Int8Array;
  }[];
  readonly deletedIds: readonly string[];
  /** All that the project has as of this read, those without a vector included: known before its pages are read. */
  readonly memoryCount: number;
  /**
   * True when this is a page and changes after `place` are already there to be read (a big project comes in pages, each
   * of whole change sequences); false when it leads to where the project stood in this read.
   */
  readonly hasMore: boolean;
}

/** Where the exact index reads what it has not seen yet. */
export interface VectorSource {
  /** Changes of a project after a place (`unreadPlace`: all), lowest change sequences first, at most a page of them. */
  changesSince(projectId: string, since: ReadingPlace, signal?: AbortSignal): Promise<VectorChanges>;
}
