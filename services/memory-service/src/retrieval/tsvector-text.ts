import { quoteLexeme } from '../storage/keyword-search/lexemes.js';
import { type LexemeSignature, mayHave, placeOfLexeme } from './lexeme-signature.js';

/** Occurrences of one lexeme in the four fields, in the order of the tsvector weights A, B, C, D. */
export type FieldCounts = readonly [number, number, number, number];

const weightLetters = ['A', 'B', 'C', 'D'] as const;

/**
 * Of the characters that stand among positions: comparing numbers takes less time than comparing strings of one
 * character.
 */
const codes = { space: 32, comma: 44, A: 65, B: 66, C: 67 } as const;

/** A tsvector keeps at most 255 positions of a lexeme; BM25 has saturated long before a quarter of that. */
export const maxCountPerField = 63;

/**
 * The text form of a tsvector that holds how often each lexeme stands in each field. Positions carry the weights and
 * are otherwise only counted (1, 2, 3, …), which keeps them small and far from the limit of 16,383.
 */
export function formatTsvector(lexemes: ReadonlyMap<string, readonly number[]>): string {
  const parts: string[] = [];
  for (const [lexeme, counts] of lexemes) {
    const positions: string[] = [];
    for (const [field, letter] of weightLetters.entries()) {
      const count = Math.min(counts[field] ?? 0, maxCountPerField);
      for (let occurrence = 0; occurrence < count; occurrence++) positions.push(`${positions.length + 1}${letter}`);
    }
    if (positions.length > 0) parts.push(`${quoteLexeme(lexeme)}:${positions.join(',')}`);
  }
  return parts.join(' ');
}

/** A lexeme to look for in tsvectors. */
export interface SoughtLexeme {
  /**
   * Without the quote and the space before it, which stand before every lexeme and would be met at each.
   */
  readonly needle: string;
  readonly place: number;
}

export function soughtLexeme(lexeme: string): SoughtLexeme {
  const quoted = quoteLexeme(lexeme).slice(1, -1);
  return { needle: `${quoted}':`, place: placeOfLexeme(quoted) };
}

/** A tsvector in its text form (`tsv::text`), and which lexemes it may have. */
export interface SignedTsvector {
  readonly tsvector: string;
  readonly lexemeSignature: LexemeSignature;
}

/**
 * How often a lexeme stands in each field of a tsvector, where Postgres writes weight D as no letter; undefined when it
 * is not there. A look for one lexeme costs less than reading all of them.
 */
export function countsInTsvector(
  { tsvector, lexemeSignature }: SignedTsvector,
  { needle, place }: SoughtLexeme,
): FieldCounts | undefined {
  if (!mayHave(lexemeSignature, place)) return undefined;
  let start = tsvector.indexOf(needle);
  // No lexeme of ours holds a space, so what stands there with a space and a quote before it is the whole lexeme.
  while (start !== -1 && !(tsvector[start - 1] === "'" && (start === 1 || tsvector[start - 2] === ' ')))
    start = tsvector.indexOf(needle, start + 1);
  if (start === -1) return undefined;
  let own = 0;
  let previous = 0;
  let next = 0;
  let positions = 1;
  for (let at = start + needle.length; at < tsvector.length; at++) {
    const code = tsvector.charCodeAt(at);
    if (code === codes.space) break;
    if (code === codes.A) own++;
    else if (code === codes.B) previous++;
    else if (code === codes.C) next++;
    else if (code === codes.comma) positions++;
  }
  return [own, previous, next, positions - own - previous - next];
}
