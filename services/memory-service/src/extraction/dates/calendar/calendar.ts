import type { DateRange } from './date-range.js';

/*
 * Calendar arithmetic on plain day numbers: day 1 is 0001-01-01 of the proleptic Gregorian calendar,
 * which is a Monday. No time zone and no `Date` comes near it, so no clock change can move a day.
 */

/** Days from `start` to `end`, both inclusive, as day numbers. */
export interface DaySpan {
  readonly start: number;
  readonly end: number;
}

export interface CivilDate {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** 1 to 31 */
  readonly day: number;
}

const firstYear = 1;
const lastYear = 9999;
const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);
}

export function isValidDate(year: number, month: number, day: number): boolean {
  return (
    year >= firstYear && year <= lastYear && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  );
}

/** The day number of a date that exists. */
export function dayNumber(year: number, month: number, day: number): number {
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  const beforeMonth = (daysBeforeMonth[month - 1] ?? 0) + (month > 2 && isLeapYear(year) ? 1 : 0);
  return past * 365 + leapDays + beforeMonth + day;
}

export function civilDate(day: number): CivilDate {
  let year = Math.floor((day - 1) / 365.2425) + 1;
  while (dayNumber(year, 1, 1) > day) year -= 1;
  while (dayNumber(year + 1, 1, 1) <= day) year += 1;
  let month = 12;
  while (dayNumber(year, month, 1) > day) month -= 1;
  return { year, month, day: day - dayNumber(year, month, 1) + 1 };
}

/** Whether a span is a calendar year, from its first day to its last. */
export function isWholeYear({ start, end }: DaySpan): boolean {
  return end - start >= 364 && civilDate(start).year === civilDate(end).year;
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: number): number {
  return (((day - 1) % 7) + 7) % 7;
}

export function daySpan(day: number): DaySpan {
  return { start: day, end: day };
}

/** The Monday to Sunday around a day. */
export function weekSpan(day: number): DaySpan {
  const start = day - weekdayOf(day);
  return { start, end: start + 6 };
}

/** The calendar month; `month` may lie outside 1 to 12 and then counts into other years. */
export function monthSpan(year: number, month: number): DaySpan {
  return monthsSpan(year, month, 1);
}

/** `count` calendar months from the given one on. */
export function monthsSpan(year: number, month: number, count: number): DaySpan {
  return { start: firstOfMonth(year, month), end: firstOfMonth(year, month + count) - 1 };
}

function firstOfMonth(year: number, month: number): number {
  const months = year * 12 + (month - 1);
  return dayNumber(Math.floor(months / 12), (((months % 12) + 12) % 12) + 1, 1);
}

export function yearSpan(year: number): DaySpan {
  return monthsSpan(year, 1, 12);
}

/**
 * The same day `months` later; a day that this month does not have becomes its last one (31 March − 1 → 28 February).
 */
export function addMonths(day: number, months: number): number {
  const date = civilDate(day);
  const first = firstOfMonth(date.year, date.month + months);
  const target = civilDate(first);
  return first + Math.min(date.day, daysInMonth(target.year, target.month)) - 1;
}

/** The Monday of an ISO 8601 week: week 1 is the one with 4 January in it. Null when the year has no such week. */
export function isoWeekStart(year: number, week: number): number | null {
  const start = weekSpan(dayNumber(year, 1, 4)).start + (week - 1) * 7;
  const nextYear = weekSpan(dayNumber(year + 1, 1, 4)).start;
  return week >= 1 && start < nextYear ? start : null;
}

/**
 * Easter Sunday of the western churches, by the Gregorian computus (Clavius, 1582): the Sunday after the paschal full
 * moon.
 */
export function easterSunday(year: number): number {
  const goldenNumber = year % 19;
  const century = Math.floor(year / 100);
  const solarCorrection = century - Math.floor(century / 4);
  const lunarCorrection = Math.floor((8 * century + 13) / 25);
  let epact = (solarCorrection - lunarCorrection + 19 * goldenNumber + 15) % 30;
  // Two epacts would put the full moon one day too late in a cycle of 19 years.
  if (epact === 29 || (epact === 28 && goldenNumber > 10)) epact -= 1;
  const fullMoon = dayNumber(year, 3, 21) + epact;
  return fullMoon + (7 - ((weekdayOf(fullMoon) + 1) % 7));
}

/**
 * Easter Sunday of the eastern churches: by the Julian calendar, whose lunar cycle is that of 19 years alone (Meeus).
 */
export function orthodoxEasterSunday(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + sunday + 114;
  const century = Math.floor(year / 100);
  const julianLag = century - Math.floor(century / 4) - 2;
  return dayNumber(year, Math.floor(days / 31), (days % 31) + 1) + julianLag;
}

/** `YYYY-MM-DD` to its day number; null for anything else and for days that do not exist. */
export function parseIsoDate(text: string): number | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (parts === null) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return isValidDate(year, month, day) ? dayNumber(year, month, day) : null;
}

function isoDate(day: number): string {
  const { year, month, day: dayOfMonth } = civilDate(day);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}

const firstDay = dayNumber(firstYear, 1, 1);
const lastDay = dayNumber(lastYear, 12, 31);

/** Null when either is no day. */
export function toDaySpan(range: DateRange): DaySpan | null {
  const [start, end] = [parseIsoDate(range.start), parseIsoDate(range.end)];
  return start === null || end === null ? null : { start, end };
}

/** Null when the span is empty or leaves the years 0001 to 9999, which `YYYY-MM-DD` can write. */
export function toDateRange(span: DaySpan): DateRange | null {
  if (!(span.start >= firstDay && span.end <= lastDay && span.start <= span.end)) return null;
  const start = isoDate(span.start);
  return { start, end: span.end === span.start ? start : isoDate(span.end) };
}
