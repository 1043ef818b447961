import type { FieldCounts } from '../tsvector-text.js';
import { fieldWeights, lengthNormalization, termSaturation } from '../weights.js';

/** A word of the query and what it is worth in this project. */
export interface WeightedTerm {
  readonly lexeme: string;
  readonly idf: number;
}

/** Robertson's inverse document frequency, never negative: ln(1 + (N − df + 0.5) / (df + 0.5)). */
export function inverseDocumentFrequency(memoryCount: number, documentFrequency: number): number {
  const found = Math.min(documentFrequency, memoryCount);
  return Math.log(1 + (memoryCount - found + 0.5) / (found + 0.5));
}

/**
 * BM25 over weighted fields (Robertson, Zaragoza, Taylor: "Simple BM25 extension to multiple weighted fields", 2004):
 * occurrences are weighted and normalised by length field by field, then added, and only then saturated.
 * @param countsOf how often a term stands in each field of the memory, or undefined
 * @param fieldLengths terms in each field of the memory
 * @param averageLengths the same averaged over the project
 */
export function bm25f(
  terms: readonly WeightedTerm[],
  countsOf: (term: WeightedTerm) => FieldCounts | undefined,
  fieldLengths: readonly number[],
  averageLengths: readonly number[],
): number {
  const shares = fieldWeights.map((weight, field) => {
    const average = averageLengths[field] ?? 0;
    const relativeLength = average > 0 ? (fieldLengths[field] ?? 0) / average : 1;
    return weight / (1 - lengthNormalization + lengthNormalization * relativeLength);
  });
  let score = 0;
  for (const term of terms) {
    const counts = countsOf(term);
    if (counts === undefined) continue;
    let frequency = 0;
    for (const [field, share] of shares.entries()) frequency += share * (counts[field] ?? 0);
    score += (term.idf * (termSaturation + 1) * frequency) / (frequency + termSaturation);
  }
  return score;
}
