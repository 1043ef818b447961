import type { Candidate } from '../candidates/candidate.js';
import { countsInTsvector, soughtLexeme } from '../tsvector-text.js';
import { numberBesideShare, scoreWeights, termSaturation } from '../weights.js';
import { bm25f, type FoundTerm, type WeightedTerm } from './bm25f.js';
import type { ScoreBreakdown } from './score-parts.js';

/** It tells one from another of the same kind ("locker 1"), so that a neighbour's number is hardly the memory's own. */
const isNumber = /^\d+$/u;

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
  const sought = terms.map(({ lexeme, idf }) => ({
    idf,
    lexeme: soughtLexeme(lexeme),
    idfBeside: isNumber.test(lexeme) ? idf * numberBesideShare : idf,
  }));
  const totalIdf = idfSum(terms);
  const highest = totalIdf * (termSaturation + 1);
  return (candidate) => {
    const found: FoundTerm[] = [];
    let covered = 0;
    for (const { idf, idfBeside, lexeme } of sought) {
      const counts = countsInTsvector(candidate, lexeme);
      if (counts === undefined) continue;
      found.push({ idf, counts });
      covered += counts[0] > 0 ? idf : idfBeside;
    }
    if (found.length === 0) return withoutWords;
    return {
      keyword: (scoreWeights.keyword * bm25f(found, candidate.fieldLengths, averageLengths)) / highest,
      coverage: (scoreWeights.coverage * covered) / totalIdf,
    };
  };
}

function idfSum(terms: readonly { readonly idf: number }[]): number {
  let sum = 0;
  for (const { idf } of terms) sum += idf;
  return sum;
}
