import type { DaySpan } from '../calendar/calendar.js';
import {
  type Match,
  numberKey,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  skipOptional,
  wordAt,
} from '../context/time-rule.js';
import { countAt, isWithinHours } from '../named/counted-units.js';
import { unitSpan } from '../named/periods.js';
import { numberWords, partsOfDay, type Unit, units } from '../tokens/english-words.js';
import { besideSpan, countedFromSpan } from './offsets.js';

/*
 * Times that are counted from the one told before them, in the same text or else in the last two facts of the same
 * turn: "the audit is on 4 June, the report is due two days later". Where no time was told before, or one less fine
 * than what is counted, they are none.
 */

const pointers = ['that', 'it', 'this', 'then'];

/** Words that begin something else, so that "two days after" ends before them … */
const opensOther = new Set(
  [
    'and but or so because since when while as if i we you he she it they there in on at with for by to from of is was are',
    'were will would has have had already again still also too only just',
  ]
    .join(' ')
    .split(' '),
);
/** … and "two days after that", but not "two days after the switch". */
const determiners = new Set('the a an my our your his her their its'.split(' '));

/** Whether a phrase ends before the token: "after that release" goes on. */
function endsBefore(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token === undefined || token.kind === 'mark' || token.kind === 'break' || opensOther.has(token.word);
}

/** Behind "after" or "before" and the word that points to the time, where nothing else is named; otherwise null. */
function behindPointer(reading: Reading, at: number): number | null {
  const pointed = skipOptional(reading, at, ...pointers);
  if (pointed > at && (endsBefore(reading, pointed) || determiners.has(wordAt(reading, pointed)))) return pointed;
  return endsBefore(reading, at) ? at : null;
}

const directions: ReadonlyMap<string, 1 | -1> = new Map([
  ['later', 1],
  ['afterwards', 1],
  ['after', 1],
  ['earlier', -1],
  ['beforehand', -1],
  ['before', -1],
]);

const longestDays: ReadonlyMap<Unit, number> = new Map([
  ['day', 1],
  ['week', 7],
  ['weekend', 7],
  ['month', 31],
  ['quarter', 92],
  ['year', 366],
]);

/** "We married in June. The next day we left": of a month that is told nobody knows the day after. */
const isFineEnough = ({ start, end }: DaySpan, unit: Unit): boolean => end - start < (longestDays.get(unit) ?? 0);

/** `two days later`, `a week earlier`, `five days after that`, `two days before it`. */
const matchCounted: Rule = (reading, at) => {
  const { told } = reading;
  const count = told === null ? null : countAt(reading, at);
  if (told === null || count === null || isWithinHours(count) || !isFineEnough(told, count.unit)) return null;
  const link = wordAt(reading, count.next);
  const sign = directions.get(link);
  // "A week earlier than planned"; "for six weeks after that" is how long.
  if (sign === undefined || wordAt(reading, count.next + 1) === 'than' || wordAt(reading, at - 1) === 'for')
    return null;
  const isPointing = link === 'after' || link === 'before';
  const next = isPointing ? behindPointer(reading, count.next + 1) : count.next + 1;
  return next === null ? null : relative(next, countedFromSpan(count, told, sign));
};

/** `the following Monday`, `the next day`, `the previous week`, `the week after that`, `the day before`. */
const matchBesideTold: Rule = (reading, at) => {
  const { told } = reading;
  if (told === null) return null;
  const which = wordAt(reading, at + 1);
  if (which === 'following' || which === 'previous' || which === 'next')
    return followingAt(reading, at + 2, which, told);
  const link = wordAt(reading, at + 2);
  const next = link === 'after' || link === 'before' ? behindPointer(reading, at + 3) : null;
  const unit = units.get(wordAt(reading, at + 1)) ?? 'week';
  const span = next === null || !isFineEnough(told, unit) ? null : besideSpan(reading, at + 1, told, link === 'before');
  return next === null || span === null ? null : relative(next, span);
};

function followingAt(reading: Reading, at: number, which: string, told: DaySpan): Match | null {
  const word = wordAt(reading, at);
  const unit: Unit | undefined = partsOfDay.has(word) ? 'day' : units.get(word);
  if (!isFineEnough(told, unit ?? 'week')) return null;
  // "The next week" is next week.
  if (which === 'next' && unit !== 'day') return null;
  const sign = which === 'previous' ? -1 : 1;
  if (unit === undefined) {
    const span = besideSpan(reading, at, told, sign < 0);
    return span === null ? null : relative(at + 1, span);
  }
  return unit === 'hour' || unit === 'minute'
    ? null
    : relative(at + 1, unitSpan(unit, sign < 0 ? told.start : told.end, sign));
}

/** `that day`, `that same evening`, `the same week`: the day, week or month of what was told. */
const matchSame: Rule = (reading, at) => {
  const { told } = reading;
  const isThe = wordAt(reading, at) === 'the';
  const behind = skipOptional(reading, at + 1, 'same', 'very');
  if (told === null || (isThe && behind === at + 1)) return null;
  const word = wordAt(reading, behind);
  const unit: Unit | undefined = partsOfDay.has(word) ? 'day' : units.get(word);
  if (unit === undefined || unit === 'hour' || unit === 'minute') return null;
  if (!endsBefore(reading, behind + 1) && !determiners.has(wordAt(reading, behind + 1))) return null;
  if (unit === 'day') return told.start === told.end ? relative(behind + 1, told) : null;
  const span = unitSpan(unit, told.start, 0);
  return span.end < told.end ? null : relative(behind + 1, span);
};

export const toldAfterRules = new RuleIndex()
  .add([numberKey, 'a', 'an', 'few', 'several', 'couple', ...numberWords.keys()], matchCounted)
  .add(['the'], matchBesideTold)
  .add(['that', 'the'], matchSame);
