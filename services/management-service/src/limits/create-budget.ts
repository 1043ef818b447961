import { ApiError } from '@persistent-memory/auth';
import type { IncomingRequest, Sql } from '@persistent-memory/service-kit';
import { countHit, findWindow, type WindowState } from '../storage/rate-limits.js';

/** Creates of one client address: `100;w=3600` (specification, "Limits"). */
const maxCreates = 100;
const windowMs = 3_600_000;
const keyPrefix = 'create:';

type Client = Pick<IncomingRequest, 'address' | 'setHeader'>;

/** The window of a client that has one open, and null otherwise. */
export function findCreateWindow(sql: Sql, { address }: Pick<Client, 'address'>): Promise<WindowState | null> {
  return findWindow(sql, keyPrefix + address, windowMs);
}

/**
 * Counts a create, in its own transaction: until that ends, others of the same client wait here.
 * @throws ApiError rate_limit_exceeded where nothing is left
 */
export async function countCreate(sql: Sql, client: Client): Promise<WindowState> {
  const counted = await countHit(sql, keyPrefix + client.address, { windowMs, limit: maxCreates });
  if (counted !== null) return counted;
  const window = await findCreateWindow(sql, client);
  // The window that was full may have ended between the two statements: then this create is one of the next.
  if (window === null || window.hits < maxCreates) return countCreate(sql, client);
  throw exhausted(window, client);
}

/** @throws ApiError rate_limit_exceeded where nothing is left */
export function assertCreateLeft(window: WindowState | null, client: Client): void {
  if (window !== null && window.hits >= maxCreates) throw exhausted(window, client);
}

/** With the headers of the same look at the window, so that they and `Retry-After` can't differ. */
function exhausted(window: WindowState, client: Client): ApiError {
  // A window that ends this very moment is shown as over, and is not for who comes back without a pause.
  const retryAfterSeconds = Math.max(1, resetSeconds(window));
  setHeaders(client, { ...presentWindow(window), 'RateLimit-Reset': String(retryAfterSeconds) });
  const message = `At most ${maxCreates} create operations an hour. Try again in ${retryAfterSeconds} s.`;
  return new ApiError('rate_limit_exceeded', { message, retryAfterSeconds });
}

export function setHeaders(client: Client, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) client.setHeader(name, value);
}

/** The four RateLimit headers of a window; null: of a client that spent nothing. */
export function presentWindow(window: WindowState | null): Readonly<Record<string, string>> {
  const { hits, resetsInMs } = window ?? { hits: 0, resetsInMs: windowMs };
  return {
    'RateLimit-Policy': `${maxCreates};w=${windowMs / 1000}`,
    'RateLimit-Limit': String(maxCreates),
    'RateLimit-Remaining': String(Math.max(0, maxCreates - hits)),
    'RateLimit-Reset': String(resetSeconds({ resetsInMs })),
  };
}

function resetSeconds({ resetsInMs }: Pick<WindowState, 'resetsInMs'>): number {
  return Math.ceil(resetsInMs / 1000);
}
