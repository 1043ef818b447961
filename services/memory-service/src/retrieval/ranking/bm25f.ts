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

/** A word of the query that a memory has. */
export interface FoundTerm {
  readonly idf: number;
  /** How often it stands in each field of the memory. */
  readonly counts: FieldCounts;
}

/**
 * BM25 over weighted fields (Robertson, Zaragoza, Taylor: "Simple BM25 extension to multiple weighted fields", 2004):
 * occurrences are weighted and normalised by length field by field, then added, and only then saturated.
 * @param fieldLengths terms in each field of the memory
 * @param averageLengths the same averaged over the project
 */
export function bm25f(
  found: readonly FoundTerm[],
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
  for (const { idf, counts } of found) {
    const frequency = own * counts[0] + previous * counts[1] + next * counts[2] + wider * counts[3];
    score += (idf * (termSaturation + 1) * frequency) / (frequency + termSaturation);
  }
  return score;
}
