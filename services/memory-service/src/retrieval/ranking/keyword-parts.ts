import type { Candidate } from '../candidates/candidate.js';
import { countsInTsvector, tsvectorNeedle } from '../tsvector-text.js';
import { scoreWeights, termSaturation } from '../weights.js';
import { bm25f, type WeightedTerm } from './bm25f.js';
import type { ScoreBreakdown } from './score-parts.js';

/** What a candidate's score takes from the words of the query. */
export type KeywordParts = Pick<ScoreBreakdown, 'keyword' | 'coverage'>;

export const withoutWords: KeywordParts = { keyword: 0, coverage: 0 };

export function worthOf({ keyword, coverage }: KeywordParts): number {
  return keyword + coverage;
}

/**
 * Tells what the words of a query are worth in a candidate.
 * @param averageLengths terms in each field, averaged over the project's memories
 */
export function keywordScorer(
  terms: readonly WeightedTerm[],
  averageLengths: readonly number[],
): (candidate: Candidate) => KeywordParts {
  const needles = terms.map(({ lexeme }) => tsvectorNeedle(lexeme));
  const totalIdf = terms.reduce((sum, { idf }) => sum + idf, 0);
  const highest = totalIdf * (termSaturation + 1);
  return ({ searchableTsvector, fieldLengths }) => {
    const counts = needles.map((needle) => countsInTsvector(searchableTsvector, needle));
    const coveredIdf = terms.reduce((sum, { idf }, position) => (counts[position] === undefined ? sum : sum + idf), 0);
    if (coveredIdf === 0) return withoutWords;
    return {
      keyword: (scoreWeights.keyword * bm25f(terms, counts, fieldLengths, averageLengths)) / highest,
      coverage: (scoreWeights.coverage * coveredIdf) / totalIdf,
    };
  };
}
