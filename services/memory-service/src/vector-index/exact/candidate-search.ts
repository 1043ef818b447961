import { quantise } from '../../embedding/quantise.js';
import { BestRows } from './best-rows.js';
import { dotProduct, type VectorRows } from './vector-rows.js';

/**
 * Rows that are likely the `count` nearest to a vector of unit length, in no particular order; all rows when there are
 * no more.
 */
export type CandidateSearch = (rows: VectorRows, unitVector: Float32Array, count: number) => readonly number[];

/** In plain TypeScript, for platforms that usearch has no binary for. */
export const searchByLoop: CandidateSearch = (vectors, unitVector, count) => {
  const best = new BestRows(count);
  for (const { block, firstRow, rows } of vectors.blocks()) {
    for (let row = 0; row < rows; row++) {
      const dot = dotProduct(unitVector, block.components, row * vectors.dimensions);
      best.offer(firstRow + row, dot * (block.inverseLengths[row] as number));
    }
  }
  return best.rows();
};

export interface LoadedSearch {
  readonly search: CandidateSearch;
  /** Why it is not usearch that searches, or null. */
  readonly failure: unknown;
}

/** By usearch's exact search (SIMD over int8), where its binary loads; by a loop otherwise. */
export async function loadCandidateSearch(load = () => import('usearch')): Promise<LoadedSearch> {
  try {
    const { exactSearch, MetricKind } = await load();
    const search: CandidateSearch = (vectors, unitVector, count) => {
      const best = new BestRows(count);
      const query = quantise(unitVector);
      for (const { block, firstRow, rows } of vectors.blocks()) {
        // usearch reads a matrix from the beginning of its buffer, whatever part of it the array views: blocks begin
        // there.
        const matrix = new Int8Array(block.components.buffer, 0, rows * vectors.dimensions);
        const found = exactSearch(matrix, query, vectors.dimensions, Math.min(count, rows), MetricKind.Cos, 1);
        for (const [rank, key] of found.keys.entries())
          best.offer(firstRow + Number(key), -(found.distances[rank] as number));
      }
      return best.rows();
    };
    return { search, failure: null };
  } catch (error) {
    return { search: searchByLoop, failure: error };
  }
}
