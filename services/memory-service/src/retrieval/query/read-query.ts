import { askedRange } from '../../extraction/dates/asked-range.js';
import type { DateRange } from '../../extraction/dates/calendar/date-range.js';
import { redactSecretsInSlices } from '../../extraction/secrets/redact-in-slices.js';
import { type AnalyzedQuery, analyzeQuery, embeddedTextOf } from './analyze-query.js';

export interface AskedQuery {
  readonly query: string;
  /** `YYYY-MM-DD`, which "last week" is read against. */
  readonly today: string;
  readonly signal?: AbortSignal;
}

/**
 * A question names its time at once. What is longer is a text to find others by, and reading all its dates would hold
 * the event loop.
 */
const datedCharacters = 1_000;

/** The days that the beginning of a query names; no word is cut. */
export function askedDays(query: string, today: string): DateRange | null {
  const head = query.slice(0, datedCharacters);
  return askedRange(head.length < query.length ? head.replace(/\S{1,100}$/, '') : head, today);
}

/**
 * What a query asks for, without the secrets in it. On the event loop, but never for long, whatever the query is.
 * @param onEmbeddedText told what is embedded before the rest is read
 * @throws the reason of the signal
 */
export async function readQuery(
  { query, today, signal }: AskedQuery,
  speakers: readonly string[],
  onEmbeddedText?: (text: string) => void,
): Promise<AnalyzedQuery> {
  const redacted = await redactSecretsInSlices(query, signal);
  onEmbeddedText?.(embeddedTextOf(redacted, speakers));
  return analyzeQuery(redacted, speakers, askedDays(query, today));
}
