import { type DaySpan, parseIsoDate, toDateRange } from './calendar.js';
import type { DateRange } from './date-range.js';
import { mayNameTime } from './date-words.js';
import { matchExpression } from './ranges.js';
import { isMark, type Match, type Reading, wordAt } from './reading.js';
import { SentenceTenses } from './tense.js';
import { tokenize } from './tokens.js';

/** A time that a text names, as said, and the days that it means. */
export interface TimeExpression {
  /** Position in the text, UTF-16. */
  readonly index: number;
  /** The words as said; `text.slice(index, index + expression.text.length)` is the same string. */
  readonly text: string;
  /** Inclusive, as precise as what was said. */
  readonly range: DateRange;
  /** Complete as written (day, month and year; month and year; a year; ISO; or with its date in brackets behind it): nothing to add. */
  readonly isAbsolute: boolean;
}

/**
 * Every time expression of a text, left to right, not overlapping. `anchorDate` (`YYYY-MM-DD`) is the day on which the text was said.
 * Where the words leave open on which side of that day something lies, the tense of its sentence decides, and without one the past.
 * Code between backticks is not read. Linear in the length of the text; throws a RangeError only for an anchor that is no date.
 */
export function findTimeExpressions(text: string, anchorDate: string): readonly TimeExpression[] {
  const anchor = parseIsoDate(anchorDate);
  if (anchor === null) throw new RangeError(`anchorDate is no date: ${anchorDate}`);
  if (!mayNameTime(text)) return [];
  const tokens = tokenize(text);
  const reading: Reading = { tokens, tenses: new SentenceTenses(tokens), anchor };
  const expressions: TimeExpression[] = [];
  let at = 0;
  while (at < reading.tokens.length) {
    const found = expressionAt(text, reading, at);
    if (found !== null) expressions.push(found.expression);
    at = found?.next ?? at + 1;
  }
  return expressions;
}

function expressionAt(text: string, reading: Reading, at: number): { expression: TimeExpression; next: number } | null {
  const first = reading.tokens[at];
  if (first === undefined || isAttached(reading, at)) return null;
  const match = matchExpression(reading, at);
  if (match === null) return null;
  const said = withBracket(reading, withPossessive(reading, match));
  const range = toDateRange(said.span);
  const last = reading.tokens[said.next - 1];
  if (range === null || last === undefined || isAttached(reading, said.next)) return null;
  const expression = {
    index: first.start,
    text: text.slice(first.start, last.end),
    range,
    isAbsolute: said.isAbsolute,
  };
  return { expression, next: said.next };
}

/** A part of a longer word (`report-2019`, `today-list`, `5GB`), where nothing may begin and behind which nothing may have ended. */
function isAttached(reading: Reading, at: number): boolean {
  const [before, token] = [reading.tokens[at - 1], reading.tokens[at]];
  if (before === undefined || token?.isGlued !== true) return false;
  if (isHyphen(token.word)) return reading.tokens[at + 1]?.isGlued === true && isWordlike(reading, at + 1);
  return (
    isWordlike(reading, at) &&
    (isWordlike(reading, at - 1) ||
      isHyphen(before.word) ||
      (before.kind === 'mark' && !MAY_STAND_BEFORE.test(before.word)))
  );
}

const MAY_STAND_BEFORE = /^[,;()[\]{}"“”„«»<>|!?*…—–~^¿¡、。，；！？：「」'’‘:_.]$/u;

function isHyphen(word: string): boolean {
  return word === '-';
}

function isWordlike(reading: Reading, at: number): boolean {
  const kind = reading.tokens[at]?.kind;
  return kind === 'word' || kind === 'number' || kind === 'literal' || kind === 'opaque' || kind === 'suffix';
}

/** "last week's release": the date belongs behind the whole word. */
function withPossessive(reading: Reading, match: Match): Match {
  return wordAt(reading, match.next) === "'s" ? { ...match, next: match.next + 1 } : match;
}

/** `last week (2026-03-09 to 2026-03-15)`: what stands in the brackets was resolved when it was said, and holds against any other anchor. */
function withBracket(reading: Reading, match: Match): Match {
  if (!isMark(reading, match.next, '(')) return match;
  const start = literalDay(reading, match.next + 1);
  if (start === null) return match;
  const isRange = wordAt(reading, match.next + 2) === 'to';
  const end = isRange ? literalDay(reading, match.next + 3) : start;
  const close = match.next + (isRange ? 4 : 2);
  if (end === null || end < start || !isMark(reading, close, ')')) return match;
  const span: DaySpan = { start, end };
  return { next: close + 1, span, isAbsolute: true, isFloating: false };
}

function literalDay(reading: Reading, at: number): number | null {
  const token = reading.tokens[at];
  return token?.kind === 'literal' ? parseIsoDate(token.word) : null;
}
