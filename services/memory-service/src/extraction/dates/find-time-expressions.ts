import { type DaySpan, parseIsoDate, toDateRange, toDaySpan } from './calendar/calendar.js';
import type { DateRange } from './calendar/date-range.js';
import { beginsName } from './context/capital-names.js';
import { isOfEveryYear } from './context/every-year.js';
import { isFilm } from './context/film-titles.js';
import { isHabitOfSeason } from './context/habits-of-seasons.js';
import { isKindByWeekday } from './context/kinds-by-weekday.js';
import { isMoveSource, isSuperseded } from './context/moved-times.js';
import { isNameInCode } from './context/names-in-code.js';
import { isNameOfSomebody } from './context/names-of-days.js';
import { isNumberOfObject } from './context/numbered-objects.js';
import { openingPeriod, withinPeriod } from './context/opening-periods.js';
import { isTimeOfTalk } from './context/talk-times.js';
import { isMark, isOpening, type Match, type Reading, wordAt } from './context/time-rule.js';
import { findEastAsianTimes, isEastAsian } from './languages/east-asian/east-asian-times.js';
import { withSpokenDays } from './languages/times/spoken-days.js';
import { matchExpression } from './spans/ranges.js';
import { SentenceTenses } from './tense/tense.js';
import { findCodeSpans } from './tokens/code-spans.js';
import { mayNameTime } from './tokens/date-words.js';
import { weekdays } from './tokens/english-words.js';
import { withSpokenYears } from './tokens/spoken-years.js';
import { tokenize } from './tokens/tokens.js';
import { liftWrittenDays, type WrittenDays } from './tokens/written-days.js';

/** A time that a text names, as said, and the days that it means. */
export interface TimeExpression {
  /** Position in the text, UTF-16. */
  readonly index: number;
  /** The words as said; `text.slice(index, index + expression.text.length)` is the same string. */
  readonly text: string;
  /** Inclusive, as precise as what was said. */
  readonly range: DateRange;
  /**
   * Complete as written (day, month and year; month and year; a year; ISO; or with its date in brackets behind it):
   * nothing to add.
   */
  readonly isAbsolute: boolean;
  /** What something was moved away from ("from Friday to Monday", "instead of Friday"): not when it takes place. */
  readonly isReplaced?: true;
  /** What something comes before or after ("after Easter, on 7 April"): of two as precise the other one is its day. */
  readonly isBound?: true;
  /** When something was said ("as I said yesterday"): not when it takes place. */
  readonly isOfTalk?: true;
}

/** What names more is a list or a log, and no event's. */
const maxTimes = 200;

/**
 * The time expressions of a text, left to right, not overlapping; of more than {@link maxTimes} the first. `anchorDate`
 * (`YYYY-MM-DD`) is the day on which the text was said.
 * Where the words leave open on which side of that day something lies, the tense of its sentence decides, and without
 * one the past.
 * "Two days later" counts from the time before it: in the text, or else `toldBefore`.
 * Code between backticks is not read. Linear in the length of the text; throws a RangeError only for an anchor that is
 * no date.
 */
export function findTimeExpressions(
  text: string,
  anchorDate: string,
  toldBefore: DateRange | null = null,
): readonly TimeExpression[] {
  const anchor = parseIsoDate(anchorDate);
  if (anchor === null) throw new RangeError(`anchorDate is no date: ${anchorDate}`);
  if (isEastAsian(text)) return withEastAsian(text, anchor, mayNameTime(text) ? readWords(text, anchor) : []);
  return mayNameTime(text) ? readWords(text, anchor, toldBefore) : [];
}

/** The times of a text in words with spaces between them. */
function readWords(text: string, anchor: number, toldBefore: DateRange | null = null): readonly TimeExpression[] {
  const { tokens, written } = liftWrittenDays(withSpokenDays(withSpokenYears(tokenize(text))));
  const told = toldBefore === null ? null : toDaySpan(toldBefore);
  let reading: Reading = { tokens, tenses: new SentenceTenses(tokens), anchor, told };
  const expressions: TimeExpression[] = [];
  let period: DaySpan | null = null;
  let at = 0;
  while (at < tokens.length && expressions.length < maxTimes) {
    if (isOpening(reading, at)) period = null;
    const named = matchAt(reading, at);
    const match: Match | null =
      named === null || period === null ? named : withinPeriod(reading, at, named, period, matchExpression);
    const days = written.get(match === null ? at : match.next - 1);
    const expression = match === null ? writtenExpression(text, days) : expressionOf(text, reading, at, match, days);
    if (expression !== null) {
      expressions.push(expression);
      reading = { ...reading, told: toDaySpan(expression.range) };
    }
    if (match !== null) period = openingPeriod(reading, at, match) ?? period;
    at = match?.next ?? at + 1;
  }
  return expressions;
}

/**
 * Both kinds of times, left to right. What is read without spaces knows more: another time that overlaps it, or stands
 * in the same run of characters, is dropped. Code is not read.
 */
function withEastAsian(text: string, anchor: number, others: readonly TimeExpression[]): readonly TimeExpression[] {
  const code = findCodeSpans(text);
  const found: TimeExpression[] = [];
  let [span, other, lastEnd] = [0, 0, -1];
  const takeOthers = (until: number): void => {
    for (; (others[other]?.index ?? Infinity) < until; other += 1) {
      const each = others[other];
      if (
        each !== undefined &&
        !isJoined(text, lastEnd, each.index) &&
        !isJoined(text, each.index + each.text.length, until)
      )
        found.push(each);
    }
  };
  for (const time of findEastAsianTimes(text, anchor, maxTimes)) {
    while ((code[span]?.end ?? Infinity) <= time.start) span += 1;
    const range = toDateRange(time.span);
    if (range === null || (code[span]?.start ?? Infinity) < time.end) continue;
    takeOthers(time.start);
    while ((others[other]?.index ?? Infinity) < time.end) other += 1;
    found.push({ index: time.start, text: text.slice(time.start, time.end), range, isAbsolute: time.isAbsolute });
    lastEnd = time.end;
  }
  takeOthers(text.length + maxRunCharacters);
  return found;
}

/** Longer runs of characters without a space are not looked through. */
const maxRunCharacters = 64;

/** Whether two places of a text, or the first behind the second, have no space between them. */
function isJoined(text: string, end: number, start: number): boolean {
  return end >= 0 && start - end < maxRunCharacters && !/\s/.test(text.slice(end, start));
}

/** An expression that begins at a token and is a word of its own. */
function matchAt(reading: Reading, at: number): Match | null {
  if (isAttached(reading, at)) return null;
  const match = matchExpression(reading, at);
  if (
    match === null ||
    toDateRange(match.span) === null ||
    isOfEveryYear(reading, at, match) ||
    isHabitOfSeason(reading, at, match) ||
    isNameInCode(reading, at, match) ||
    (match.isAbsolute
      ? isQuotedValue(reading, at, match) || isNumberOfObject(reading, at, match.next)
      : isMentioned(reading, at, match))
  )
    return null;
  const said = withPossessive(reading, match);
  return isAttached(reading, said.next) ? null : said;
}

const naming = new Set(['called', 'named', 'labelled', 'labeled', 'titled']);
const presentOfBe = new Set(['is', 'are', "'s", 'be']);
const quotes = /^["“”„«»]$/u;

/**
 * "the dog is called Friday", `use "last week" as the label`, "my favourite song is Yesterday": words that are told of,
 * not times.
 */
function isMentioned(reading: Reading, at: number, { next }: Match): boolean {
  const before = wordAt(reading, at - 1);
  if (naming.has(before) && presentOfBe.has(wordAt(reading, at - 2))) return true;
  const [opening, closing] = [reading.tokens[at - 1], reading.tokens[next]];
  if (opening !== undefined && closing !== undefined && quotes.test(opening.word) && quotes.test(closing.word))
    return true;
  if (isNameOfSomebody(reading, at, next) || isKindByWeekday(reading, at, next) || isFilm(reading, at, next))
    return true;
  // "The week has Monday as day one"
  if (wordAt(reading, next) === 'as' && wordAt(reading, next + 1) === 'day') return true;
  return (
    isInTitle(reading, at, next) ||
    isDayName(reading, at, next) ||
    beginsName(reading, next) ||
    (before === 'is' && wordAt(reading, at - 2) === 'name')
  );
}

/** `dates such as "2024-01-31"`: digits in quotation marks are a value, and not when something is. */
const isQuotedValue = (reading: Reading, at: number, { next }: Match): boolean =>
  reading.tokens[at]?.kind === 'literal' &&
  next === at + 1 &&
  [at - 1, next].every((place) => /^["“”„`']$/u.test(reading.tokens[place]?.word ?? ''));

const maxTitleTokens = 4;

/** "Sunday Bloody Sunday", in quotation marks and capitals. */
function isInTitle(reading: Reading, at: number, next: number): boolean {
  const isQuotedTo = (from: number, step: 1 | -1): boolean => {
    let place = from;
    while (place !== from + maxTitleTokens * step && reading.tokens[place]?.isCapital === true) place += step;
    return quotes.test(reading.tokens[place]?.word ?? '');
  };
  return reading.tokens[at]?.isCapital === true && isQuotedTo(at - 1, -1) && isQuotedTo(next, 1);
}

const titled = new Set(['is', 'song', 'film', 'movie', 'novel', 'album', 'word', 'label']);

const works = new Set(['song', 'film', 'movie', 'novel', 'album', 'track', 'ballad']);

/** "The song Yesterday", "the label Today", "the song Friday I'm in Love", "the film Friday by …". */
function isDayName(reading: Reading, at: number, next: number): boolean {
  const [token, before, behind] = [reading.tokens[at], wordAt(reading, at - 1), reading.tokens[next]];
  if (token?.isCapital !== true || !titled.has(before)) return false;
  if (['today', 'yesterday', 'tomorrow'].includes(token.word)) return true;
  return works.has(before) && behind?.kind === 'word' && (behind.isCapital || ['is', 'by'].includes(behind.word));
}

/**
 * With its days in brackets behind it, an expression is complete: they were resolved when it was said, and hold against
 * any other anchor.
 */
function expressionOf(
  text: string,
  reading: Reading,
  at: number,
  match: Match,
  days: WrittenDays | undefined,
): TimeExpression | null {
  const start = reading.tokens[at]?.start ?? 0;
  const end = days?.close ?? reading.tokens[match.next - 1]?.end ?? start;
  const range = toDateRange(days?.span ?? match.span);
  return range === null
    ? null
    : {
        index: start,
        text: text.slice(start, end),
        range,
        isAbsolute: match.isAbsolute || days !== undefined,
        ...(isReplaced(reading, at, match.next) ? { isReplaced: true } : {}),
        ...(isBound(reading, at, match.next) ? { isBound: true } : {}),
        ...(isTimeOfTalk(reading, at) ? { isOfTalk: true } : {}),
      };
}

/** "Before Easter"; "by EOW, so Friday at the latest", whose other time says it more exactly. */
const isBound = (reading: Reading, at: number, next: number): boolean =>
  ['before', 'after'].includes(wordAt(reading, at - 1)) ||
  (isMark(reading, next, ',') &&
    ['so', 'meaning'].includes(wordAt(reading, next + 1)) &&
    weekdays.has(wordAt(reading, next + 2)));

const isReplaced = (reading: Reading, at: number, next: number): boolean =>
  (isMoveSource(reading, at) && wordAt(reading, next) === 'to') || isSuperseded(reading, at, next);

/** Days in brackets behind a word that names no time: "the launch (2026-03-09)". */
function writtenExpression(text: string, days: WrittenDays | undefined): TimeExpression | null {
  const range = days === undefined ? null : toDateRange(days.span);
  if (days === undefined || range === null) return null;
  return { index: days.start, text: text.slice(days.start, days.end), range, isAbsolute: true };
}

/**
 * A part of a longer word (`report-2019`, `today-list`, `5GB`), where nothing may begin and behind which nothing may
 * have ended.
 */
function isAttached(reading: Reading, at: number): boolean {
  const [before, token] = [reading.tokens[at - 1], reading.tokens[at]];
  if (before === undefined || token?.isGlued !== true) return false;
  if (isHyphen(token.word)) return reading.tokens[at + 1]?.isGlued === true && isWordlike(reading, at + 1);
  return (
    isWordlike(reading, at) &&
    (isWordlike(reading, at - 1) ||
      isHyphen(before.word) ||
      (before.kind === 'mark' && !mayStandBefore.test(before.word)))
  );
}

const mayStandBefore = /^[,;()[\]{}"“”„«»<>|!?*…—–~^¿¡、。，；！？：「」'’‘:_.]$/u;

function isHyphen(word: string): boolean {
  return word === '-';
}

const wordlike: ReadonlySet<string> = new Set(['word', 'number', 'literal', 'dotted', 'clock', 'opaque', 'suffix']);

function isWordlike(reading: Reading, at: number): boolean {
  const kind = reading.tokens[at]?.kind;
  return kind !== undefined && wordlike.has(kind);
}

/** "last week's release": the date belongs behind the whole word. */
function withPossessive(reading: Reading, match: Match): Match {
  return wordAt(reading, match.next) === "'s" ? { ...match, next: match.next + 1 } : match;
}
