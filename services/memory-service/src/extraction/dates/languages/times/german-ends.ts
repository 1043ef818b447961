import { daySpan } from '../../calendar/calendar.js';
import { type Match, type Reading, type Rule, RuleIndex, relative, wordAt } from '../../context/time-rule.js';
import { unitSpan } from '../../named/periods.js';
import { thirdOf } from '../../spans/parts-of-periods.js';
import type { Unit } from '../../tokens/english-words.js';
import { leansBack } from './named-times.js';

/* "Am Jahresende", "zum Monatsende", "seit Jahresbeginn", "zu Quartalsbeginn": one word for a period and its end. */

const units: ReadonlyMap<string, Unit> = new Map([
  ['jahres', 'year'],
  ['quartals', 'quarter'],
  ['monats', 'month'],
]);
const leads = new Set(['am', 'zum', 'zu', 'bis', 'gegen', 'seit', 'vor', 'nach', 'ab', 'per']);

/** The last day of a period. */
const matchEnd: Rule = (reading, at): Match | null => {
  const unit = unitAt(reading, at);
  if (unit === undefined || !leads.has(wordAt(reading, at - 1))) return null;
  const span = unitSpan(unit, reading.anchor, leansBack(reading, at, at + 1) ? -1 : 0);
  return relative(at + 1, daySpan(span.end));
};

/** The first third of a period, up to today where it has begun. */
const matchBeginning: Rule = (reading, at): Match | null => {
  const unit = unitAt(reading, at);
  const lead = wordAt(reading, at - 1);
  if (unit === undefined || !leads.has(lead)) return null;
  const { start } = unitSpan(unit, reading.anchor, 0);
  if (lead === 'seit') return relative(at + 1, { start, end: reading.anchor });
  const isOver = leansBack(reading, at, at + 1);
  const third = thirdOf(unitSpan(unit, reading.anchor, isOver ? 0 : 1), 0);
  if (third === null) return null;
  return relative(at + 1, isOver ? { start, end: Math.min(third.end, reading.anchor) } : third);
};

const unitAt = (reading: Reading, at: number): Unit | undefined =>
  units.get(wordAt(reading, at).replace(/(?:ende|beginn|anfang)$/, ''));

const named = (tails: readonly string[]): string[] =>
  [...units.keys()].flatMap((unit) => tails.map((tail) => unit + tail));

export const germanEnds = new RuleIndex()
  .add(named(['ende']), matchEnd)
  .add(named(['beginn', 'anfang']), matchBeginning);
