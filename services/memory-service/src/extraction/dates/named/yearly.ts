import { civilDate, type DaySpan } from '../calendar/calendar.js';
import {
  absolute,
  floating,
  isMark,
  leanAt,
  type Match,
  type Reading,
  relative,
  wordAt,
} from '../context/time-rule.js';
import { isReport } from '../tense/appointments.js';
import { irregularParticiples, isPastForm } from '../tense/verb-forms.js';
import { matchYearTail } from './years.js';

/**
 * Something that comes once a year: a month, a season, a holiday, a day of a month. Null in years that lack it (29
 * February).
 */
export type Yearly = (year: number) => DaySpan | null;

/** The calendar has a 29 February at least every eight years. */
const maxYearsBetween = 9;

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
  // What began last year may last until now (a winter); nothing of next year can have begun.
  for (let away = step > 0 ? -1 : 0; away <= maxYearsBetween; away += 1) {
    const span = yearly(year + away * step);
    if (span !== null && isFound(span)) return span;
  }
  return null;
}

/** How many times nearer a coming day must be than the past one to be meant where no verb tells. */
const muchNearer = 3;
/** Shorter than a month; February has 28 days. */
const maxDateDays = 27;

/**
 * "Launch in December": behind these, what has no verb that is known has none; verbs of other languages are not all
 * known.
 */
const englishLeads = new Set(['in', 'early', 'mid', 'late', 'around', 'about', 'before', 'after', 'until']);

/**
 * One without a year, as the tense says. Without a verb ("- April 10: final draft", "launch in December") it is the
 * past one, unless the coming one is much nearer, or what was told right before is to come as well.
 */
export function placeByTense(reading: Reading, at: number, next: number, yearly: Yearly): DaySpan | null {
  const { anchor } = reading;
  const past = lastBegun(yearly, anchor);
  const coming = currentOrComing(yearly, anchor);
  if (past === null || coming === null) return past ?? coming;
  const isDate = past.end - past.start < maxDateDays;
  const tense = reading.lean === undefined ? reading.tenses.around(at, next) : undefined;
  const isOver = tense === null && !isDate && tellsWhatWas(reading, at);
  if ((tense === null || tense === 'open') && !isOver && isBehindComing(reading, past) && !isOfOrigin(reading, at))
    return coming;
  if (tense === 'open') return isNearer(coming.start - anchor, anchor - past.start, isDate) ? coming : past;
  if (tense !== null) return leanAt(reading, at, next) === 'past' ? past : coming;
  const lead = isMark(reading, at - 1, '-') ? at - 2 : at - 1;
  const isKnown = isDate || englishLeads.has(wordAt(reading, lead)) || isMark(reading, next, ':');
  return isKnown && !isOver && (coming.start - anchor) * muchNearer < anchor - past.start ? coming : past;
}

/**
 * "Outage in December", "laptop stolen in December", "last commit in December", "as in December": what is over, and can
 * be compared with.
 */
function tellsWhatWas(reading: Reading, at: number): boolean {
  const before = wordAt(reading, at - 2);
  if (irregularParticiples.has(before) || isPastForm(before) || comparing.has(before)) return true;
  return wordAt(reading, at - 3) === 'last' || isReport(reading.tokens, at);
}

const comparing = new Set(['as', 'like', 'unlike']);

/** "Beta on 4 May, feedback from August": where it comes from. */
const isOfOrigin = (reading: Reading, at: number): boolean => ['from', 'of', 'since'].includes(wordAt(reading, at - 1));

/**
 * "Pilot in mid-December, firmware in February": of a list whose time before is to come, what is named next follows it.
 */
const isBehindComing = ({ told, anchor }: Reading, past: DaySpan): boolean =>
  told != null && told.start > anchor && past.end < anchor;

/**
 * Of two days that may both be meant, the coming one, unless it is clearly further away; of two months the nearer one.
 */
function isNearer(ahead: number, ago: number, isDate: boolean): boolean {
  return isDate ? ahead * 2 <= ago * 3 : ahead < ago;
}

/**
 * Places a yearly thing named by tokens `at` to `next`: by a year behind it, otherwise by the tense of the sentence.
 */
export function placeYearly(reading: Reading, at: number, next: number, yearly: Yearly): Match | null {
  const tail = matchYearTail(reading, next);
  if (tail !== null) {
    const span = yearly(tail.year);
    if (span === null) return null;
    return tail.isAbsolute ? absolute(tail.next, span) : relative(tail.next, span);
  }
  const span = placeByTense(reading, at, next, yearly);
  return span === null ? null : floating(next, span);
}
