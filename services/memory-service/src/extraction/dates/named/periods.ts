import {
  addMonths,
  civilDate,
  type DaySpan,
  daySpan,
  monthSpan,
  monthsSpan,
  weekSpan,
  yearSpan,
} from '../calendar/calendar.js';
import {
  leanAt,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  skipOptional,
  skipWords,
  wordAt,
} from '../context/time-rule.js';
import { ordinalSuffixes, shortWeekdays, type Unit, units, weekdays } from '../tokens/english-words.js';
import { isOfMonth } from './every-week.js';
import { holidayNameAt } from './holidays.js';
import { monthNameAt } from './months.js';
import { quarterNameAt } from './quarters.js';
import { seasonNameAt } from './seasons.js';
import { skipPartOfDay, weekdayAt } from './weekday-names.js';
import { narrowToWeekday, weekdayAfter, weekdayBefore, weekdayWithin } from './weekdays.js';
import { currentOrComing, lastBegun, lastEnded, nextToBegin, type Yearly } from './yearly.js';

const saturdayIndex = 5;

/**
 * The calendar day, week (Monday to Sunday), weekend, month, quarter, year or decade that lies `count` of them away
 * from the one around `day`.
 */
export function unitSpan(unit: Unit, day: number, count: number): DaySpan {
  const { year, month } = civilDate(day);
  if (unit === 'week') return weekSpan(day + count * 7);
  if (unit === 'weekend') return weekendOf(day + count * 7);
  if (unit === 'month') return monthSpan(year, month + count);
  if (unit === 'quarter') return monthsSpan(year, (Math.ceil(month / 3) + count) * 3 - 2, 3);
  if (unit === 'year') return yearSpan(year + count);
  if (unit === 'decade') return monthsSpan((Math.floor(year / 10) + count) * 10, 1, 120);
  return daySpan(day + Math.trunc(count / (unit === 'hour' ? 24 : unit === 'minute' ? 1440 : 1)));
}

const monthsOfUnit: ReadonlyMap<Unit, number> = new Map([
  ['month', 1],
  ['quarter', 3],
  ['year', 12],
  ['decade', 120],
]);

/** The same day `count` units later; a weekend counts as a week. */
export function moveDay(unit: Unit, day: number, count: number): number {
  const months = monthsOfUnit.get(unit);
  if (months !== undefined) return addMonths(day, months * count);
  if (unit === 'week' || unit === 'weekend') return day + count * 7;
  return unitSpan(unit, day, count).start;
}

/** Saturday and Sunday of the week of a day. */
export function weekendOf(day: number): DaySpan {
  const saturday = weekdayWithin(weekSpan(day), saturdayIndex);
  return { start: saturday, end: saturday + 1 };
}

type Which = 'last' | 'this' | 'next';
const whichOf: ReadonlyMap<string, Which> = new Map([
  ['last', 'last'],
  ['past', 'last'],
  ['previous', 'last'],
  ['this', 'this'],
  ['next', 'next'],
  ['coming', 'next'],
  ['upcoming', 'next'],
]);

interface Determiner {
  readonly which: Which;
  /** `past` and `coming` count from the day itself, not in whole calendar weeks. */
  readonly word: string;
  readonly next: number;
}

/** `last`, `this`, `next`, also `this past` and `this coming`. */
function determinerAt(reading: Reading, at: number): Determiner | null {
  const from = wordAt(reading, at) === 'this' && ['past', 'coming'].includes(wordAt(reading, at + 1)) ? at + 1 : at;
  const word = wordAt(reading, from);
  const which = whichOf.get(word);
  return which === undefined ? null : { which, word, next: from + 1 };
}

/** `last week`, `this month`, `next quarter`, `last week on Friday`, `this past weekend`. */
const matchPeriod: Rule = (reading, at) => {
  const determiner = determinerAt(reading, at);
  const unit = determiner === null ? undefined : units.get(wordAt(reading, determiner.next));
  if (determiner === null || unit === undefined || !isCalendarUnit(unit, wordAt(reading, determiner.next))) return null;
  const next = determiner.next + 1;
  if (determiner.word === 'last' && isLastOfOwner(reading, at)) return null;
  if (wordAt(reading, next) === 'of' || wordAt(reading, at - 1) === 'a') return null;
  if (isRolling(reading, at, determiner, unit))
    return relative(next, { start: moveDay(unit, reading.anchor, -1), end: reading.anchor });
  if (wordAt(reading, at - 1) === 'the' && determiner.word !== 'coming' && determiner.word !== 'previous') return null;
  const count = determiner.which === 'last' ? -1 : determiner.which === 'next' ? 1 : 0;
  if (unit === 'weekend') return relative(next, placeWeekend(reading, determiner, at, next));
  if (unit === 'month' && isOfLackingDay(reading, at, unitSpan(unit, reading.anchor, count))) return null;
  return narrowToWeekday(reading, relative(next, unitSpan(unit, reading.anchor, count)));
};

/** "On the 30th of last month", said in March: no day, and not all of February either. */
function isOfLackingDay(reading: Reading, at: number, month: DaySpan): boolean {
  const day = wordAt(reading, at - 1) === 'of' && ordinalSuffixes.has(wordAt(reading, at - 2)) ? at - 3 : at;
  return Number(reading.tokens[day]?.word) > month.end - month.start + 1;
}

/** "She is in her last year", "in Mia's last week at Acme": the last of hers; "we hired her last month" is not. */
function isLastOfOwner(reading: Reading, at: number): boolean {
  const owner = wordAt(reading, at - 1);
  if (!owners.has(owner)) return false;
  return beforeOwners.has(wordAt(reading, owner === "'s" ? at - 3 : at - 2));
}

const owners = new Set(['my', 'your', 'his', 'her', 'its', 'our', 'their', "'s"]);
const beforeOwners = new Set(['in', 'during', 'is', 'was', "'s", 'of', 'for', 'on', 'enjoying', 'finishing']);

function isCalendarUnit(unit: Unit, word: string): boolean {
  return unit !== 'day' && unit !== 'hour' && unit !== 'minute' && !word.endsWith('s');
}

/** "in the last week", "the past month": the time up to now, not the calendar week before. */
function isRolling(reading: Reading, at: number, determiner: Determiner, unit: Unit): boolean {
  if (unit === 'weekend' || determiner.which !== 'last' || wordAt(reading, at - 1) !== 'the') return false;
  return (
    determiner.word === 'past' ||
    (determiner.word === 'last' && ['in', 'over', 'within', 'during', 'for'].includes(wordAt(reading, at - 2)))
  );
}

/** Last and next weekend are those of the weeks beside this one. */
function placeWeekend(reading: Reading, determiner: Determiner, at: number, next: number): DaySpan {
  if (determiner.word === 'past') return pastWeekend(reading.anchor);
  if (determiner.word === 'coming' || determiner.word === 'upcoming') return weekendOf(reading.anchor);
  if (determiner.which !== 'this') return unitSpan('weekend', reading.anchor, determiner.which === 'last' ? -1 : 1);
  const isPast = leanAt(reading, at, next) === 'past' && reading.tenses.around(at, next) !== null;
  return isPast ? pastWeekend(reading.anchor) : weekendOf(reading.anchor);
}

/** The latest weekend that has begun. */
function pastWeekend(day: number): DaySpan {
  const current = weekendOf(day);
  return current.start <= day ? current : weekendOf(day - 7);
}

/** `this time next week`: that day of it, as `this time tomorrow` is. */
const matchThisTime: Rule = (reading, at) => {
  const from = skipWords(reading, at, 'this', 'time');
  const determiner = from === null ? null : determinerAt(reading, from);
  if (determiner === null || wordAt(reading, determiner.next) !== 'week' || determiner.which === 'this') return null;
  return relative(determiner.next + 1, daySpan(reading.anchor + (determiner.which === 'last' ? -7 : 7)));
};

/** `the week before last`, `the month after next`. */
const matchPeriodBeside: Rule = (reading, at) => {
  const unit = units.get(wordAt(reading, at + 1));
  if (unit === undefined || !isCalendarUnit(unit, wordAt(reading, at + 1))) return null;
  const before = skipWords(reading, at + 2, 'before', 'last');
  if (before !== null) return narrowToWeekday(reading, relative(before, unitSpan(unit, reading.anchor, -2)));
  const after = skipWords(reading, at + 2, 'after', 'next');
  return after === null ? null : narrowToWeekday(reading, relative(after, unitSpan(unit, reading.anchor, 2)));
};

/** `week after next`, without an article. */
const matchBarePeriodBeside: Rule = (reading, at) =>
  wordAt(reading, at - 1) === 'the' ? null : matchPeriodBeside(reading, at - 1);

/** `the summer before last`, `the Christmas before last`. */
const matchYearlyBeside: Rule = (reading, at) => {
  const named = seasonNameAt(reading, at + 1) ?? holidayNameAt(reading, at + 1) ?? monthNameAt(reading, at + 1);
  const next = named === null ? null : skipWords(reading, named.next, 'before', 'last');
  const last = named === null || next === null ? null : lastEnded(named.yearly, reading.anchor);
  const span = last === null ? null : lastEnded(named?.yearly ?? (() => null), last.start);
  return next === null || span === null ? null : relative(next, span);
};

/** `earlier this week`, `later in the year`: the part of it that is over, or to come. */
const matchRestOfPeriod: Rule = (reading, at) => {
  const from = skipWords(reading, at + 1, 'this') ?? skipWords(reading, at + 1, 'in', 'the');
  const unit = from === null ? undefined : units.get(wordAt(reading, from));
  if (from === null || unit === undefined || !isCalendarUnit(unit, wordAt(reading, from))) return null;
  if (reading.tokens[from + 1]?.kind === 'number') return null;
  const span = unitSpan(unit, reading.anchor, 0);
  const rest =
    wordAt(reading, at) === 'earlier'
      ? { start: span.start, end: reading.anchor }
      : { start: reading.anchor, end: span.end };
  return relative(from + 1, rest);
};

/** `so far this year`: from its first day until now. */
const matchSoFar: Rule = (reading, at) => {
  const from = skipWords(reading, at, 'so', 'far', 'this');
  const unit = from === null ? undefined : units.get(wordAt(reading, from));
  if (from === null || unit === undefined || !isCalendarUnit(unit, wordAt(reading, from))) return null;
  return relative(from + 1, { start: unitSpan(unit, reading.anchor, 0).start, end: reading.anchor });
};

const weekendLeads = new Set('over on at during for by until since before after through'.split(' '));

/** `over the weekend`, `on the weekend`. */
const matchTheWeekend: Rule = (reading, at) => {
  if (wordAt(reading, at + 1) !== 'weekend' || !(reading.isLed || weekendLeads.has(wordAt(reading, at - 1))))
    return null;
  return relative(at + 2, theWeekend(reading, at, at + 2));
};

const subjects = new Set(['i', 'we', 'he', 'she', 'it', 'they', 'you', 'the', 'my', 'our']);

/**
 * `all weekend`, `the whole weekend`, where the sentence tells of one; "all weekend deploys" are those of every one.
 */
const matchWholeWeekend: Rule = (reading, at) => {
  const isAll = wordAt(reading, at) === 'all';
  const unit = isAll ? at + 1 : skipOptional(reading, at + 1, 'whole', 'entire');
  if (wordAt(reading, unit) !== 'weekend' || (!isAll && unit === at + 1)) return null;
  const before = reading.tokens[at - 1];
  const isOpening = before === undefined || before.kind === 'break' || '.,;:!?-–—'.includes(before.word);
  if (isAll && isOpening && !subjects.has(wordAt(reading, unit + 1))) return null;
  return reading.tenses.around(at, unit + 1) === null ? null : relative(unit + 1, theWeekend(reading, at, unit + 1));
};

/** "The weekend" that tokens `at` to `next` name, as the tense of its sentence says. */
export function theWeekend(reading: Reading, at: number, next: number): DaySpan {
  return leanAt(reading, at, next) === 'past' ? pastWeekend(reading.anchor) : weekendOf(reading.anchor);
}

/**
 * `last Friday` is the most recent one before today; `this Friday` that of the current week (Monday to Sunday), unless
 * the tense says the other side; `next Friday` that of the following week, so that on a Monday it is eleven days away
 * and never this week's.
 */
const matchDeterminedWeekday: Rule = (reading, at) => {
  const determiner = determinerAt(reading, at);
  const weekday = determiner === null ? null : weekdayAt(reading, determiner.next);
  if (determiner === null || weekday === null) return null;
  if (determiner.which === 'last' && isOfMonth(reading, determiner.next + 1)) return null;
  if (shortWeekdays.has(wordAt(reading, determiner.next)) && wordAt(reading, at - 1) === 'the') return null;
  const next = skipPartOfDay(reading, determiner.next + 1);
  const { anchor } = reading;
  if (determiner.which === 'last') return relative(next, daySpan(weekdayBefore(anchor, weekday)));
  if (determiner.word !== 'next' && determiner.which === 'next')
    return relative(next, daySpan(weekdayAfter(anchor, weekday)));
  if (determiner.which === 'next') return relative(next, daySpan(weekdayWithin(weekSpan(anchor + 7), weekday)));
  return relative(next, daySpan(thisWeekday(reading, weekday, at, next)));
};

function thisWeekday(reading: Reading, weekday: number, at: number, next: number): number {
  const day = weekdayWithin(weekSpan(reading.anchor), weekday);
  const isTold = reading.lean !== undefined || reading.tenses.around(at, next) !== null;
  if (!isTold) return day;
  const isPast = leanAt(reading, at, next) === 'past';
  if (isPast && day > reading.anchor) return day - 7;
  return !isPast && day < reading.anchor ? day + 7 : day;
}

/** `the Friday before last`, `the Monday after next`: a week further than `last Friday` and `next Monday`. */
const matchWeekdayBeside: Rule = (reading, at) => {
  const weekday = weekdayAt(reading, at);
  if (weekday === null) return null;
  const before = skipWords(reading, at + 1, 'before', 'last');
  if (before !== null) return relative(before, daySpan(weekdayBefore(reading.anchor, weekday) - 7));
  const after = skipWords(reading, at + 1, 'after', 'next');
  if (after === null) return null;
  return relative(after, daySpan(weekdayWithin(weekSpan(reading.anchor + 14), weekday)));
};

/** `Friday of last week`, `Friday last week`, `Tuesday next week`. */
const matchWeekdayOfWeek: Rule = (reading, at) => {
  const weekday = weekdayAt(reading, at);
  const from = skipOptional(reading, at + 1, 'of');
  if (weekday === null) return null;
  const week = matchPeriod(reading, from) ?? matchPeriodBeside(reading, from);
  if (week === null || week.span.end - week.span.start !== 6) return null;
  return relative(week.next, daySpan(weekdayWithin(week.span, weekday)));
};

/** `last summer`, `this March`, `next Christmas`, `last Q4`. */
const matchDeterminedYearly: Rule = (reading, at) => {
  const determiner = determinerAt(reading, at);
  if (determiner === null) return null;
  const from = determiner.next;
  const named =
    monthNameAt(reading, from) ??
    seasonNameAt(reading, from) ??
    holidayNameAt(reading, from) ??
    quarterNameAt(reading, from);
  // "In the last Christmas weeks": of every year.
  const behind = named === null ? '' : wordAt(reading, named.next);
  if (named === null || (units.has(behind) && behind.endsWith('s'))) return null;
  const span = placeDetermined(reading, determiner, named.yearly, at, named.next);
  return span === null ? null : relative(named.next, span);
};

function placeDetermined(
  reading: Reading,
  determiner: Determiner,
  yearly: Yearly,
  at: number,
  next: number,
): DaySpan | null {
  const { anchor } = reading;
  if (determiner.word === 'past') return lastBegun(yearly, anchor);
  if (determiner.which === 'last') return lastEnded(yearly, anchor);
  if (determiner.which === 'next') return nextToBegin(yearly, anchor);
  const current = currentOrComing(yearly, anchor);
  if (current !== null && current.start <= anchor) return current;
  const tense = reading.tenses.around(at, next);
  if (tense === null) return yearly(civilDate(anchor).year);
  return leanAt(reading, at, next) === 'past' ? lastBegun(yearly, anchor) : current;
}

export const periodRules = new RuleIndex()
  .add(whichOf.keys(), matchPeriod)
  .add(whichOf.keys(), matchDeterminedWeekday)
  .add(whichOf.keys(), matchDeterminedYearly)
  .add(['this'], matchThisTime)
  .add(['the'], matchPeriodBeside)
  .add(['week', 'weekend', 'month'], matchBarePeriodBeside)
  .add(['the'], matchYearlyBeside)
  .add(['the'], matchTheWeekend)
  .add(['all', 'the'], matchWholeWeekend)
  .add(['so'], matchSoFar)
  .add(['earlier', 'later'], matchRestOfPeriod)
  .add([...weekdays.keys(), ...shortWeekdays.keys()], matchWeekdayOfWeek)
  .add([...weekdays.keys(), ...shortWeekdays.keys()], matchWeekdayBeside);
