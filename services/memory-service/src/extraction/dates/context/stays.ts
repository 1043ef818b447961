import { isReport } from '../tense/appointments.js';
import type { Reading } from './time-rule.js';

/**
 * From so many days ago on, the same days of the coming year are meant rather than those of the last: two thirds of
 * what is between them.
 */
const minDaysAgo = 146;

/**
 * The reading of days from one to another, which begin at `at` and end before `next`: without a verb ("Lisbon from 28
 * August to 6 September", "holiday 3-17 July") they are those of a journey or a holiday to come, unless a word before
 * them tells of a report or those that are over are much nearer.
 *
 * @param start the day on which they begin as far as is known without this; null where that is one of a week
 */
export function ofStay(reading: Reading, at: number, next: number, start: number | null): Reading {
  if (reading.lean !== undefined || isReport(reading.tokens, at)) return reading;
  if (start !== null && reading.anchor - start < minDaysAgo) return reading;
  return reading.tenses.around(at, next) === null ? { ...reading, lean: 'future' } : reading;
}
