import { ApiError } from '@persistent-memory/auth';
import type { Response } from 'express';
import type { IncomingRequest } from './incoming-request.js';
import { stateOf } from './request-state.js';

/** The four RateLimit headers, for an answer that got none on its way. */
export interface RateLimitHeaders {
  /** Of the client's window as it is. Does not reject. */
  readonly read: (request: IncomingRequest) => Promise<Readonly<Record<string, string>>>;
  /** Of a window that nothing was spent of: for answers that may not wait for the store that knows better. */
  readonly untouched: Readonly<Record<string, string>>;
}

/** Sets the headers of the client's window, unless the operation's own limit has set them. */
export async function setRateLimitHeaders(response: Response, { read }: RateLimitHeaders): Promise<void> {
  if (response.hasHeader('RateLimit-Limit')) return;
  const headers = await read(stateOf(response));
  if (!response.headersSent) response.set(headers);
}

/** The same for an answer that is an error. */
export async function setRateLimitHeadersOfError(
  response: Response,
  headers: RateLimitHeaders,
  error: unknown,
): Promise<void> {
  if (response.headersSent) return;
  if (!isStoreFullOrAway(error)) await setRateLimitHeaders(response, headers);
  else if (!response.hasHeader('RateLimit-Limit')) response.set(headers.untouched);
}

/**
 * Whether a store is full or away. Reading the client's rate limit takes a connection to the store as well: a request that was refused
 * because there is none would wait for one again, and take it from requests that can be served.
 */
function isStoreFullOrAway(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'overloaded' || error.code === 'dependency_unavailable');
}
