/** What happened to a project's vectors after a change sequence, in one consistent read of Postgres. */
export interface VectorChanges {
  /** The change sequence that these changes lead to: every change up to it is among them. */
  readonly changeSequence: number;
  /** True when the index has to forget all it holds of the project first (delete-all, or the asked sequence is too old). */
  readonly reset: boolean;
  /** Memories added or changed: their vectors as stored (int8, see `quantise`). */
  readonly upserts: readonly {
    readonly id: string;
    readonly vector: Int8Array;
  }[];
  readonly deletedIds: readonly string[];
  /**
   * True when this is a page and changes after `changeSequence` are already there to be read (a big project comes in pages, each of
   * whole change sequences); false when it leads to where the project stood in this read.
   */
  readonly hasMore: boolean;
}

/** Where the exact index reads what it has not seen yet. */
export interface VectorSource {
  /** Changes of a project after `sinceSequence` (0: from its beginning), lowest change sequences first, at most a page of them. */
  changesSince(projectId: string, sinceSequence: number, signal?: AbortSignal): Promise<VectorChanges>;
}
