import { civilDate, type DaySpan, daySpan, monthsSpan, weekdayOf } from '../calendar/calendar.js';
import {
  isMark,
  isOpening,
  type Match,
  numberKey,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  skipOptional,
  wordAt,
} from '../context/time-rule.js';
import { matchBase } from '../named/base-expressions.js';
import { countAt } from '../named/counted-units.js';
import { moveDay, unitSpan, weekendOf } from '../named/periods.js';
import { weekdayAt } from '../named/weekday-names.js';
import { weekdayAfter, weekdayBefore } from '../named/weekdays.js';
import { months, ordinalSuffixes, ordinals, units } from '../tokens/english-words.js';

/** First, middle and last third of a period. */
export type Third = 0 | 1 | 2;

const thirds: ReadonlyMap<string, Third> = new Map([
  ['early', 0],
  ['beginning', 0],
  ['beg', 0],
  ['start', 0],
  ['mid', 1],
  ['middle', 1],
  ['late', 2],
  ['end', 2],
]);
const minMonthDays = 28;

/**
 * A third of a period: days 1–10, 11–20 and 21–end of a month; four months of a year; one month of a quarter or season;
 * four, three and three years of a decade, and 34, 33 and 33 of a century; Monday–Tuesday, Wednesday–Thursday and
 * Friday–Sunday of a week. Null for shorter spans.
 */
export function thirdOf(span: DaySpan, third: Third): DaySpan | null {
  const days = span.end - span.start + 1;
  if (days === 7) return cut(span, [0, 2, 4, 7], third);
  const from = civilDate(span.start);
  const to = civilDate(span.end + 1);
  const months = (to.year - from.year) * 12 + to.month - from.month;
  if (from.day !== 1 || to.day !== 1 || days < minMonthDays) return null;
  if (months === 1) return cut(span, [0, 10, 20, days], third);
  const bounds = wholeYears.get(months) ?? [0, Math.round(months / 3), Math.round((2 * months) / 3), months];
  const first = bounds[third] ?? 0;
  return monthsSpan(from.year, from.month + first, (bounds[third + 1] ?? months) - first);
}

/** Bounds in months within a decade and a century, which are told in years. */
const wholeYears: ReadonlyMap<number, readonly number[]> = new Map([
  [120, [0, 48, 84, 120]],
  [1200, [0, 408, 804, 1200]],
]);

function cut(span: DaySpan, bounds: readonly number[], third: Third): DaySpan {
  return { start: span.start + (bounds[third] ?? 0), end: span.start + (bounds[third + 1] ?? 0) - 1 };
}

/** A period that something is a part of: a named one, or `the month` for the current one. */
function matchWhole(reading: Reading, at: number): Match | null {
  const article = skipOptional(reading, at, 'the', 'that');
  const unit = article > at ? units.get(wordAt(reading, article)) : undefined;
  const isCurrent =
    unit !== undefined && ['week', 'month', 'quarter', 'year', 'decade'].includes(wordAt(reading, article));
  if (isCurrent && wordAt(reading, at) === 'the') {
    const named = matchBase({ ...reading, isLed: true }, at);
    return named ?? relative(article + 1, unitSpan(unit, reading.anchor, 0));
  }
  return matchBase({ ...reading, isLed: true }, article) ?? matchBase({ ...reading, isLed: true }, at);
}

/** `early 2024`, `mid-June`, `late last year`, `late 1990s`. */
const matchAdjective: Rule = (reading, at) => {
  const third = thirds.get(wordAt(reading, at));
  const from = skipOptional(reading, isMark(reading, at + 1, '-') ? at + 2 : at + 1, 'in');
  const whole = third === undefined ? null : matchWhole(reading, from);
  return third === undefined || whole === null ? null : untilNow(reading, at, partOf(whole, third));
};

function partOf(whole: Match, third: Third): Match | null {
  const span = thirdOf(whole.span, third);
  return span === null ? null : { ...whole, span };
}

/** `the end of last month`, `beginning of 2024`, `the middle of the week`, `end of year`. */
const matchNoun: Rule = (reading, at) => {
  const third = thirds.get(wordAt(reading, at));
  if (third === undefined) return null;
  const isOf = wordAt(reading, at + 1) === 'of';
  if (!isOf && !isBareEnd(reading, at)) return null;
  const from = isOf ? at + 2 : at + 1;
  const whole = matchWhole(reading, from) ?? (third === 2 && isOf ? matchBareUnit(reading, from) : null);
  if (whole === null) return null;
  const isLatest =
    wordAt(reading, whole.next) === 'latest' ||
    (wordAt(reading, whole.next) === 'at' && wordAt(reading, whole.next + 2) === 'latest');
  return third === 2 && (isLatest || isDeadline(reading, at))
    ? { ...whole, span: daySpan(whole.span.end) }
    : untilNow(reading, at, partOf(whole, third));
};

/** "I moved at the beginning of this year", said in March: what was is over by then. */
function untilNow(reading: Reading, at: number, part: Match | null): Match | null {
  if (part === null || part.isAbsolute || part.span.start >= reading.anchor || part.span.end <= reading.anchor)
    return part;
  const tense = reading.tenses.around(at, part.next);
  return tense === 'past' || tense === 'perfect' ? { ...part, span: { ...part.span, end: reading.anchor } } : part;
}

/** "By end april", "until mid sept", "end apr latest" */
const isBareEnd = (reading: Reading, at: number): boolean =>
  months.has(wordAt(reading, at + 1)) &&
  (beforeBareEnds.has(wordAt(reading, at - 1)) || wordAt(reading, at + 2) === 'latest' || isOpening(reading, at));

const beforeBareEnds = new Set('by until till before since from for due around til'.split(' '));

/** "By the end of the month" is by its last day, and so "the contract runs out at the end of the month" is on it. */
function isDeadline(reading: Reading, at: number): boolean {
  const lead = wordAt(reading, at - 1) === 'the' ? at - 2 : at - 1;
  const word = wordAt(reading, lead);
  const isLabelled = isMark(reading, lead, ':') || word === 'is' || word === 'was';
  if (isLabelled && deadlines.has(wordAt(reading, lead - 1))) return true;
  // "When does the lease expire? End of May"
  const asked = isMark(reading, lead, '?') ? wordAt(reading, lead - 1) : '';
  if (deadlines.has(asked) || expires.has(asked)) return true;
  return ['by', 'before'].includes(word) || isExpiry(reading, ['at', 'on'].includes(word) ? lead - 1 : lead);
}

/** "Deadline: end of March" */
const deadlines = new Set(['deadline', 'due', 'expiry', 'cutoff']);

const expires = new Set('expire expires expired expiring ends ended end lapses lapsed due'.split(' '));
/** "Runs out", "is up" */
const phrasesOfExpiry = new Map([
  ['out', new Set(['runs', 'ran', 'run', 'running'])],
  ['up', new Set(['is', 'are', "'s", 'was', 'were'])],
]);

function isExpiry(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at);
  return expires.has(word) || phrasesOfExpiry.get(word)?.has(wordAt(reading, at - 1)) === true;
}

/** "by end of month", as deadlines are written. */
function matchBareUnit(reading: Reading, at: number): Match | null {
  const unit = units.get(wordAt(reading, at));
  const isPeriod = unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year';
  return isPeriod && !wordAt(reading, at).endsWith('s') ? relative(at + 1, unitSpan(unit, reading.anchor, 0)) : null;
}

/**
 * `the first week of June`, `the last working day of next month`, `the first Monday of 2024`, `the second weekend in
 * May`.
 */
const matchOrdinalPart: Rule = (reading, at) => {
  const place = placeInOrderAt(reading, at);
  if (place === null) return null;
  const { count, next } = place;
  const unitAt = ['working', 'business'].includes(wordAt(reading, next)) ? next + 1 : next;
  const link = wordAt(reading, unitAt + 1);
  if ((link !== 'of' && link !== 'in') || isOfEveryMonth(reading, at, unitAt)) return null;
  const whole = matchWhole(reading, unitAt + 2);
  const span = whole === null ? null : ordinalPart(reading, next, whole.span, count);
  return whole === null || span === null ? null : { ...whole, span };
};

/** `first`, `1st`, and −1 for `last`. */
function placeInOrderAt(reading: Reading, at: number): { count: number; next: number } | null {
  const word = wordAt(reading, at);
  const count = word === 'last' ? -1 : ordinals.get(word);
  if (count !== undefined) return { count, next: at + 1 };
  const digits = reading.tokens[at];
  const isOrdinal = reading.tokens[at + 1]?.isGlued === true && ordinalSuffixes.has(wordAt(reading, at + 1));
  if (digits?.kind !== 'number' || digits.word.length > 2 || !isOrdinal) return null;
  return { count: Number(digits.word), next: at + 2 };
}

/** "Every second Friday of the month", "we meet on the first Thursday of the month": what holds for every month. */
function isOfEveryMonth(reading: Reading, at: number, unitAt: number): boolean {
  if (wordsOfEvery.has(wordAt(reading, at - 1))) return true;
  const isAnyMonth = wordAt(reading, unitAt + 2) === 'the' && wordAt(reading, unitAt + 3) === 'month';
  const isWeekday = weekdayAt(reading, unitAt) !== null || isWorkingDay(reading, at + 1);
  return isAnyMonth && isWeekday && reading.tenses.around(at, unitAt + 4) === 'present';
}

const isWorkingDay = (reading: Reading, at: number): boolean =>
  ['working', 'business', 'weekday'].includes(wordAt(reading, at));

const wordsOfEvery = new Set(['every', 'each']);

/** The n-th (−1: the last) day, seven days, weekend, month or weekday of a period; null when it has none. */
function ordinalPart(reading: Reading, at: number, whole: DaySpan, count: number): DaySpan | null {
  const span = unboundedPart(reading, at, whole, count);
  if (span === null || whole.end - whole.start < 6) return null;
  return span.start >= whole.start && span.start <= whole.end
    ? { start: span.start, end: Math.min(span.end, whole.end) }
    : null;
}

function unboundedPart(reading: Reading, at: number, whole: DaySpan, count: number): DaySpan | null {
  const weekday = weekdayAt(reading, at);
  if (weekday !== null) return daySpan(nthWeekday(whole, weekday, count));
  if (isWorkingDay(reading, at)) return daySpan(nthWorkingDay(whole, count));
  const word = wordAt(reading, at);
  if (word === 'day') return daySpan(count < 0 ? whole.end : whole.start + count - 1);
  if (word === 'week')
    return count < 0
      ? { start: whole.end - 6, end: whole.end }
      : { start: whole.start + (count - 1) * 7, end: whole.start + count * 7 - 1 };
  if (word === 'weekend') return weekendOf(nthWeekday(whole, 5, count));
  if (word === 'half') return halfOf(whole, count);
  if (word === 'month') return unitSpan('month', count < 0 ? whole.end : whole.start, count < 0 ? 0 : count - 1);
  return null;
}

/** Days 1–15 of a month and the rest of it; null for other spans, whose halves are those of a calendar year. */
function halfOf(whole: DaySpan, count: number): DaySpan | null {
  const isMonth = civilDate(whole.start).day === 1 && whole.end - whole.start < 31;
  if (!isMonth || count > 2) return null;
  const middle = whole.start + 14;
  return count === 1 ? { start: whole.start, end: middle } : { start: middle + 1, end: whole.end };
}

/** `the first two weeks of August`, `the last ten days of June`. */
const matchCountedPart: Rule = (reading, at) => {
  const word = wordAt(reading, at);
  const count = word === 'first' || word === 'last' ? countAt(reading, at + 1) : null;
  if (count === null || !['of', 'in'].includes(wordAt(reading, count.next))) return null;
  const whole = matchWhole(reading, count.next + 1);
  if (whole === null || !['day', 'week', 'month'].includes(count.unit)) return null;
  const { start, end } = whole.span;
  const span =
    word === 'first'
      ? { start, end: moveDay(count.unit, start, count.max) - 1 }
      : { start: moveDay(count.unit, end + 1, -count.max), end };
  return span.start < start || span.end > end ? null : { ...whole, span };
};

/** Of Monday to Friday; no holiday is left out, since each place has its own. */
function nthWorkingDay(whole: DaySpan, count: number): number {
  const step = count < 0 ? -1 : 1;
  let day = count < 0 ? whole.end : whole.start;
  for (let left = Math.abs(count); ; day += step) {
    if (weekdayOf(day) < saturday) left -= 1;
    if (left === 0) return day;
  }
}

const saturday = 5;

function nthWeekday(whole: DaySpan, weekday: number, count: number): number {
  return count < 0 ? weekdayBefore(whole.end + 1, weekday) : weekdayAfter(whole.start - 1, weekday) + (count - 1) * 7;
}

/** "Week commencing 6 April", "w/e 27 March". */
const linksOfWeek = new Set(['of', 'commencing', 'beginning', 'starting', 'ending']);
const shortForWeek = new Set(['w/c', 'w/e']);

/** `the week of 9 March`, `week commencing 6 April`, `the weekend of May 5`: the one around that day. */
const matchAroundDay: Rule = (reading, at) => {
  const isShort = shortForWeek.has(wordAt(reading, at));
  const unit = isShort ? 'week' : units.get(wordAt(reading, at));
  if (unit !== 'week' && unit !== 'weekend') return null;
  if (!isShort && !linksOfWeek.has(wordAt(reading, at + 1))) return null;
  const from = isShort ? at + 1 : at + 2;
  const day =
    matchBase({ ...reading, isLed: true }, from) ??
    matchBase({ ...reading, isLed: true }, skipOptional(reading, from, 'the'));
  return day === null || day.span.start !== day.span.end ? null : { ...day, span: unitSpan(unit, day.span.start, 0) };
};

const withArticle = new RuleIndex()
  .add(['end', 'beginning', 'beg', 'start', 'middle'], matchNoun)
  .add(['last', numberKey, ...ordinals.keys()], matchOrdinalPart)
  .add(['first', 'last'], matchCountedPart)
  .add(['week', 'weekend', ...shortForWeek], matchAroundDay);

const matchAfterArticle: Rule = (reading, at) => withArticle.match(reading, at + 1);

export const partRules = new RuleIndex()
  .addAll(withArticle)
  .add(['early', 'mid', 'late'], matchAdjective)
  .add(['the'], matchAfterArticle);
