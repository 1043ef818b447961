import { connectDatabase, type Database } from '@persistent-memory/service-kit';
import { silentLogger } from '@persistent-memory/service-kit/testing';

/**
 * A database that is given up soon, for tests in which Postgres is away or slow.
 * @param patience how many times later, where something is to be done in time beside what is not
 */
export function connectImpatiently(url: string, { poolSize = 2, patience = 1 } = {}): Database {
  return connectDatabase({
    url,
    poolSize,
    acquireTimeoutMs: 200 * patience,
    deadlineMs: 1_000 * patience,
    statementTimeoutMs: 500 * patience,
    connectTimeoutMs: 500,
    applicationName: 'test',
    log: silentLogger,
  });
}
