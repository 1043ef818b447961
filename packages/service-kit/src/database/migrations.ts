import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import postgres, { type Sql as PostgresClient } from 'postgres';
import { untilAborted } from '../process/until-aborted.js';
import { type Backend, backendOf, endBackend } from './backend.js';
import { sessionFormats } from './connection.js';
import { assertUtf8, type Database } from './database.js';
import { driverAddress } from './postgres-address.js';
import { type LockPatience, retryLocked } from './retry-locked.js';

/** One schema and the folder of SQL files, listed in `meta/_journal.json`, that makes it. */
export interface MigrationStep {
  readonly schema: string;
  readonly folder: URL;
}

export interface MigrateOptions {
  readonly databaseUrl: string;
  /** In the order in which they build on each other. */
  readonly steps: readonly MigrationStep[];
  readonly log: Logger;
  /** How a table that is in use is waited for; as `defaultPatience` has it unless said otherwise. */
  readonly patience?: Partial<LockPatience>;
  /** When it aborts, the step under way is rolled back and the migration rejects with the reason. */
  readonly signal?: AbortSignal;
}

const migrationsTable = 'migrations';
/** Any number that nothing else on the server locks. */
const lockKey = 7_306_942_118;
const connectTimeoutSeconds = 10;

/**
 * A change of a table waits for all who read it, such as a backup for hours, and everybody else waits behind it: so it
 * gives way before that is felt as more than a slow answer.
 */
const defaultPatience: LockPatience = { lockTimeoutMs: 2_000, pauseMs: 5_000, giveUpAfterMs: 15 * 60_000 };

/**
 * Applies what is missing, each step in one transaction. May be started by several at the same time: one works, the
 * others wait and find nothing left to do. A step that needs a table which is in use is tried again, for a quarter of
 * an hour.
 * @throws Error for a database whose encoding is not UTF8, before anything is changed, for a journal out of order, and
 * when a table was in use at every attempt
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const { databaseUrl, steps, log, signal } = options;
  for (const step of steps) readJournal(step);
  // One connection: the lock belongs to it, and drizzle itself takes none.
  const { url, ...server } = driverAddress(databaseUrl);
  const client = postgres(url, {
    ...server,
    max: 1,
    connect_timeout: connectTimeoutSeconds,
    max_lifetime: null,
    connection: sessionFormats,
    onnotice: (notice) => log.debug({ notice: notice.message }, 'notice of Postgres'),
  });
  let backend = null as Backend | null;
  const work = async () => {
    backend = await backendOf(client);
    await applySteps(client, options);
  };
  try {
    await untilAborted(work(), signal);
  } finally {
    // Nothing is sent from here on: what would come next has no connection and finds none.
    await client.end({ timeout: signal?.aborted ? 0 : 1 });
    if (signal?.aborted && backend !== null) await rollBack(databaseUrl, backend, log);
  }
}

async function applySteps(client: PostgresClient, { steps, log, patience }: MigrateOptions): Promise<void> {
  await assertUtf8(client);
  await client`select pg_advisory_lock(${lockKey})`;
  // Loaded here: who only asks what is pending does without.
  const { drizzle } = await import('drizzle-orm/postgres-js');
  const { migrate: applyMigrations } = await import('drizzle-orm/postgres-js/migrator');
  for (const { schema, folder } of steps) {
    const applyStep = async () => {
      await client`create schema if not exists ${client(schema)}`;
      await applyMigrations(drizzle(client), {
        migrationsFolder: fileURLToPath(folder),
        migrationsSchema: schema,
        migrationsTable,
      });
    };
    await retryLocked(client, applyStep, { ...defaultPatience, ...patience }, log.child({ schema }));
    log.info({ schema }, 'schema is up to date');
  }
}

async function rollBack(databaseUrl: string, backend: Backend, log: Logger): Promise<void> {
  try {
    await endBackend(databaseUrl, backend);
    log.warn('the migration was interrupted; what it had not committed is rolled back');
  } catch (error) {
    log.error(
      { err: error },
      'the migration was interrupted; Postgres rolls it back once the statement under way ends',
    );
  }
}

/** What was once found complete stays so: migrations are only ever added, by a new version of this program. */
const complete = new WeakMap<Database, Set<string>>();

/**
 * Migrations that this program brings and the database lacks, as `schema/name`; empty when it is up to date.
 * Asks once with one statement, and after an empty answer not again.
 */
export async function pendingMigrations(database: Database, steps: readonly MigrationStep[]): Promise<string[]> {
  const known = complete.get(database) ?? new Set();
  complete.set(database, known);
  const unknown = steps.filter((step) => !known.has(keyOf(step)));
  if (unknown.length === 0) return [];
  const applied = await readApplied(database, unknown);
  const pending: string[] = [];
  for (const step of unknown) {
    const missing = readJournal(step).filter((entry) => !applied.has(`${step.schema} ${entry.when}`));
    if (missing.length === 0) known.add(keyOf(step));
    pending.push(...missing.map((entry) => `${step.schema}/${entry.tag}`));
  }
  return pending;
}

function keyOf({ schema, folder }: MigrationStep): string {
  return `${schema} ${folder.href}`;
}

/** `schema time` of every migration that was applied to one of the schemas. */
async function readApplied(database: Database, steps: readonly MigrationStep[]): Promise<Set<string>> {
  const schemas = steps.map(({ schema }) => schema);
  const rows = await database.use(async (sql) => {
    const present = await sql<{ schema: string }[]>`
      select schemaname as schema from pg_tables where tablename = ${migrationsTable} and schemaname in ${sql(schemas)}`;
    if (present.length === 0) return [];
    const selects = present.map(
      ({ schema }) => sql`select ${schema}::text as schema, created_at from ${sql(schema)}.${sql(migrationsTable)}`,
    );
    return sql<{ schema: string; created_at: number }[]>`
      ${selects.reduce((all, one) => sql`${all} union all ${one}`)}`;
  });
  return new Set(rows.map((row) => `${row.schema} ${row.created_at}`));
}

interface JournalEntry {
  readonly tag: string;
  readonly when: number;
}

/** @throws Error when drizzle would skip an entry without a word: one that is not later than the one before */
function readJournal({ folder }: MigrationStep): readonly JournalEntry[] {
  const journal = new URL('meta/_journal.json', folder);
  const { entries }: { entries: readonly JournalEntry[] } = JSON.parse(readFileSync(journal, 'utf8'));
  entries.forEach((entry, index) => {
    const before = entries[index - 1];
    if (before === undefined || before.when < entry.when) return;
    throw new Error(`The migration ${entry.tag} is not later than ${before.tag} and would never be applied.`);
  });
  return entries;
}
