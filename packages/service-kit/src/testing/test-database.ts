import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import postgres, { type Sql as PostgresClient } from 'postgres';
import { connectDatabase, type Database } from '../database/database.js';
import { type MigrationStep, migrate } from '../database/migrations.js';
import type { DatabaseOptions } from '../database/pool.js';
import { silentLogger } from './silent-logger.js';

export interface TestDatabase {
  readonly url: string;
  readonly database: Database;
  /** Ends the connections and drops the database. */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  readonly steps: readonly MigrationStep[];
  /** Where a test needs other bounds than the usual. */
  readonly options?: Partial<Omit<DatabaseOptions, 'url'>>;
}

/**
 * A migrated database of its own on the server of `TEST_DATABASE_URL`, for one test file. It is copied from a template
 * that is made once for each state of the migrations, whichever test process comes first.
 */
export async function createTestDatabase({ steps, options }: TestDatabaseOptions): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set: it names the Postgres that tests make databases on.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(serverUrl, async (admin) => {
    const template = await ensureTemplate(admin, serverUrl, steps);
    await admin`create database ${admin(name)} template ${admin(template)}`;
  });
  const url = onDatabase(serverUrl, name);
  const database = connectDatabase({ ...testOptions, ...options, url });
  return {
    url,
    database,
    close: async () => {
      await database.close();
      await withClient(serverUrl, async (admin) => {
        await admin`drop database ${admin(name)} with (force)`;
      });
    },
  };
}

const testOptions = {
  poolSize: 10,
  acquireTimeoutMs: 20_000,
  deadlineMs: 40_000,
  statementTimeoutMs: 30_000,
  connectTimeoutMs: 5_000,
  applicationName: 'test',
  log: silentLogger,
} as const;

async function ensureTemplate(
  admin: PostgresClient,
  serverUrl: string,
  steps: readonly MigrationStep[],
): Promise<string> {
  const fingerprint = fingerprintOf(steps);
  const template = `template_${fingerprint}`;
  await admin`select pg_advisory_lock(hashtextextended(${template}, 0))`;
  try {
    const found = await admin`select 1 from pg_database where datname = ${template}`;
    if (found.length > 0) return template;
    // Under a name of its own until it is complete, so that a run that was killed leaves no half of one behind.
    const building = `building_${fingerprint}`;
    await admin`drop database if exists ${admin(building)} with (force)`;
    await admin`create database ${admin(building)}`;
    await migrate({ databaseUrl: onDatabase(serverUrl, building), steps, log: silentLogger });
    await admin`alter database ${admin(building)} rename to ${admin(template)}`;
    return template;
  } finally {
    await admin`select pg_advisory_unlock(hashtextextended(${template}, 0))`;
  }
}

function fingerprintOf(steps: readonly MigrationStep[]): string {
  const hash = createHash('sha256');
  for (const { schema, folder } of steps) {
    for (const name of [
      'meta/_journal.json',
      ...readdirSync(folder)
        .filter((file) => file.endsWith('.sql'))
        .sort(),
    ]) {
      const content = readFileSync(new URL(name, folder));
      hash.update(`${schema}\0${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 32);
}

async function withClient(url: string, work: (client: PostgresClient) => Promise<void>): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(client);
  } finally {
    await client.end({ timeout: 1 });
  }
}

function onDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
