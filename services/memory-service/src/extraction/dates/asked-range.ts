import type { DateRange } from './calendar/date-range.js';
import { eventRange } from './event-range.js';
import { findTimeExpressions } from './find-time-expressions.js';

/**
 * The days that a question is about: "in May 2023", "last week", "what happened on 7 May". Memories lie in the past, so
 * a time without a year is the latest one, unless the question asks about what will be. `today` is `YYYY-MM-DD`. Null
 * when it names no time.
 */
export function askedRange(query: string, today: string): DateRange | null {
  return eventRange(findTimeExpressions(query, today));
}
