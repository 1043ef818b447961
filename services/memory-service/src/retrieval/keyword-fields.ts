import { BoundedCache } from '../bounded-cache/bounded-cache.js';
import { isStandingInstruction, standingInstructionLexeme } from './standing-instruction.js';
import { tokenize } from './tokenizer/tokenizer.js';
import { formatTsvector } from './tsvector-text.js';

/** A memory's text, its message and the messages around it, within the same add; null where there is none. */
export interface MessageContext {
  /** The memory's own text. */
  readonly own: string;
  /** The whole message that it came from. */
  readonly message: string | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly beforePrevious: string | null;
  readonly afterNext: string | null;
}

/**
 * Of a memory whose messages are not known, as after an update: an update leaves what the memory has of the messages of
 * its add.
 */
export const noMessages = {
  message: null,
  previous: null,
  next: null,
  beforePrevious: null,
  afterNext: null,
} as const;

export interface KeywordDocument {
  /**
   * For `::tsvector`; weight A is the own text, B the previous message, C the next, D the wider context: what else the
   * own message says, the message before the previous, and the one after the next.
   */
  readonly tsvector: string;
  /** Terms in each of the four fields. */
  readonly fieldLengths: readonly [number, number, number, number];
}

/** A memory is at most 8,192 characters, so this cuts only texts that are one long list of names or numbers. */
const maxOwnTerms = 2048;

/**
 * Terms of a message that are kept as context of a memory. What a message is about stands at its beginning; 48 find no
 * more than 24, and a long reply would make every memory around it match everything.
 */
const maxContextTerms = 24;

/**
 * What the keyword index holds of a memory, and what BM25F needs to know of its length.
 * @param marks lexemes of no word, by which the memory is found for something else than a query
 */
export function keywordDocument(context: MessageContext, marks: readonly string[] = []): KeywordDocument {
  const own = tokenize(context.own, maxOwnTerms);
  const ownLexemes = new Set(own);
  const restOfMessage = contextLexemes(context.message).filter((lexeme) => !ownLexemes.has(lexeme));
  const fields: readonly (readonly string[])[] = [
    own,
    contextLexemes(context.previous),
    contextLexemes(context.next),
    [...restOfMessage, ...contextLexemes(context.beforePrevious), ...contextLexemes(context.afterNext)],
  ];
  const counts = new Map<string, number[]>();
  for (const [field, lexemes] of fields.entries()) {
    for (const lexeme of lexemes) {
      const perField = counts.get(lexeme) ?? [0, 0, 0, 0];
      perField[field] = (perField[field] ?? 0) + 1;
      counts.set(lexeme, perField);
    }
  }
  for (const mark of marks) counts.set(mark, [1, 0, 0, 0]);
  if (isStandingInstruction(context.own)) counts.set(standingInstructionLexeme, [1, 0, 0, 0]);
  const [, previous = [], next = [], wider = []] = fields;
  return {
    tsvector: formatTsvector(counts),
    fieldLengths: [own.length, previous.length, next.length, wider.length],
  };
}

/**
 * A message is context of its own facts and of those of the four messages around it, which are written together: it is
 * tokenized once for all.
 */
const readLately = new BoundedCache<readonly string[]>(64);

function contextLexemes(text: string | null): readonly string[] {
  if (text === null) return [];
  const known = readLately.get(text);
  if (known !== undefined) return known;
  const lexemes = tokenize(text, maxContextTerms);
  readLately.set(text, lexemes);
  return lexemes;
}
