import type { Database, RateLimitHeaders } from '@persistent-memory/service-kit';
import {
  FAILURE_WINDOW_SECONDS,
  type GuardState,
  lookAtGuard,
  MAX_FAILURES,
} from '../storage/failed-authentications.js';

/** The four headers of the failed-authentication guard (specification, "Rate limit headers"). */
export function guardHeaders({ failures, resetSeconds }: GuardState): Readonly<Record<string, string>> {
  return {
    'RateLimit-Limit': String(MAX_FAILURES),
    'RateLimit-Remaining': String(Math.max(0, MAX_FAILURES - failures)),
    'RateLimit-Reset': String(Math.max(0, resetSeconds)),
    'RateLimit-Policy': `${MAX_FAILURES};w=${FAILURE_WINDOW_SECONDS}`,
  };
}

/** Of a client that never failed. */
export const UNTOUCHED_GUARD = guardHeaders({ failures: 0, resetSeconds: FAILURE_WINDOW_SECONDS });

/** The same for answers that were given before authentication: unknown paths, unsupported versions. */
export function guardHeadersOf(database: Database): RateLimitHeaders {
  return {
    untouched: UNTOUCHED_GUARD,
    read: async ({ address, log }) => {
      try {
        return guardHeaders(await lookAtGuard(database, address));
      } catch (error) {
        // The answer matters more than its headers.
        log.warn({ err: error }, 'the failed-authentication guard could not be read');
        return UNTOUCHED_GUARD;
      }
    },
  };
}
