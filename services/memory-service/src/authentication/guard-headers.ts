import type { Database, IncomingRequest } from '@persistent-memory/service-kit';
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

/** The same for an answer that was given before authentication: unknown paths, unsupported versions. */
export function guardHeadersOf(database: Database) {
  return async (request: IncomingRequest): Promise<Readonly<Record<string, string>>> => {
    try {
      return guardHeaders(await lookAtGuard(database, request.address));
    } catch (error) {
      // The answer matters more than its headers: without the database the client sees an untouched window.
      request.log.warn({ err: error }, 'the failed-authentication guard could not be read');
      return guardHeaders({ failures: 0, resetSeconds: FAILURE_WINDOW_SECONDS });
    }
  };
}
