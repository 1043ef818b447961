import { dayOfTimestamp } from '../../extraction/dates/calendar/anchor-date.js';
import type { DateRange } from '../../extraction/dates/calendar/date-range.js';
import type { StoredMemory } from '../../storage/stored-memory.js';
import { type AskedDates, inYear } from '../query/asked-dates.js';
import { dateShares } from '../weights.js';

/** When a memory was said, and when what it tells of took place. */
export type MemoryDates = Pick<StoredMemory, 'sessionTimestamp' | 'eventStart' | 'eventEnd'>;

const dayMs = 86_400_000;

/**
 * How closely a memory's dates match the asked ones, 0 to 1: the better of its event and of the day on which it was
 * said.
 */
export function dateMatch(asked: AskedDates, dates: MemoryDates): number {
  const said = dates.sessionTimestamp === null ? null : dayOfTimestamp(dates.sessionTimestamp);
  const saidMatch = said === null ? 0 : rangeMatch(asked, { start: said, end: said });
  if (dates.eventStart === null || dates.eventEnd === null) return saidMatch;
  return Math.max(saidMatch, rangeMatch(asked, { start: dates.eventStart, end: dates.eventEnd }));
}

/**
 * What it is worth that two ranges overlap, which the broader of them decides. Ranges in the same month are worth a
 * little without that.
 */
function rangeMatch(askedDates: AskedDates, told: DateRange): number {
  const asked = inYear(askedDates, Number(told.start.slice(0, 4)));
  const share = Math.min(shareOfSpan(askedDates.range), shareOfSpan(told));
  if (told.start <= asked.end && told.end >= asked.start) return share;
  const sameMonth = told.start.slice(0, 7) <= asked.end.slice(0, 7) && told.end.slice(0, 7) >= asked.start.slice(0, 7);
  return sameMonth ? Math.min(share, dateShares.month) : 0;
}

/** The more days a range spans, the less it says that something lies in it. */
function shareOfSpan(range: DateRange): number {
  const days = (Date.parse(range.end) - Date.parse(range.start)) / dayMs + 1;
  if (days <= 1) return dateShares.day;
  return days <= 31 ? dateShares.month : dateShares.year;
}
