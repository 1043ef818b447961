import { ApiError } from '@persistent-memory/auth';
import type { Response } from 'express';
import { within } from '../../process/within.js';
import type { IncomingRequest } from '../request/incoming-request.js';
import { stateOf } from '../request/request-state.js';
import type { KnownWindows } from './known-windows.js';

/** The four RateLimit headers, for an answer that got none on its way. */
export interface RateLimitHeaders {
  /** Of the client's window as it is, null where the store does not tell. Does not reject. */
  readonly read: (request: IncomingRequest) => Promise<Readonly<Record<string, string>> | null>;
  /** Of a window that nothing was spent of. */
  readonly untouched: Readonly<Record<string, string>>;
}

interface Windows {
  readonly rateLimitHeaders: RateLimitHeaders;
  readonly knownWindows: KnownWindows;
}

/** Sets the headers of the client's window, unless the operation's own limit has set them. */
export async function setRateLimitHeaders(response: Response, windows: Windows): Promise<void> {
  const state = stateOf(response);
  if (!response.hasHeader('RateLimit-Limit')) {
    const headers = await windows.rateLimitHeaders.read(state);
    if (response.headersSent) return;
    if (headers === null) return setKnownRateLimitHeaders(response, windows);
    response.set(headers);
  }
  windows.knownWindows.note(state.address, (name) => String(response.getHeader(name)));
}

/** Sets the headers without asking the store, which may be away or full: by what the process knows of the client. */
function setKnownRateLimitHeaders(response: Response, { rateLimitHeaders, knownWindows }: Windows): void {
  response.set(knownWindows.headersOf(stateOf(response).address, rateLimitHeaders.untouched));
}

/** Less than a probe waits (Kubernetes: a second, unless told otherwise), and much more than the store takes. */
const healthReadTimeoutMs = 250;
/** Of health at the same time: anybody may ask for it, as often as they like, and the store is for others too. */
const maxHealthReads = 4;

/** The same for health: it asks the store, and goes by what the process knows where that is late, away or busy. */
export function healthRateLimitHeaders(windows: Windows): (response: Response) => Promise<void> {
  let reading = 0;
  const readThenSet = async (response: Response) => {
    reading++;
    try {
      await setRateLimitHeaders(response, windows);
    } finally {
      reading--;
    }
  };
  return async (response) => {
    if (reading < maxHealthReads) await within(healthReadTimeoutMs, readThenSet(response), () => undefined);
    if (!response.hasHeader('RateLimit-Limit')) setKnownRateLimitHeaders(response, windows);
  };
}

/** The same for an answer that is an error. */
export async function setRateLimitHeadersOfError(response: Response, windows: Windows, error: unknown): Promise<void> {
  if (response.headersSent || response.destroyed) return;
  if (!isStoreFullOrAway(error)) await setRateLimitHeaders(response, windows);
  else if (!response.hasHeader('RateLimit-Limit')) setKnownRateLimitHeaders(response, windows);
}

/**
 * Whether a store is full or away. Reading the client's rate limit takes a connection to the store as well: a request
 * that was refused because there is none would wait for one again, and take it from requests that can be served.
 */
function isStoreFullOrAway(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'overloaded' || error.code === 'dependency_unavailable');
}
