import { ApiError } from '@persistent-memory/auth';

/** SQLSTATE classes and codes (Postgres manual, appendix A) that say: not now, through no fault of the statement. */
const UNAVAILABLE_STATES = [
  '08', // connection exception
  '53', // insufficient resources: too many connections, disk full, out of memory
  '57P', // the server stops, crashed, or is starting; the database was dropped
  '57014', // the statement timeout
  '25P03', // idle in a transaction for too long
  '25006', // read only, as a former primary is
];

const CONNECTION_CODES = new Set([
  // postgres.js
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  // Node
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

const TOO_MANY_CONNECTIONS = '53300';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
/** The lock time-out. */
const LOCK_NOT_AVAILABLE = '55P03';

const RETRY_AFTER_SECONDS = 1;

export function databaseUnavailable(cause: unknown): ApiError {
  return new ApiError('dependency_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}

export function databaseOverloaded(cause: unknown): ApiError {
  return new ApiError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}

/** An error of the table where the database could not be asked; every other error as it is. */
export function presentDatabaseError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (isConflict(error) || codeOf(error) === LOCK_NOT_AVAILABLE) return databaseOverloaded(error);
  return isUnavailable(error) ? databaseUnavailable(error) : error;
}

/** Whether the same transaction can succeed when it is simply run again. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** Whether Postgres has no room for a further connection: of the server, the database or the role. */
export function isConnectionLimit(error: unknown): boolean {
  return codeOf(error) === TOO_MANY_CONNECTIONS;
}

function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return CONNECTION_CODES.has(code) || UNAVAILABLE_STATES.some((state) => code.startsWith(state));
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
