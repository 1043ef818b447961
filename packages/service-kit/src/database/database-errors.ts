import { ApiError } from '@persistent-memory/auth';

/** SQLSTATE classes and codes (Postgres manual, appendix A) that say: not now, through no fault of the statement. */
const unavailableStates = [
  '08', // connection exception
  '53', // insufficient resources: too many connections, disk full, out of memory
  '57P', // the server stops, crashed, or is starting; the database was dropped
  '57014', // the statement timeout
  '25P03', // idle in a transaction for too long
  '25006', // read only, as a former primary is
];

const connectionCodes = new Set([
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

const tooManyConnections = '53300';
const serializationFailure = '40001';
const deadlockDetected = '40P01';
/** The lock time-out. */
const lockNotAvailable = '55P03';

const retryAfterSeconds = 1;

export function databaseUnavailable(cause: unknown): ApiError {
  return new ApiError('dependency_unavailable', { retryAfterSeconds, cause });
}

export function databaseOverloaded(cause: unknown): ApiError {
  return new ApiError('overloaded', { retryAfterSeconds, cause });
}

/** An error of the table where the database could not be asked; every other error as it is. */
export function presentDatabaseError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (isConflict(error) || isLockTimeout(error)) return databaseOverloaded(error);
  return isUnavailable(error) ? databaseUnavailable(error) : error;
}

/** Whether the same transaction can succeed when it is simply run again. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code === serializationFailure || code === deadlockDetected;
}

/** Whether a statement waited too long for what another transaction holds; a library may have wrapped the error. */
export function isLockTimeout(error: unknown): boolean {
  return isOrWraps(error, lockNotAvailable);
}

/** Whether a statement and another transaction waited for each other; a library may have wrapped the error. */
export function isDeadlock(error: unknown): boolean {
  return isOrWraps(error, deadlockDetected);
}

function isOrWraps(error: unknown, code: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return codeOf(error) === code || codeOf(cause) === code;
}

/** Whether Postgres has no room for a further connection: of the server, the database or the role. */
export function isConnectionLimit(error: unknown): boolean {
  return codeOf(error) === tooManyConnections;
}

function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return connectionCodes.has(code) || unavailableStates.some((state) => code.startsWith(state));
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
