import type { WeightedTerm } from '../ranking/bm25f.js';

/** A memory that has words of the query. */
export interface WordMatch {
  readonly id: string;
  /** What the words are worth that it has. */
  readonly idfSum: number;
}

export interface WordMatches {
  /** The memories with the most telling words of the query, best first. */
  readonly found: readonly WordMatch[];
  /** The words of the query and what each is worth in this project. */
  readonly terms: readonly WeightedTerm[];
}
