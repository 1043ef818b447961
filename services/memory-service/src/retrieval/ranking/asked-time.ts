import { type AskedDates, inYear } from '../query/asked-dates.js';
import type { Statement } from './statement.js';

/**
 * Whether a later statement is of a time after the asked one, so that the earlier one tells how it was then. What puts
 * right what was told of that time ("No, I bought a tent") is of it, whenever it is said.
 */
export function isAfterAsked(asked: AskedDates, later: Statement, earlier: Statement): boolean {
  const { start, end } = inYear(asked, Number(earlier.day.slice(0, 4)));
  const { eventStart, eventEnd, isCorrection } = later.candidate;
  if (later.day <= end) return false;
  if (eventStart !== null && eventEnd !== null && eventStart <= end && eventEnd >= start) return false;
  return !isCorrection || later.tone.tellsChange;
}
