import { connectDatabase, type Database } from './database.js';
import type { DatabaseOptions } from './pool.js';

export interface SingleConnectionOptions
  extends Pick<DatabaseOptions, 'url' | 'connectTimeoutMs' | 'applicationName' | 'log'> {
  /** For each statement, and for each use of the connection, the wait for it included. */
  readonly timeoutMs: number;
}

/** One connection, for a command or a measurement that works alone. Connects nothing yet. */
export function connectSingle({ timeoutMs, ...options }: SingleConnectionOptions): Database {
  return connectDatabase({
    ...options,
    poolSize: 1,
    acquireTimeoutMs: timeoutMs,
    deadlineMs: timeoutMs,
    statementTimeoutMs: timeoutMs,
  });
}
