import { daySpan } from '../calendar/calendar.js';
import { type Reading, type Rule, relative, wordAt } from '../context/time-rule.js';
import { countAt } from '../named/counted-units.js';
import { weekdayAt } from '../named/weekday-names.js';
import { weekdayAfter, weekdayBefore } from '../named/weekdays.js';
import { isAppointment } from '../tense/appointments.js';
import { presentOfBe } from '../tense/auxiliaries.js';
import { weekdays } from '../tokens/english-words.js';
import { isRate } from './rates.js';

/*
 * Weeks that are counted from a day: "a week on Monday", "a week last Saturday", "Monday week". They lead to a day.
 */

/** "A week ago today", "two years ago tomorrow". */
export const daysCountedFrom = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

/** `a week today`, `two weeks tomorrow`, `a week on Monday`, `a week last Monday`: so long from the day that is named. */
export const matchWeeksBefore: Rule = (reading, at) => {
  const count = countAt(reading, at);
  if (count?.unit !== 'week' || count.min !== count.max) return null;
  const ago = wordAt(reading, count.next) === 'last' ? weekdayAt(reading, count.next + 1) : null;
  if (ago !== null) return relative(count.next + 2, daySpan(weekdayBefore(reading.anchor, ago) - count.min * 7));
  const tense = reading.tenses.around(at, count.next + (wordAt(reading, count.next) === 'on' ? 2 : 1));
  if (tense !== 'future' && tense !== 'present') return null;
  const days = daysCountedFrom.get(wordAt(reading, count.next));
  const isBare = weekdays.has(wordAt(reading, count.next)) && !isRate(reading, at);
  const isLasting = isAge(reading, at) || ['for', 'been'].includes(wordAt(reading, at - 1));
  if (days !== undefined && days >= 0 && !isLasting)
    return relative(count.next + 1, daySpan(reading.anchor + days + count.min * 7));
  const on = isBare ? count.next : count.next + 1;
  const weekday = isBare || wordAt(reading, count.next) === 'on' ? weekdayAt(reading, on) : null;
  return weekday === null || isLasting
    ? null
    : relative(on + 1, daySpan(weekdayAfter(reading.anchor, weekday) + count.min * 7));
};

/**
 * "It's a week today", "the baby is two weeks on Monday" tell how long it has been; "the exam is a week today" is when.
 */
function isAge(reading: Reading, at: number): boolean {
  const form = wordAt(reading, at - 1);
  if (!presentOfBe.has(form) && form !== "'s") return false;
  return !isAppointment(wordAt(reading, at - 2)) && !occasions.has(wordAt(reading, at - 2));
}

const occasions = new Set(
  'contest concert funeral burial christening hearing trial surgery ceremony kickoff race game tournament fair show launch release premiere festival election vote deadline move op operation anniversary holiday trip release audit payday'.split(
    ' ',
  ),
);

/** `Monday week`, `tomorrow fortnight`: so long after it; `yesterday week`: before. */
export const matchWeekBehind: Rule = (reading, at) => {
  const word = wordAt(reading, at);
  const days = daysCountedFrom.get(word);
  const weekday = weekdays.get(word);
  const weeks = weeksBehind.get(wordAt(reading, at + 1));
  if ((days === undefined && weekday === undefined) || weeks === undefined || isOfWeek(reading, at)) return null;
  const day = weekday === undefined ? reading.anchor + (days ?? 0) : weekdayAfter(reading.anchor, weekday);
  return relative(at + 2, daySpan(day + (word === 'yesterday' ? -weeks : weeks) * 7));
};

const weeksBehind = new Map([
  ['week', 1],
  ['fortnight', 2],
]);

/** "The Monday week", "next Monday week 12". */
const isOfWeek = (reading: Reading, at: number): boolean =>
  ['a', 'the', 'every', 'each', 'last', 'next'].includes(wordAt(reading, at - 1)) ||
  reading.tokens[at + 2]?.kind === 'number';
