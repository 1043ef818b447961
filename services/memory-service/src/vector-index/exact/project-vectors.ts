import type { CandidateSearch } from './candidate-search.js';
import { mostCapacityWhenLoaded } from './capacity.js';
import { bytesOfIds, MemoryIds } from './memory-ids.js';
import { bytesOfRows, VectorRows } from './vector-rows.js';

/**
 * Candidates beyond what is asked for, as they are chosen by a rounded query: at least so many, and a share of what is
 * asked for.
 */
const minMarginRows = 32;
const marginShare = 1 / 4;

export interface ProjectChanges {
  readonly deletedIds: readonly string[];
  readonly ids: readonly string[];
  /** The vectors of `ids`, one after the other. */
  readonly vectors: Int8Array;
}

export interface NearestMemories {
  readonly ids: string[];
  readonly similarities: Float64Array;
}

/** Most bytes that a project of so many memories takes when it is loaded. */
export function mostBytesWhenLoaded(memoryCount: number, dimensions: number): number {
  const rows = mostCapacityWhenLoaded(memoryCount);
  return bytesOfRows(rows, dimensions) + bytesOfIds(rows);
}

/** The vectors of one project's memories. What they take shrinks and grows with them. */
export class ProjectVectors {
  readonly #dimensions: number;
  readonly #rows: VectorRows;
  readonly #ids = new MemoryIds();

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
    this.#rows = new VectorRows(dimensions);
  }

  get bytes(): number {
    return this.#rows.bytes + this.#ids.bytes;
  }

  apply({ deletedIds, ids, vectors }: ProjectChanges): void {
    for (const id of deletedIds) this.#delete(id);
    // At once, so that a project that is loaded takes what it needs and no more.
    const rows = this.#rows.count + ids.length;
    this.#rows.reserve(rows);
    this.#ids.reserve(rows);
    for (const [index, id] of ids.entries()) {
      this.#upsert(id, vectors.subarray(index * this.#dimensions, (index + 1) * this.#dimensions));
    }
    this.#rows.trim();
    this.#ids.trim();
  }

  /** Nearest first, equally near ones by id. */
  search(unitVector: Float32Array, limit: number, candidateSearch: CandidateSearch): NearestMemories {
    const count = Math.min(this.#rows.count, limit + Math.max(minMarginRows, Math.ceil(limit * marginShare)));
    const candidates = count === 0 ? [] : candidateSearch(this.#rows, unitVector, count);
    // V8 multiplies doubles faster than it widens single precision.
    const inDoubles = new Float64Array(unitVector);
    const nearest = candidates
      .map((row) => ({ row, similarity: this.#rows.similarity(row, inDoubles) }))
      .sort((one, other) => other.similarity - one.similarity || this.#ids.compare(one.row, other.row))
      .slice(0, limit);
    return {
      ids: nearest.map(({ row }) => this.#ids.idOf(row)),
      similarities: Float64Array.from(nearest, ({ similarity }) => similarity),
    };
  }

  #upsert(id: string, vector: Int8Array): void {
    const row = this.#ids.findOrAppend(id);
    if (row < this.#rows.count) this.#rows.write(row, vector);
    else this.#rows.append(vector);
  }

  #delete(id: string): void {
    const row = this.#ids.find(id);
    if (row < 0) return;
    this.#rows.removeBySwap(row);
    this.#ids.removeBySwap(row);
  }
}
