import { ApiError } from '@persistent-memory/auth';
import type { IncomingRequest, Sql } from '@persistent-memory/service-kit';
import { countHit, findWindow, type WindowState } from '../storage/rate-limits.js';

/** Creates of one client address: `100;w=3600` (specification, "Limits"). */
export const createWindow = { limit: 100, windowMs: 3_600_000 } as const;
const { limit, windowMs } = createWindow;
const keyPrefix = 'create:';

type Client = Pick<IncomingRequest, 'address' | 'setHeader'>;

/** The window of a client address that has one open, and null otherwise. */
export function findCreateWindow(sql: Sql, address: string): Promise<WindowState | null> {
  return findWindow(sql, keyPrefix + address, windowMs);
}

/**
 * Counts a create, in its own transaction: until that ends, others of the same client wait here.
 * @throws ApiError rate_limit_exceeded where nothing is left
 */
export async function countCreate(sql: Sql, client: Client): Promise<WindowState> {
  const counted = await countHit(sql, keyPrefix + client.address, createWindow);
  if (counted !== null) return counted;
  const window = await findCreateWindow(sql, client.address);
  // The window that was full may have ended between the two statements: then this create is one of the next.
  if (window === null || window.hits < limit) return countCreate(sql, client);
  throw exhausted(window, client);
}

/** Sets the headers of the same look at the window, so that they and `Retry-After` can't differ. */
export function exhausted(window: WindowState, client: Pick<Client, 'setHeader'>): ApiError {
  // A window that ends this very moment is shown as over, and is not for who comes back without a pause.
  const retryAfterSeconds = Math.max(1, resetSeconds(window));
  setHeaders(client, { ...presentWindow(window), 'RateLimit-Reset': String(retryAfterSeconds) });
  const message = `At most ${limit} create operations an hour. Try again in ${retryAfterSeconds} s.`;
  return new ApiError('rate_limit_exceeded', { message, retryAfterSeconds });
}

export function setHeaders(client: Pick<Client, 'setHeader'>, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) client.setHeader(name, value);
}

/** The four RateLimit headers of a window; null: of a client that spent nothing. */
export function presentWindow(window: WindowState | null): Readonly<Record<string, string>> {
  const { hits, resetsInMs } = window ?? { hits: 0, resetsInMs: windowMs };
  return {
    'RateLimit-Policy': `${limit};w=${windowMs / 1000}`,
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(Math.max(0, limit - hits)),
    'RateLimit-Reset': String(resetSeconds({ resetsInMs })),
  };
}

function resetSeconds({ resetsInMs }: Pick<WindowState, 'resetsInMs'>): number {
  return Math.ceil(resetsInMs / 1000);
}
