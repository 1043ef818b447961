import { type DaySpan, parseIsoDate } from '../calendar/calendar.js';
import type { Token } from './tokens.js';

/** Days in brackets behind a word: `(2026-03-15)`, `(2026-03-09 to 2026-03-15)`. Positions are UTF-16 in the text. */
export interface WrittenDays {
  readonly span: DaySpan;
  /** Of the first date. */
  readonly start: number;
  /** Behind the last date. */
  readonly end: number;
  /** Behind the closing bracket. */
  readonly close: number;
}

/**
 * Takes days in brackets out of the tokens, so that a sentence reads the same with them as without, and tells for each
 * token (by index) which days are written behind it.
 */
export function liftWrittenDays(tokens: readonly Token[]): {
  tokens: readonly Token[];
  written: ReadonlyMap<number, WrittenDays>;
} {
  const written = new Map<number, WrittenDays>();
  const kept: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    const found = written.has(kept.length - 1) ? null : writtenDaysAt(tokens, at);
    if (found !== null) {
      written.set(kept.length - 1, found.days);
      at = found.next;
      continue;
    }
    if (token !== undefined) kept.push(token);
    at += 1;
  }
  return { tokens: kept, written };
}

const wordlike = new Set(['word', 'suffix', 'number', 'literal']);

function writtenDaysAt(tokens: readonly Token[], at: number): { days: WrittenDays; next: number } | null {
  if (tokens[at]?.word !== '(' || !wordlike.has(tokens[at - 1]?.kind ?? '')) return null;
  const first = tokens[at + 1];
  const start = dayOf(first);
  const isRange = tokens[at + 2]?.word === 'to';
  const last = isRange ? tokens[at + 3] : first;
  const end = isRange ? dayOf(last) : start;
  const close = tokens[at + (isRange ? 4 : 2)];
  if (first === undefined || last === undefined || close?.word !== ')' || start === null || end === null || end < start)
    return null;
  return {
    days: { span: { start, end }, start: first.start, end: last.end, close: close.end },
    next: at + (isRange ? 5 : 3),
  };
}

function dayOf(token: Token | undefined): number | null {
  return token?.kind === 'literal' ? parseIsoDate(token.word) : null;
}
