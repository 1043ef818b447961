import { type Token, tokenize } from './tokenizer/tokenizer.js';
import { formatTsvector } from './tsvector-text.js';

/** A memory's text and the messages around the one it came from, within the same add. */
export interface MessageContext {
  /** The memory's own text. */
  readonly own: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly beforePrevious: string | null;
}

export interface KeywordDocument {
  /** For `::tsvector`; weight A is the own text, B the previous message, C the next, D the one before the previous. */
  readonly tsvector: string;
  /** Terms in each of the four fields. */
  readonly fieldLengths: readonly [number, number, number, number];
}

/** A memory is at most 8,192 characters, so this cuts only texts that are one long list of names or numbers. */
const maxOwnTerms = 2048;

/**
 * Terms of a neighbouring message that are kept. The row stays under the 2 kB at which Postgres moves columns out of line,
 * and a long reply does not make every memory beside it match everything.
 */
const maxContextTerms = 48;

/** What the keyword index holds of a memory, and what BM25F needs to know of its length. */
export function keywordDocument(context: MessageContext): KeywordDocument {
  const fields: readonly Token[][] = [
    tokenize(context.own, maxOwnTerms),
    contextTokens(context.previous),
    contextTokens(context.next),
    contextTokens(context.beforePrevious),
  ];
  const counts = new Map<string, number[]>();
  for (const [field, tokens] of fields.entries()) {
    for (const { lexeme } of tokens) {
      const perField = counts.get(lexeme) ?? [0, 0, 0, 0];
      perField[field] = (perField[field] ?? 0) + 1;
      counts.set(lexeme, perField);
    }
  }
  const [own = [], previous = [], next = [], beforePrevious = []] = fields;
  return {
    tsvector: formatTsvector(counts),
    fieldLengths: [own.length, previous.length, next.length, beforePrevious.length],
  };
}

function contextTokens(text: string | null): Token[] {
  return text === null ? [] : tokenize(text, maxContextTerms);
}
