import type { ScoredMatch } from '../../storage/keyword-search/select-best-matches.js';
import type { WeightedTerm } from '../ranking/bm25f.js';

export interface WordMatches {
  /** The memories with the most telling words of the query, best first. */
  readonly found: readonly ScoredMatch[];
  /** The words of the query and what each is worth in this project. */
  readonly terms: readonly WeightedTerm[];
}
