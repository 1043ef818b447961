import { setImmediate as nextTurn } from 'node:timers/promises';
import { quantise } from '../../embedding/quantise.js';
import { type ReadingPlace, unreadPlace, type VectorChanges, type VectorSource } from '../../storage/vector-source.js';

export interface Write {
  readonly upserts?: readonly { readonly id: string; readonly vector: Float32Array }[];
  readonly deletedIds?: readonly string[];
  readonly deleteAll?: boolean;
}

interface StoredProject {
  changeSequence: number;
  resetSequence: number;
  memories: Map<string, { vector: Int8Array; changeSequence: number }>;
  deletions: { id: string; changeSequence: number }[];
}

/**
 * A source that keeps what it is told in memory, by the rules that the database keeps: one change sequence a write,
 * deletions noted.
 */
export class MemoryVectorSource implements VectorSource {
  readonly #projects = new Map<string, StoredProject>();
  readonly #pageSize: number;
  /** What was asked, in order. */
  readonly readings: { projectId: string; sinceSequence: number }[] = [];
  /** Held before each answer; tests replace it to look at what happens meanwhile. */
  beforeAnswer: () => Promise<void> = async () => undefined;

  constructor(pageSize = Number.POSITIVE_INFINITY) {
    this.#pageSize = pageSize;
  }

  /** Applies a write and returns the change sequence that it led to. */
  write(projectId: string, { upserts = [], deletedIds = [], deleteAll = false }: Write): number {
    const project: StoredProject = this.#projects.get(projectId) ?? {
      changeSequence: 0,
      resetSequence: 0,
      memories: new Map(),
      deletions: [],
    };
    this.#projects.set(projectId, project);
    const changeSequence = ++project.changeSequence;
    if (deleteAll) {
      project.memories.clear();
      project.deletions = [];
      project.resetSequence = changeSequence;
    }
    for (const { id, vector } of upserts) project.memories.set(id, { vector: quantise(vector), changeSequence });
    for (const id of deletedIds) if (project.memories.delete(id)) project.deletions.push({ id, changeSequence });
    return changeSequence;
  }

  /** Forgets which memories were deleted: an index that has not seen it has to start over. */
  pruneDeletions(projectId: string): void {
    const project = this.#projects.get(projectId);
    if (project === undefined) return;
    project.resetSequence = Math.max(project.resetSequence, ...project.deletions.map((one) => one.changeSequence));
    project.deletions = [];
  }

  changeSequence(projectId: string): number {
    return this.#projects.get(projectId)?.changeSequence ?? 0;
  }

  async changesSince(projectId: string, place: ReadingPlace, signal?: AbortSignal): Promise<VectorChanges> {
    this.readings.push({ projectId, sinceSequence: place.changeSequence });
    const changes = this.#read(projectId, place);
    await nextTurn();
    await this.beforeAnswer();
    signal?.throwIfAborted();
    return changes;
  }

  #read(projectId: string, place: ReadingPlace): VectorChanges {
    const project = this.#projects.get(projectId);
    if (project === undefined)
      return { place: unreadPlace, reset: true, upserts: [], deletedIds: [], memoryCount: 0, hasMore: false };
    const reset = project.resetSequence > Math.max(place.changeSequence, place.beganAt);
    const since = reset ? 0 : place.changeSequence;
    const changed = [...project.memories]
      .filter(([, memory]) => memory.changeSequence > since)
      .sort(([, one], [, other]) => one.changeSequence - other.changeSequence);
    const lastOfPage = changed.length > this.#pageSize ? changed[this.#pageSize - 1]?.[1].changeSequence : undefined;
    const changeSequence = lastOfPage ?? project.changeSequence;
    return {
      place: { changeSequence, beganAt: since === 0 ? project.changeSequence : place.beganAt },
      reset,
      upserts: changed
        .filter(([, memory]) => memory.changeSequence <= changeSequence)
        .map(([id, { vector }]) => ({ id, vector })),
      deletedIds: project.deletions
        .filter((deletion) => deletion.changeSequence > since && deletion.changeSequence <= changeSequence)
        .map(({ id }) => id),
      memoryCount: project.memories.size,
      hasMore: changeSequence < project.changeSequence,
    };
  }
}
