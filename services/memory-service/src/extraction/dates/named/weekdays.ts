import { type DaySpan, daySpan, weekdayOf } from '../calendar/calendar.js';
import { isMove } from '../context/moved-times.js';
import {
  floating,
  leanAt,
  type Match,
  type Reading,
  type Rule,
  RuleIndex,
  skipOptional,
  wordAt,
} from '../context/time-rule.js';
import { shortWeekdays, weekdays } from '../tokens/english-words.js';
import { isNoOneDay } from './every-week.js';
import {
  alwaysDays,
  isNamedClearly,
  leadsOfDays,
  runLinks,
  skipPartOfDay,
  weekdayAt,
  weekdayNamed,
} from './weekday-names.js';

/**
 * The latest such weekday before the day: said on a Friday, "on Friday" is a week ago, for today has a word of its own.
 */
export function weekdayBefore(day: number, weekday: number): number {
  return day - 1 - ((weekdayOf(day - 1) - weekday + 7) % 7);
}

export function weekdayAfter(day: number, weekday: number): number {
  return day + 1 + ((weekday - weekdayOf(day + 1) + 7) % 7);
}

/** The weekday of a week (or of any other span of at least seven days: its first). */
export function weekdayWithin(span: DaySpan, weekday: number): number {
  return weekdayAfter(span.start - 1, weekday);
}

const namedDays = new Set(
  'black good cyber easter palm ash shrove maundy holy whit super happy patch casual'.split(' '),
);

/** `on Friday`, `Friday morning`, `Monday`: the last or the coming one, as the tense of its sentence says. */
const matchWeekday: Rule = (reading, at) => {
  const weekday = weekdayAt(reading, at);
  if (weekday === null) return null;
  const isShort = shortWeekdays.has(wordAt(reading, at)) && !alwaysDays.has(wordAt(reading, at));
  if (isShort && !isNamedClearly(reading, at)) return null;
  if (isNoOneDay(reading, at) || isInName(reading, at)) return null;
  const next = skipPartOfDay(reading, at + 1);
  return floating(next, daySpan(placeWeekday(reading, weekday, at, next)));
};

/** "Black Friday", "Wed Burndown Chart" */
const isInName = (reading: Reading, at: number): boolean =>
  namedDays.has(wordAt(reading, at - 1)) ||
  (reading.tokens[at]?.isCapital === true && isPartOfName(reading, at - 1)) ||
  isInRun(reading, at);

export function placeWeekday(reading: Reading, weekday: number, at: number, next: number): number {
  return leanAt(reading, at, next) === 'past'
    ? weekdayBefore(reading.anchor, weekday)
    : weekdayAfter(reading.anchor, weekday);
}

/** "Taco Tuesday", "Freaky Friday": a capital in the middle of a sentence. */
function isPartOfName(reading: Reading, at: number): boolean {
  const before = reading.tokens[at];
  if (before?.kind !== 'word' || !before.isCapital || leadsOfDays.has(before.word) || before.word === 'i') return false;
  const start = reading.tokens[at - 1];
  if (start?.kind !== 'word' || beforePlaces.has(start.word)) return false;
  return !isBehindMet(reading, at) && !(start.word === 'for' && leaving.has(wordAt(reading, at - 2)));
}

/** "I saw Marek Friday": whom one meets, and then; but "I saw Freaky Friday", "I met Marek Friday Jones". */
function isBehindMet(reading: Reading, at: number): boolean {
  const isMet = meetings.has(wordAt(reading, at - 1)) && ['i', 'we'].includes(wordAt(reading, at - 2));
  const isLast = reading.tokens[at + 2]?.kind !== 'word' || behindDay.has(wordAt(reading, at + 2));
  return isMet && isLast && !/(?:y|less)$/.test(wordAt(reading, at));
}

const meetings = new Set('saw met called phoned texted emailed visited interviewed'.split(' '));
const behindDay = new Set(['at', 'about', 'and', 'for', 'in', 'to', 'but', 'because', 'morning', 'evening', 'night']);
const leaving = new Set([
  'left',
  'leaves',
  'leave',
  'leaving',
  'departed',
  'departs',
  'departing',
  'headed',
  'heading',
]);

/** "to Berlin Friday": a name of its own. */
const beforePlaces = new Set(['to', 'in', 'from', 'at', 'with', 'near', 'through', 'via']);

/** "Monday to Friday": one of a run, which is every week's unless the rule for ranges takes it. */
function isInRun(reading: Reading, at: number): boolean {
  if (reading.isLed || isMove(reading, at - 1) || isMove(reading, at - 3)) return false;
  return [1, -1].some(
    (step) => runLinks.has(reading.tokens[at + step]?.word ?? '') && weekdayAt(reading, at + 2 * step) !== null,
  );
}

/** A weekday behind a week, or several: `last week on Friday`, `next week, Thursday to Sunday`, `next week mon-wed`. */
export function narrowToWeekday(reading: Reading, match: Match): Match {
  if (match.span.end - match.span.start !== 6) return match;
  const days = weekdaysOfWeek(reading, match);
  if (days !== null) return days;
  const from = skipOptional(reading, match.next, 'on');
  const weekday = weekdayAt(reading, from);
  if (weekday === null || (from === match.next && shortWeekdays.has(wordAt(reading, from)))) return match;
  return { ...match, next: skipPartOfDay(reading, from + 1), span: daySpan(weekdayWithin(match.span, weekday)) };
}

function weekdaysOfWeek(reading: Reading, match: Match): Match | null {
  const start = reading.tokens[match.next]?.word === ',' ? match.next + 1 : match.next;
  const from = skipOptional(reading, start, 'from');
  const [first, last] = [weekdayNamed(reading, from), weekdayNamed(reading, from + 2)];
  if (first === null || last === null || last < first) return null;
  if (!runLinks.has(reading.tokens[from + 1]?.word ?? '')) return null;
  const span = { start: weekdayWithin(match.span, first), end: weekdayWithin(match.span, last) };
  return { ...match, next: from + 3, span };
}

export const weekdayRules = new RuleIndex().add([...weekdays.keys(), ...shortWeekdays.keys()], matchWeekday);
