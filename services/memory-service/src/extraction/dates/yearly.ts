import { civilDate, type DaySpan } from './calendar.js';
import { absolute, floating, leanAt, type Match, type Reading, relative } from './reading.js';
import { matchYearTail } from './years.js';

/** Something that comes once a year: a month, a season, a holiday, a day of a month. Null in years that lack it (29 February). */
export type Yearly = (year: number) => DaySpan | null;

/** The calendar has a 29 February at least every eight years. */
const YEARS_BETWEEN = 9;

/** The latest one that has begun by `day`. */
export function lastBegun(yearly: Yearly, day: number): DaySpan | null {
  return search(yearly, day, -1, (span) => span.start <= day);
}

/** The latest one that is over before `day`. */
export function lastEnded(yearly: Yearly, day: number): DaySpan | null {
  return search(yearly, day, -1, (span) => span.end < day);
}

/** The one of `day`, or the first to come. */
export function currentOrComing(yearly: Yearly, day: number): DaySpan | null {
  return search(yearly, day, 1, (span) => span.end >= day);
}

/** The first that begins after `day`. */
export function nextToBegin(yearly: Yearly, day: number): DaySpan | null {
  return search(yearly, day, 1, (span) => span.start > day);
}

function search(yearly: Yearly, day: number, step: 1 | -1, isFound: (span: DaySpan) => boolean): DaySpan | null {
  const { year } = civilDate(day);
  for (let away = -1; away <= YEARS_BETWEEN; away += 1) {
    const span = yearly(year + away * step);
    if (span !== null && isFound(span)) return span;
  }
  return null;
}

/** Places a yearly thing named by tokens `at` to `next`: by a year behind it, otherwise by the tense of the sentence. */
export function placeYearly(reading: Reading, at: number, next: number, yearly: Yearly): Match | null {
  const tail = matchYearTail(reading, next);
  if (tail !== null) {
    const span = yearly(tail.year);
    if (span === null) return null;
    return tail.isAbsolute ? absolute(tail.next, span) : relative(tail.next, span);
  }
  const lean = leanAt(reading, at, next);
  const span = lean === 'past' ? lastBegun(yearly, reading.anchor) : currentOrComing(yearly, reading.anchor);
  return span === null ? null : floating(next, span);
}
