/** A header that asks for more is taken for a mistake, or for a quota that no caller waits out. */
const longestRetryAfterMs = 5 * 60_000;

/**
 * How long a server asked to be left alone, by `retry-after-ms` (OpenAI) or `Retry-After` in seconds or as a date (RFC
 * 9110, 10.2.3); null when it did not say. At most five minutes.
 * @param nowMs Unix time
 */
export function retryAfterMs(headers: Headers | undefined, nowMs: number): number | null {
  const milliseconds = readNumber(headers?.get('retry-after-ms'));
  if (milliseconds !== null) return bounded(milliseconds);
  const header = headers?.get('retry-after') ?? null;
  const seconds = readNumber(header);
  if (seconds !== null) return bounded(seconds * 1_000);
  const at = header === null ? Number.NaN : Date.parse(header);
  return Number.isNaN(at) ? null : bounded(at - nowMs);
}

const readNumber = (text: string | null | undefined): number | null =>
  text != null && /^\s*\d{1,9}(?:\.\d{1,9})?\s*$/.test(text) ? Number(text) : null;

const bounded = (waitMs: number): number => Math.min(Math.max(waitMs, 0), longestRetryAfterMs);
