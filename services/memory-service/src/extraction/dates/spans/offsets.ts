import { civilDate, type DaySpan, daySpan } from '../calendar/calendar.js';
import { isVerbOfLasting } from '../context/last-as-verb.js';
import {
  isMark,
  type Match,
  numberKey,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  skipOptional,
  skipWords,
  wordAt,
} from '../context/time-rule.js';
import { isMovingWindow } from '../context/windows.js';
import { matchBase } from '../named/base-expressions.js';
import { type Count, countAt, isWithinHours } from '../named/counted-units.js';
import { holidayNamed } from '../named/holidays.js';
import { yearlyMonth } from '../named/months.js';
import { moveDay, unitSpan, weekendOf } from '../named/periods.js';
import { seasonNamed } from '../named/seasons.js';
import { weekdayAt, weekdayNamed } from '../named/weekday-names.js';
import { narrowToWeekday, weekdayAfter, weekdayBefore, weekdayWithin } from '../named/weekdays.js';
import { lastEnded, type Yearly } from '../named/yearly.js';
import { yearsAway } from '../named/years.js';
import { determiners } from '../tense/subjects.js';
import { isUndecidedBefore } from '../tense/undecided-forms.js';
import { months, numberWords, shortWeekdays, units, weekdays } from '../tokens/english-words.js';
import { inWholeDays, isTermInHours } from './days-told-as-hours.js';
import { isRate } from './rates.js';
import { daysCountedFrom, matchWeekBehind, matchWeeksBefore } from './weeks-from-days.js';

/*
 * Counted from now, an expression is as precise as its unit: "3 days ago" is a day, "two weeks ago" a Monday to Sunday,
 * "a year ago" a calendar year. Counted from a named day it leads to a day ("two weeks before Christmas"), and so does
 * "a year ago today".
 */

const monthsAway = new Map([
  ['last', -1],
  ['this', 0],
  ['next', 1],
]);

/** `3 days ago`, `a few weeks back`, `a year ago today`, `six weeks ago to the day`, `ten years ago this month`. */
const matchAgo: Rule = (reading, at) => {
  const count = countAt(reading, at);
  const word = count === null ? '' : wordAt(reading, count.next);
  if (count === null || (word !== 'ago' && !(word === 'back' && count.unit !== 'hour' && count.unit !== 'minute')))
    return null;
  const from = daysCountedFrom.get(wordAt(reading, count.next + 1));
  const toTheDay = skipWords(reading, count.next + 1, 'to', 'the', 'day');
  if (from !== undefined || toTheDay !== null || wordAt(reading, at - 1) === 'exactly') {
    const next = toTheDay ?? (from === undefined ? count.next + 1 : count.next + 2);
    return relative(next, daySpan(moveDay(count.unit, reading.anchor + (from ?? 0), -count.min)));
  }
  const month = monthsAway.get(wordAt(reading, count.next + 1));
  if (count.unit === 'year' && month !== undefined && wordAt(reading, count.next + 2) === 'month')
    return relative(count.next + 3, unitSpan('month', moveDay('year', reading.anchor, -count.min), month));
  const ago = relative(count.next + 1, countedSpan(reading.anchor, count, -1));
  return (
    (count.unit === 'year' && count.min === count.max ? withinYear(reading, ago) : null) ??
    narrowToWeekday(reading, ago)
  );
};

const leadsWithinYear = ['in', 'on', 'at', 'around', 'over', 'during', 'for', 'this'];

/**
 * `two years ago in May`, `a year ago, on 4 June`, `three years ago at Christmas`, `five years ago this May`: what is
 * named behind a year, in it.
 */
function withinYear(reading: Reading, year: Match): Match | null {
  const comma = isMark(reading, year.next, ',') ? year.next + 1 : year.next;
  const from = skipOptional(reading, comma, ...leadsWithinYear);
  if (from === comma || weekdayAt(reading, from) !== null) return null;
  const named = matchBase({ ...reading, isLed: true, anchor: year.span.end, lean: 'past' }, from);
  return named?.isFloating === true && named.span.start >= year.span.start ? relative(named.next, named.span) : null;
}

const yearsNamed = new Map([...yearsAway, ['coming', 1]]);

/** `last year in March`, `next year on 4 May`, `this year at Christmas`. */
const matchNamedInYear: Rule = (reading, at) => {
  const away = yearsNamed.get(wordAt(reading, at));
  if (away === undefined || wordAt(reading, at + 1) !== 'year') return null;
  return withinYear(reading, relative(at + 2, unitSpan('year', reading.anchor, away)));
};

/** `it's been three weeks since the surgery`: when that was, where no time behind "since" tells more. */
const matchBeenSince: Rule = (reading, at) => {
  const count = countAt(reading, at);
  if (count === null || isWithinHours(count)) return null;
  const toTheDay = skipWords(reading, count.next, 'to', 'the', 'day');
  const since = toTheDay ?? count.next;
  if (wordAt(reading, since) !== 'since') return null;
  const been = ['about', 'almost', 'nearly', 'over', 'exactly', 'only'].includes(wordAt(reading, at - 1))
    ? at - 2
    : at - 1;
  if (wordAt(reading, been) !== 'been' || matchNamedBase(reading, since + 1) !== null) return null;
  return toTheDay === null
    ? relative(count.next, countedSpan(reading.anchor, count, -1))
    : relative(toTheDay, daySpan(moveDay(count.unit, reading.anchor, -count.min)));
};

function countedSpan(day: number, count: Count, sign: 1 | -1): DaySpan {
  const near = unitSpan(count.unit, day, sign * count.min);
  const far = unitSpan(count.unit, day, sign * count.max);
  return { start: Math.min(near.start, far.start), end: Math.max(near.end, far.end) };
}

/** `3 days before Christmas`, `two weeks after Easter`, `a week from Friday`, `two days from now`. */
const matchCountedFrom: Rule = (reading, at) => {
  const count = inWholeDays(countAt(reading, at));
  if (count === null) return null;
  const link = wordAt(reading, count.next);
  const sign = link === 'before' || link === 'prior' ? -1 : 1;
  if (!['before', 'after', 'from', 'prior'].includes(link)) return null;
  const from = skipOptional(reading, count.next + 1, 'to');
  // "Twice a day from now on" is how often.
  if (link === 'from' && wordAt(reading, from) === 'now' && wordAt(reading, from + 1) === 'on') return null;
  if (link === 'from' && wordAt(reading, from) === 'now')
    return wordAt(reading, at - 1) === 'exactly'
      ? relative(from + 1, daySpan(moveDay(count.unit, reading.anchor, count.min)))
      : relative(from + 1, countedSpan(reading.anchor, count, 1));
  // "Kept for 90 days from March": how long, and from when on. Three months "from September" lead to December.
  if (link === 'from' && (wordAt(reading, at - 1) === 'for' || isRate(reading, at))) return null;
  // "A week from Friday" counts from the one to come.
  const led: Reading = { ...reading, isLed: true, ...(link === 'from' ? { lean: 'future' as const } : {}) };
  const base = matchBase(led, from) ?? (link === 'from' ? null : matchBehindNoun(reading, from));
  // "22 days from 10 January to 1 February" is a range and how long it is.
  if (base === null || (link === 'from' && ['to', 'until'].includes(wordAt(reading, base.next)))) return null;
  return relative(base.next, countedFromSpan(count, base.span, sign));
};

/** So long before or after some days: from a single one it leads to a day. */
export function countedFromSpan(count: Count, span: DaySpan, sign: 1 | -1): DaySpan {
  const day = sign < 0 ? span.start : span.end;
  if (span.start !== span.end && count.unit !== 'day') return countedSpan(day, count, sign);
  const moved = [count.min, count.max].map((amount) => moveDay(count.unit, day, sign * amount));
  return { start: Math.min(...moved), end: Math.max(...moved) };
}

/** "The last 20 minutes" are no days; "the last 24 hours" are. */
function isWithinDay(count: Count): boolean {
  return count.unit === 'minute' || (count.unit === 'hour' && count.max < 24);
}

/**
 * `in two weeks`, `in 3 days' time`: told in the past it is how long something took ("we finished it in two weeks"),
 * and "days in a year" are a rate.
 */
const matchIn: Rule = (reading, at) => {
  const isExact = wordAt(reading, at + 1) === 'exactly';
  const count = inWholeDays(countAt(reading, skipOptional(reading, at + 1, 'about', 'around', 'exactly')));
  if (count === null || wordAt(reading, count.next) === 'of' || isTermInHours(reading, at, count.next)) return null;
  // "Notice has to be in 30 days before that": "in" belongs to the verb.
  if (['before', 'after', 'prior'].includes(wordAt(reading, count.next))) return null;
  const tense = reading.tenses.around(at, count.next);
  const isRate =
    units.has(wordAt(reading, at - 1)) ||
    countedBefore.has(wordAt(reading, at - 1)) ||
    skipWords(reading, count.next, 'on', 'average') !== null;
  if (isLastingLong(reading, at, count)) return null;
  if (isRate || ((tense === 'past' || tense === 'perfect') && !isUndecidedBefore(reading.tokens, at))) return null;
  // "Nobody learns it in a day."
  if (tense !== 'future' && count.unit === 'day' && count.max === 1 && ['a', 'one'].includes(wordAt(reading, at + 1)))
    return null;
  const apostrophe = ["'", '’'].some((mark) => isMark(reading, count.next, mark)) ? count.next + 1 : count.next;
  const behind = skipAside(reading, apostrophe);
  const next = wordAt(reading, behind) === 'time' ? behind + 1 : count.next;
  const span = isExact
    ? daySpan(moveDay(count.unit, reading.anchor, count.min))
    : countedSpan(reading.anchor, count, 1);
  return relative(next, span);
};

const maxAsideTokens = 6;

/** "In a month's (maybe two) time": behind what is put in within. */
function skipAside(reading: Reading, at: number): number {
  const from = wordAt(reading, at) === "'s" ? at + 1 : at;
  if (!isMark(reading, from, '(')) return at;
  for (let end = from + 2; end <= from + maxAsideTokens; end += 1)
    if (isMark(reading, end, ')')) return wordAt(reading, end + 1) === 'time' ? end + 1 : at;
  return at;
}

/** `the eve of Easter`, `on the eve of 5 March`. */
const matchEve: Rule = (reading, at) => {
  const base = wordAt(reading, at + 1) === 'of' ? matchNamedBase(reading, at + 2) : null;
  return base === null ? null : relative(base.next, daySpan(base.span.start - 1));
};

const countedBefore = new Set(['once', 'twice', 'times', 'second', 'seconds']);

/** "The archive must still be readable in thirty years": how long it is to last. */
function isLastingLong(reading: Reading, at: number, { unit, min }: Count): boolean {
  if (unit !== 'decade' && (unit !== 'year' || min < yearsOfLastingLong)) return false;
  return [1, 2, 3, 4].some((back) => wordAt(reading, at - back) === 'still');
}

const yearsOfLastingLong = 10;

/** `within two weeks`: from now until then. */
const matchWithin: Rule = (reading, at) => {
  const count = inWholeDays(countAt(reading, at + 1));
  const tense = count === null ? null : reading.tenses.around(at, count.next);
  if (count === null || tense !== 'future' || isTermInHours(reading, at, count.next)) return null;
  return relative(count.next, { start: reading.anchor, end: moveDay(count.unit, reading.anchor, count.max) });
};

/** `the last two weeks`, `the past few months`, `the next 3 days`: up to now, or from now on. */
const matchRolling: Rule = (reading, at) => {
  const from = skipOptional(reading, at, 'the', 'these', 'this');
  const which = wordAt(reading, from);
  const count = countAt(reading, from + 1);
  if (
    count === null ||
    isVerbOfLasting(reading, at, count.next) ||
    isWithinDay(count) ||
    (which !== 'next' && which !== 'coming' && isMovingWindow(reading, at)) ||
    ['a', 'an'].includes(wordAt(reading, from + 1))
  )
    return null;
  if (which === 'next' || which === 'coming')
    return relative(count.next, { start: reading.anchor, end: moveDay(count.unit, reading.anchor, count.max) });
  if (which !== 'last' && which !== 'past' && which !== 'previous') return null;
  return relative(count.next, { start: moveDay(count.unit, reading.anchor, -count.max), end: reading.anchor });
};

/**
 * `the day after Thanksgiving`, `the week before Christmas` (Monday to Sunday), `the weekend after Easter`, `the Friday
 * before 5 March`.
 */
const matchBeside: Rule = (reading, at) => {
  const named = skipOptional(reading, skipOptional(reading, at, 'the'), 'last', 'first', 'very');
  const link = wordAt(reading, named + 1);
  const isBefore = link === 'before';
  if (named === at || (!isBefore && link !== 'after')) return null;
  // "The first Friday before" is none, "the last one before" is.
  const order = wordAt(reading, named - 1);
  if (order === (isBefore ? 'first' : 'last')) return null;
  const base = matchNamedBase(reading, named + 2) ?? matchBehindNoun(reading, named + 2);
  if (base === null) return null;
  const span = besideSpan(reading, named, base.span, isBefore);
  return span === null ? null : relative(base.next, span);
};

function matchNamedBase(reading: Reading, at: number): Match | null {
  const led: Reading = { ...reading, isLed: true };
  const from = skipOptional(reading, at, 'the');
  return matchBase(led, from) ?? (from > at ? matchBase(led, at) : null);
}

const maxNounTokens = 4;
const dayLeads = new Set(['on', 'in']);

/**
 * "The town hall on Thursday", "our launch on 5 May": the day of what has one, where no other clause begins before it.
 */
function matchBehindNoun(reading: Reading, at: number): Match | null {
  if (!determiners.has(wordAt(reading, at))) return null;
  for (let lead = at + 2; lead <= at + 1 + maxNounTokens; lead += 1) {
    if (wordAt(reading, lead) === '') return null;
    if (!dayLeads.has(wordAt(reading, lead))) continue;
    return matchBase({ ...reading, isLed: true }, lead + 1);
  }
  return null;
}

/** The day, week, month or weekday that is named at `at`, right before or after some days. */
export function besideSpan(reading: Reading, at: number, { start, end }: DaySpan, isBefore: boolean): DaySpan | null {
  const weekday = weekdayNamed(reading, at);
  if (weekday !== null) return daySpan(isBefore ? weekdayBefore(start, weekday) : weekdayAfter(end, weekday));
  const unit = units.get(wordAt(reading, at));
  const sign = isBefore ? -1 : 1;
  // "The night before", and not the one before last, whose rule knows it
  const isNight = ['night', 'nite', 'evening'].includes(wordAt(reading, at));
  if (unit === 'day' || (isNight && isBefore)) return daySpan(isBefore ? start - 1 : end + 1);
  if (unit === 'weekend') return isBefore ? weekendOf(weekdayBefore(start, 5)) : weekendOf(weekdayAfter(end, 5));
  if (unit === undefined || unit === 'hour' || unit === 'minute') return null;
  return unitSpan(unit, isBefore ? start : end, sign);
}

/** `two Fridays ago`, `three Mondays from now`, `three summers ago`, `two Christmases ago`: the latest is the first that is counted. */
const matchRecurringAgo: Rule = (reading, at) => {
  const token = reading.tokens[at];
  const count = token?.kind === 'number' ? Number(token.word) : numberWords.get(wordAt(reading, at));
  const plural = wordAt(reading, at + 1);
  if (count === undefined || count === 0 || !plural.endsWith('s')) return null;
  const weekday = weekdays.get(plural.slice(0, -1));
  const fromNow = skipWords(reading, at + 2, 'from', 'now');
  if (fromNow !== null && weekday !== undefined)
    return relative(fromNow, daySpan(weekdayAfter(reading.anchor, weekday) + (count - 1) * 7));
  if (wordAt(reading, at + 2) !== 'ago') return null;
  if (weekday !== undefined) return relative(at + 3, daySpan(weekdayBefore(reading.anchor, weekday) - (count - 1) * 7));
  const yearly = yearlyNamed(plural, reading.tokens[at + 1]?.isCapital === true);
  const latest = yearly === null ? null : lastEnded(yearly, reading.anchor);
  if (yearly === null || latest === null || count > 100) return null;
  const span = yearly(civilDate(latest.start).year - count + 1);
  return span === null ? null : relative(at + 3, span);
};

/** "Summers", "Christmases", "Mays". */
function yearlyNamed(plural: string, isCapital: boolean): Yearly | null {
  const [name, stem] = [plural.slice(0, -1), plural.slice(0, -2)];
  const month = isCapital ? months.get(name) : undefined;
  return (
    seasonNamed(name) ??
    holidayNamed(name) ??
    holidayNamed(stem) ??
    (month === undefined ? null : yearlyMonth(month.month))
  );
}

/** `Friday two weeks ago`, `Monday in three weeks`: that day of the week that is counted. */
const matchWeekdayOfCounted: Rule = (reading, at) => {
  const weekday = weekdayAt(reading, at);
  const match = wordAt(reading, at + 1) === 'in' ? matchIn : matchAgo;
  const counted = weekday === null ? null : match(reading, at + 1);
  if (weekday === null || counted === null || counted.span.end - counted.span.start !== 6) return null;
  return relative(counted.next, daySpan(weekdayWithin(counted.span, weekday)));
};

const countWords = [numberKey, 'a', 'an', 'half', 'few', 'several', 'couple', ...numberWords.keys()];

export const offsetRules = new RuleIndex()
  .add(countWords, matchAgo)
  .add(countWords, matchCountedFrom)
  .add(countWords, matchWeeksBefore)
  .add(countWords, matchBeenSince)
  .add([...weekdays.keys(), ...daysCountedFrom.keys()], matchWeekBehind)
  .add([numberKey, ...numberWords.keys()], matchRecurringAgo)
  .add([...weekdays.keys(), ...shortWeekdays.keys()], matchWeekdayOfCounted)
  .add(['in'], matchIn)
  .add(['within'], matchWithin)
  .add(['the', 'these', 'this', 'last', 'past', 'previous', 'next', 'coming'], matchRolling)
  .add(yearsNamed.keys(), matchNamedInYear)
  .add(['the', 'last', 'first'], matchBeside)
  .add(['eve'], matchEve);
