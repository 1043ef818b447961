const rfc3339Instant = /^\d{4}-\d{2}-\d{2}[Tt](?:[01]\d|2[0-3]):\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
/** What both JavaScript and Postgres hold, and RFC 3339 writes: an offset can carry the first and last day outside. */
const firstInstantMs = Date.parse('0001-01-01T00:00:00.000Z');
const lastInstantMs = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether text is an RFC 3339 date-time with its offset, and not a leap second. */
export function isInstant(text: string): boolean {
  if (!rfc3339Instant.test(text) || !isCalendarDay(text.slice(0, 10))) return false;
  const instantMs = Date.parse(text);
  return instantMs >= firstInstantMs && instantMs <= lastInstantMs;
}

/** Whether text is a day of the Gregorian calendar: `Date` alone would take the 30th of February for the 2nd of March. */
export function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return dayPattern.test(text) && instant.getTime() >= firstInstantMs && instant.toISOString().startsWith(text);
}
