import { ApiError } from '@persistent-memory/auth';
import type { Logger } from 'pino';
import { connectDatabase, type Database } from '../database/database.js';
import { type MigrationStep, pendingMigrations } from '../database/migrations.js';
import type { Metrics } from './metrics.js';
import type { ServiceConfig } from './service-variables.js';

export interface ServiceDatabaseOptions {
  readonly applicationName: string;
  /** Settings of Postgres for every connection, such as `plan_cache_mode`. */
  readonly sessionSettings?: Readonly<Record<string, string>>;
  /** Instead of the configured ones. */
  readonly poolSize?: number;
  readonly log: Logger;
}

/** A pool as a service's variables have it. Connects nothing yet. */
export function openDatabase(config: ServiceConfig, options: ServiceDatabaseOptions): Database {
  const { databaseUrl: url, databaseDeadlineMs: deadlineMs } = config;
  const { poolSize, acquireTimeoutMs, statementTimeoutMs, connectTimeoutMs } = config;
  return connectDatabase({
    url,
    poolSize,
    acquireTimeoutMs,
    deadlineMs,
    statementTimeoutMs,
    connectTimeoutMs,
    ...options,
  });
}

/** Gauges over all pools of a service. */
export function observeDatabases(metrics: Metrics, pools: readonly Database[]): void {
  const sum = (read: (load: ReturnType<Database['load']>) => number) =>
    pools.reduce((total, pool) => total + read(pool.load()), 0);
  metrics.gauge('database_connections_in_use', 'Connections that work runs on.', () => sum(({ inUse }) => inUse));
  metrics.gauge('database_waiting', 'Work that waits for a connection.', () => sum(({ waiting }) => waiting));
}

/**
 * @throws ApiError dependency_unavailable while the schema is older than this code; what it lacks is for the log, as
 *   anybody may read `/readyz`
 */
export async function assertMigrated(database: Database, steps: readonly MigrationStep[]): Promise<void> {
  const pending = await pendingMigrations(database, steps);
  if (pending.length === 0) return;
  throw new ApiError('dependency_unavailable', {
    message: 'The database schema is too old: run migrate.',
    cause: new Error(`The schema lacks ${pending.join(', ')}.`),
  });
}
