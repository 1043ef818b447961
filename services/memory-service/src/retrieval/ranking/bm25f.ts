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
 * @param counts how often each term stands in each field of the memory, in the order of the terms; undefined where it does not
 * @param fieldLengths terms in each field of the memory
 * @param averageLengths the same averaged over the project
 */
export function bm25f(
  terms: readonly WeightedTerm[],
  counts: readonly (FieldCounts | undefined)[],
  fieldLengths: readonly number[],
  averageLengths: readonly number[],
): number {
  const share = (field: 0 | 1 | 2 | 3) => {
    const average = averageLengths[field] ?? 0;
    const relativeLength = average > 0 ? (fieldLengths[field] ?? 0) / average : 1;
    return fieldWeights[field] / (1 - lengthNormalization + lengthNormalization * relativeLength);
  };
  const own = share(0);
  const previous = share(1);
  const next = share(2);
  const wider = share(3);
  let score = 0;
  for (const [position, { idf }] of terms.entries()) {
    const found = counts[position];
    if (found === undefined) continue;
    const frequency = own * found[0] + previous * found[1] + next * found[2] + wider * found[3];
    score += (idf * (termSaturation + 1) * frequency) / (frequency + termSaturation);
  }
  return score;
}
