import type { CandidateSearch } from './candidate-search.js';
import { VectorRows } from './vector-rows.js';

/** A memory's id as a string, its entry in the map and its place in the list. */
const ID_BYTES = 160;
/** Candidates beyond what is asked for, as they are chosen by a rounded query. */
const MARGIN_ROWS = 32;

export interface ProjectChanges {
  readonly reset: boolean;
  readonly deletedIds: readonly string[];
  readonly ids: readonly string[];
  /** The vectors of `ids`, one after the other. */
  readonly vectors: Int8Array;
}

export interface NearestMemories {
  readonly ids: string[];
  readonly similarities: Float64Array;
}

/** The vectors of one project's memories. */
export class ProjectVectors {
  readonly #dimensions: number;
  #rows: VectorRows;
  #ids: string[] = [];
  #rowById = new Map<string, number>();

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
    this.#rows = new VectorRows(dimensions);
  }

  get bytes(): number {
    return this.#rows.bytes + this.#ids.length * ID_BYTES;
  }

  apply({ reset, deletedIds, ids, vectors }: ProjectChanges): void {
    if (reset) {
      this.#rows = new VectorRows(this.#dimensions);
      this.#ids = [];
      this.#rowById = new Map();
    }
    for (const id of deletedIds) this.#delete(id);
    for (const [index, id] of ids.entries()) {
      this.#upsert(id, vectors.subarray(index * this.#dimensions, (index + 1) * this.#dimensions));
    }
  }

  /** Nearest first, equally near ones by id. */
  search(unitVector: Float32Array, limit: number, candidateSearch: CandidateSearch): NearestMemories {
    const count = Math.min(this.#rows.count, limit + (limit >> 1) + MARGIN_ROWS);
    const candidates = count === 0 ? [] : candidateSearch(this.#rows, unitVector, count);
    const nearest = candidates
      .map((row) => ({ id: this.#ids[row] as string, similarity: this.#rows.similarity(row, unitVector) }))
      .sort((one, other) => other.similarity - one.similarity || (one.id < other.id ? -1 : 1))
      .slice(0, limit);
    return {
      ids: nearest.map(({ id }) => id),
      similarities: Float64Array.from(nearest, ({ similarity }) => similarity),
    };
  }

  #upsert(id: string, vector: Int8Array): void {
    const row = this.#rowById.get(id);
    if (row !== undefined) {
      this.#rows.write(row, vector);
      return;
    }
    this.#rowById.set(id, this.#rows.append(vector));
    this.#ids.push(id);
  }

  #delete(id: string): void {
    const row = this.#rowById.get(id);
    if (row === undefined) return;
    this.#rows.removeBySwap(row);
    const movedId = this.#ids.pop() as string;
    this.#rowById.delete(id);
    if (movedId === id) return;
    this.#ids[row] = movedId;
    this.#rowById.set(movedId, row);
  }
}
