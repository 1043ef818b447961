import { defineTextFormat } from '@persistent-memory/service-kit/server';
import { Type } from 'typebox';

const rfc3339Instant = /^\d{4}-\d{2}-\d{2}[Tt](?:[01]\d|2[0-3]):\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
/** What both JavaScript and Postgres hold, and RFC 3339 writes, without a doubt. */
const minYear = 1970;
const lastInstantMs = Date.parse('9999-12-31T23:59:59.999Z');

defineTextFormat('date-time', `must be an RFC 3339 date-time with its offset, from ${minYear} on`, isInstant);
defineTextFormat('date', `must be a date as YYYY-MM-DD, from ${minYear} on`, isCalendarDay);

/** RFC 3339; answers give UTC and milliseconds. */
export const Timestamp = Type.String({ format: 'date-time' });

/** A day of the Gregorian calendar. */
export const Day = Type.String({ format: 'date' });

function isInstant(text: string): boolean {
  // An offset can carry the last day of the last year over its end. No number (NaN) is no more than any other.
  return rfc3339Instant.test(text) && isCalendarDay(text.slice(0, 10)) && Date.parse(text) <= lastInstantMs;
}

/** `Date` alone would take the 30th of February for the 2nd of March. */
function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return (
    dayPattern.test(text) &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(text) &&
    instant.getUTCFullYear() >= minYear
  );
}
