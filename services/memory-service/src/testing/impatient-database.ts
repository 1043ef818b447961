import { connectDatabase, type Database } from '@persistent-memory/service-kit';
import { silentLogger } from '@persistent-memory/service-kit/testing';

/** A database that is given up soon, for tests in which Postgres is away or slow. */
export function connectImpatiently(url: string, poolSize = 2): Database {
  return connectDatabase({
    url,
    poolSize,
    acquireTimeoutMs: 200,
    deadlineMs: 1_000,
    statementTimeoutMs: 500,
    connectTimeoutMs: 500,
    applicationName: 'test',
    log: silentLogger,
  });
}
