import {
  type DaySpan,
  dayNumber,
  daySpan,
  isoWeekStart,
  isValidDate,
  monthSpan,
  monthsSpan,
  parseIsoDate,
} from '../calendar/calendar.js';

/** Longer words are never looked at: `2026-03-09T12:00:00.000000+00:00` has 32 characters. */
const maxCharacters = 36;
/** `4Q25` */
const minCharacters = 4;
const yearFirst = /^(\d{4})([-/])(\d{1,2})(?:\2(\d{1,2}))?(?:[Tt]\d\d:?\d\d\S*)?$/;
const isoWeek = /^(\d{4})-?[Ww](\d\d)(?:-?([1-7]))?$/;
const dayOrMonthFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)$/;
const quarterFirst = /^([QqHh])([1-4])[-/](\d{4}|\d\d)$/;
const quarterLast = /^(\d{4})[-/]?([QqHh])([1-4])$/;
/** `4Q25`, `2Q2025` */
const quarterInside = /^([1-4])[Qq]((?:20)?[1-3]\d)$/;
const monthOfYear = /^(0?[1-9]|1[0-2])\/((?:19|20)\d\d)$/;
const interval = /^(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/;
/** Two digits of a year, as POSIX reads them: 69 to 99 are the last century. */
const pivotYear = 69;

/**
 * A date in digits: `2026-03-09` (also with a time behind it), `2026-03`, `2026/3/9`, `2026-W11`, `2026-W11-1`,
 * `2026-03-09/2026-03-11`, `13/05/2025`, `05/13/2025`, `9.3.2026`, `9-3-2026`, with slashes also `13/05/25`; `05/2025`,
 * `5/2025`; quarters and halves: `Q1/2025`, `Q1/25`, `H2-2025`, `2025-Q1`, `2025Q1`, `4Q25`. Null for everything else.
 *
 * `10/11/2025` is 10 November: day before month is how most of the world writes it, it is the only order
 * in use with dots and dashes, and one rule for every separator can be remembered. Where that order names no day
 * (`05/13/2025`), it can only be the American one, and is read so. Without a year, `10/11` is a ratio; with dots and
 * two digits of a year, `10.11.25` is a version.
 */
export function readNumericDate(text: string): DaySpan | null {
  if (text.length > maxCharacters || text.length < minCharacters) return null;
  return readYearFirst(text) ?? readIsoWeek(text) ?? readYearLast(text) ?? readPartOfYear(text) ?? readInterval(text);
}

function readPartOfYear(text: string): DaySpan | null {
  const month = monthOfYear.exec(text);
  if (month !== null) return monthSpan(Number(month[2]), Number(month[1]));
  const first = quarterFirst.exec(text);
  if (first !== null) return partOfYear(first[1] ?? '', Number(first[2]), fullYear(first[3] ?? ''));
  const inside = quarterInside.exec(text);
  if (inside !== null) return partOfYear('q', Number(inside[1]), fullYear(inside[2] ?? ''));
  const last = quarterLast.exec(text);
  return last === null ? null : partOfYear(last[2] ?? '', Number(last[3]), Number(last[1]));
}

/** Null for a third half and for years that would be amounts. */
function partOfYear(letter: string, part: number, year: number): DaySpan | null {
  const months = letter.toLowerCase() === 'q' ? 3 : 6;
  return part * months > 12 || year < 1900 || year > 2099 ? null : monthsSpan(year, (part - 1) * months + 1, months);
}

function readInterval(text: string): DaySpan | null {
  const days = interval.exec(text);
  if (days === null) return null;
  const [start, end] = [parseIsoDate(days[1] ?? ''), parseIsoDate(days[2] ?? '')];
  return start === null || end === null || end < start ? null : { start, end };
}

function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits);
  return Number(digits) + (Number(digits) >= pivotYear ? 1900 : 2000);
}

function readYearFirst(text: string): DaySpan | null {
  const parts = yearFirst.exec(text);
  if (parts === null) return null;
  const [year, month] = [Number(parts[1]), Number(parts[3])];
  if (parts[4] !== undefined) return existingDay(year, month, Number(parts[4]));
  const isMonth = parts[2] === '-' && parts[3]?.length === 2 && text.length === 7 && year >= 1900 && year < 2100;
  return isMonth && isValidDate(year, month, 1) ? monthSpan(year, month) : null;
}

function readIsoWeek(text: string): DaySpan | null {
  const parts = isoWeek.exec(text);
  if (parts === null) return null;
  const monday = isoWeekStart(Number(parts[1]), Number(parts[2]));
  if (monday === null) return null;
  return parts[3] === undefined ? { start: monday, end: monday + 6 } : daySpan(monday + Number(parts[3]) - 1);
}

function readYearLast(text: string): DaySpan | null {
  const parts = dayOrMonthFirst.exec(text);
  if (parts === null) return null;
  const [first, second, digits] = [Number(parts[1]), Number(parts[3]), parts[4] ?? ''];
  if (digits.length === 2 && parts[2] !== '/') return null;
  const year = fullYear(digits);
  if (year < 1000) return null;
  return existingDay(year, second, first) ?? existingDay(year, first, second);
}

function existingDay(year: number, month: number, day: number): DaySpan | null {
  return isValidDate(year, month, day) ? daySpan(dayNumber(year, month, day)) : null;
}
