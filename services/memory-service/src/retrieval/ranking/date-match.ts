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
 * said, which counts less where the event was at another time.
 */
export function dateMatch(asked: AskedDates, dates: MemoryDates): number {
  const said = dates.sessionTimestamp === null ? null : dayOfTimestamp(dates.sessionTimestamp);
  const saidMatch = said === null ? 0 : rangeMatch(asked, { start: said, end: said });
  if (dates.eventStart === null || dates.eventEnd === null) return saidMatch;
  const eventMatch = rangeMatch(asked, { start: dates.eventStart, end: dates.eventEnd });
  // "Last month we hired Olga", said in October: no hire of October.
  return Math.max(eventMatch === 0 ? saidMatch * dateShares.saidOfAnotherTime : saidMatch, eventMatch);
}

/**
 * What it is worth that two ranges overlap, which the broader of them decides. What only lies in the same month is
 * worth a part of what lies in the asked days.
 */
function rangeMatch(askedDates: AskedDates, told: DateRange): number {
  const asked = inYear(askedDates, Number(told.start.slice(0, 4)));
  const share = shareOfSpan(asked);
  if (overlap(asked, told)) {
    const narrow = edgeOfYear(asked);
    const best = narrow !== null && overlap(narrow, told) ? shareOfSpan(narrow) : share;
    return Math.min(best, shareOfSpan(told));
  }
  const sameMonth = told.start.slice(0, 7) <= asked.end.slice(0, 7) && told.end.slice(0, 7) >= asked.start.slice(0, 7);
  return sameMonth ? Math.min(dateShares.beside * share, shareOfSpan(told)) : 0;
}

const overlap = (asked: DateRange, told: DateRange): boolean => told.start <= asked.end && told.end >= asked.start;

/**
 * "At the beginning of the year" is read as four months, of which the outer two are likelier meant; null for other
 * times.
 */
function edgeOfYear({ start, end }: DateRange): DateRange | null {
  if (start.slice(0, 4) !== end.slice(0, 4)) return null;
  if (start.endsWith('-01-01') && end.endsWith('-04-30')) return { start, end: `${end.slice(0, 4)}-02-28` };
  return start.endsWith('-09-01') && end.endsWith('-12-31') ? { start: `${start.slice(0, 4)}-11-01`, end } : null;
}

/** The more days a range spans, the less it says that something lies in it. */
function shareOfSpan({ start, end }: DateRange): number {
  const days = (Date.parse(end) - Date.parse(start)) / dayMs + 1;
  if (days <= 1) return dateShares.day;
  if (days <= 7) return dateShares.week;
  if (days <= 31) return dateShares.month;
  return days <= 92 ? dateShares.quarter : dateShares.year;
}
