import type { ScoredMatch } from '../../storage/keyword-search/select-best-matches.js';
import { type MemoryWithWords, wordPlace } from '../../storage/keyword-search/select-word-places.js';
import type { WeightedTerm } from '../ranking/bm25f.js';
import { candidatesPerSide } from '../weights.js';

/** Matches that are enough to choose from: what a search by keywords costs is reading matches. */
export const enoughMatches = 400;

export interface WordMatches {
  /** The memories with the most telling words of the query, best first. */
  readonly found: readonly ScoredMatch[];
  /** The words of the query and what each is worth in this project. */
  readonly terms: readonly WeightedTerm[];
}

/**
 * As many memories as are candidates: those with the highest sum of the idf of the words present, of equal ones those
 * given first.
 * @param memories with a place for each of the terms
 */
export function bestByWords(memories: readonly MemoryWithWords[], terms: readonly WeightedTerm[]): ScoredMatch[] {
  const idfSum = ({ places }: MemoryWithWords) =>
    terms.reduce((sum, { idf }, position) => (places[position] === wordPlace.nowhere ? sum : sum + idf), 0);
  return memories
    .map((memory) => ({ id: memory.id, idfSum: idfSum(memory) }))
    .sort((a, b) => b.idfSum - a.idfSum)
    .slice(0, candidatesPerSide);
}
