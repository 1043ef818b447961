import { dayNumber, daysInMonth, isLeapYear, isoWeekStart, toDateRange } from './calendar.js';

/**
 * What relative times are resolved against: a calendar day (`YYYY-MM-DD`) and the timestamp as it was given, or
 * nothing.
 */
export type Anchor = { kind: 'date'; date: string; timestamp: string } | { kind: 'no_date' };

/** ISO 8601 has two formats, and one string is wholly of one of them: with hyphens and colons … */
const extendedPattern =
  /^(?<date>\d{4}-\d\d-\d\d|\d{4}-W\d\d-[1-7]|\d{4}-\d{3})(?:[Tt ](?<hour>\d\d)(?::(?<minute>\d\d)(?::(?<second>\d\d))?)?(?:[.,](?<fraction>\d+))?(?<offset>[Zz]|[+-]\d\d(?::\d\d)?)?)?$/;
/** … or without any. */
const basicPattern =
  /^(?<date>\d{8}|\d{4}W\d\d[1-7]|\d{7})(?:[Tt ](?<hour>\d\d)(?:(?<minute>\d\d)(?<second>\d\d)?)?(?:[.,](?<fraction>\d+))?(?<offset>[Zz]|[+-]\d\d(?:\d\d)?)?)?$/;
const minutesPerDay = 1440;

/**
 * The anchor of a request's `timestamp`; null when it is none.
 *
 * Accepted: `no_date`; ISO 8601 calendar dates `2026-03-09`, week dates `2026-W11-1`, ordinal dates `2026-068`; each
 * alone or with a time behind `T` (or a space, as RFC 3339 allows): `10`, `10:30`, `10:30:15`, the last of them with a
 * fraction of any number of digits (`10:30:15.123`, `10:30,5`); and with it `Z`, `+01:00`, `+01`, or no offset. Or all
 * of it in the basic format (`20260309T103015+0100`): the standard has one or the other, and none that is mixed. The
 * day is the one that is written, in its own offset; 24:00:00 is the end of it. Refused: days, hours and offsets that
 * do not exist (29 February 2023, 24:01, +24:00), the year 0000, a leap second anywhere but in the last minute of a day
 * in UTC, and dates that name no day (`2026-03`, `2026-W11`).
 */
export function parseTimestamp(timestamp: string): Anchor | null {
  if (timestamp === 'no_date') return { kind: 'no_date' };
  const groups = (extendedPattern.exec(timestamp) ?? basicPattern.exec(timestamp))?.groups;
  if (groups === undefined || !isPossibleTime(groups)) return null;
  const day = readDay(groups.date ?? '');
  const range = day === null ? null : toDateRange({ start: day, end: day });
  return range === null ? null : { kind: 'date', date: range.start, timestamp };
}

/**
 * The day of a stored timestamp, `YYYY-MM-DD`; null for what `parseTimestamp` does not take. Searches ask for it by the
 * hundred, and nearly every timestamp begins with its day: only the other forms are parsed.
 */
export function dayOfTimestamp(timestamp: string): string | null {
  if (beginsWithDay.test(timestamp)) return timestamp.slice(0, 10);
  const anchor = parseTimestamp(timestamp);
  return anchor?.kind === 'date' ? anchor.date : null;
}

const beginsWithDay = /^\d{4}-\d\d-\d\d/;

function readDay(written: string): number | null {
  const year = Number(written.slice(0, 4));
  if (year === 0) return null;
  const rest = written.slice(4).replaceAll('-', '');
  if (rest.startsWith('W')) {
    const monday = isoWeekStart(year, Number(rest.slice(1, 3)));
    return monday === null ? null : monday + Number(rest.slice(3)) - 1;
  }
  if (rest.length === 3) {
    const dayOfYear = Number(rest);
    return dayOfYear >= 1 && dayOfYear <= (isLeapYear(year) ? 366 : 365) ? dayNumber(year, 1, 1) + dayOfYear - 1 : null;
  }
  const [month, day] = [Number(rest.slice(0, 2)), Number(rest.slice(2))];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? dayNumber(year, month, day) : null;
}

function isPossibleTime(groups: Readonly<Record<string, string | undefined>>): boolean {
  const [hour, minute, second] = [Number(groups.hour ?? 0), Number(groups.minute ?? 0), Number(groups.second ?? 0)];
  const offset = offsetMinutes(groups.offset ?? 'Z');
  if (hour === 24) return minute === 0 && second === 0 && !/[1-9]/.test(groups.fraction ?? '') && offset !== null;
  if (hour > 23 || minute > 59 || second > 60 || offset === null) return false;
  const minuteInUtc = (hour * 60 + minute - offset + minutesPerDay) % minutesPerDay;
  return second < 60 || minuteInUtc === minutesPerDay - 1;
}

/** Null for an offset of a day or more. */
function offsetMinutes(offset: string): number | null {
  if (/^[Zz]$/.test(offset)) return 0;
  const digits = offset.slice(1).replace(':', '');
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2) || '0')];
  if (hours > 23 || minutes > 59) return null;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
