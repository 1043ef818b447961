import type { Database, RateLimitHeaders } from '@persistent-memory/service-kit';
import { failureWindowSeconds, type GuardState, lookAtGuard, maxFailures } from '../storage/failed-authentications.js';

/** The four headers of the failed-authentication guard (specification, "Rate limit headers"). */
export function guardHeaders({ failures, resetSeconds }: GuardState): Readonly<Record<string, string>> {
  return {
    'RateLimit-Limit': String(maxFailures),
    'RateLimit-Remaining': String(Math.max(0, maxFailures - failures)),
    'RateLimit-Reset': String(Math.max(0, resetSeconds)),
    'RateLimit-Policy': `${maxFailures};w=${failureWindowSeconds}`,
  };
}

/** Of a client that never failed. */
export const untouchedGuard = guardHeaders({ failures: 0, resetSeconds: failureWindowSeconds });

/** The same for answers that were given before authentication: unknown paths, unsupported versions. */
export function guardHeadersOf(database: Database): RateLimitHeaders {
  return {
    untouched: untouchedGuard,
    read: async ({ address, log }) => {
      try {
        return guardHeaders(await lookAtGuard(database, address));
      } catch (error) {
        // The answer matters more than its headers.
        log.warn({ err: error }, 'the failed-authentication guard could not be read');
        return null;
      }
    },
  };
}
