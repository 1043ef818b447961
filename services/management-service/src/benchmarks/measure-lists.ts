import { randomBytes } from 'node:crypto';
import { connectSingle, createLogger, type Database, migrate, readConfig } from '@persistent-memory/service-kit';
import { percentile } from '@persistent-memory/service-kit/testing';
import { declarations } from '../config.js';
import { migrationSteps } from '../migrations.js';
import { selectApiKeys } from '../storage/api-keys.js';
import { selectProjects } from '../storage/projects.js';
import { readUsage } from '../storage/usage.js';
import { selectWorkspacesOfAccount } from '../storage/workspaces.js';
import { analyzeAll, type SeededAccount, seedLargeAccount, vacuumAll } from './seed-large-account.js';

// Prints what the lists of a large account cost, as a markdown table. Works in a database of its own, which it makes on
// the server of DATABASE_URL and drops again.
const runCount = 100;
const timeoutMs = 600_000;
const connectTimeoutMs = 10_000;

type Read = (database: Database, account: SeededAccount) => Promise<unknown>;

const page = (offset: number) => ({ limit: 50, offset });

const measuredLists: readonly (readonly [string, Read])[] = [
  [
    'projects of the account, first page',
    (db, { accountId }) => db.use((sql) => selectProjects(sql, { accountId }, page(0))),
  ],
  [
    'projects of the account, offset 50,000',
    (db, { accountId }) => db.use((sql) => selectProjects(sql, { accountId }, page(50_000))),
  ],
  [
    'projects of the account, offset 99,950',
    (db, { accountId }) => db.use((sql) => selectProjects(sql, { accountId }, page(99_950))),
  ],
  [
    'projects of the account, offset 1,000,000,000',
    (db, { accountId }) => db.use((sql) => selectProjects(sql, { accountId }, page(1e9))),
  ],
  [
    'projects of a workspace with 60,000, first page',
    (db, { workspaceId }) => db.use((sql) => selectProjects(sql, { workspaceId }, page(0))),
  ],
  [
    'projects of a workspace with 60,000, offset 50,000',
    (db, { workspaceId }) => db.use((sql) => selectProjects(sql, { workspaceId }, page(50_000))),
  ],
  [
    'keys of the account, first page',
    (db, { accountId }) => db.use((sql) => selectApiKeys(sql, { accountId }, page(0))),
  ],
  [
    'keys of the account, offset 50,000',
    (db, { accountId }) => db.use((sql) => selectApiKeys(sql, { accountId }, page(50_000))),
  ],
  [
    'keys of the account, offset 199,950',
    (db, { accountId }) => db.use((sql) => selectApiKeys(sql, { accountId }, page(199_950))),
  ],
  [
    'keys of a workspace with 120,000, offset 50,000',
    (db, { workspaceId }) => db.use((sql) => selectApiKeys(sql, { workspaceId }, page(50_000))),
  ],
  [
    'keys of a project with 60,000, first page',
    (db, { projectId }) => db.use((sql) => selectApiKeys(sql, { projectId }, page(0))),
  ],
  [
    'keys of a project with 60,000, offset 50,000',
    (db, { projectId }) => db.use((sql) => selectApiKeys(sql, { projectId }, page(50_000))),
  ],
  [
    'workspaces with project counts, first page',
    (db, { accountId }) => db.use((sql) => selectWorkspacesOfAccount(sql, accountId, page(0))),
  ],
  [
    'usage of the account, 30 days, 1,000 projects each',
    (db, { accountId, usageDays }) => db.use((sql) => readUsage(sql, { accountId }, usageDays)),
  ],
  [
    'usage of the same workspace, 30 days, as a token sees it',
    (db, { accountId, workspaceId, usageDays }) =>
      db.use((sql) => readUsage(sql, { accountId, workspaceId }, usageDays)),
  ],
  [
    'usage of one project, 30 days',
    (db, { accountId, projectId, usageDays }) => db.use((sql) => readUsage(sql, { accountId, projectId }, usageDays)),
  ],
];

const { databaseUrl } = readConfig(process.env, { databaseUrl: declarations.databaseUrl });
const log = createLogger({ level: 'warn', service: 'measure-lists', output: process.stderr });
const name = `list_benchmark_${randomBytes(4).toString('hex')}`;
const server = connect(databaseUrl);
await server.use((sql) => sql`create database ${sql(name)}`);
try {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await migrate({ databaseUrl: url.href, steps: migrationSteps, log });
  const database = connect(url.href);
  try {
    await measureAll(database, await seedLargeAccount(database));
  } finally {
    await database.close();
  }
} finally {
  await server.use((sql) => sql`drop database ${sql(name)} with (force)`);
  await server.close();
}

/** One connection, so that what it read of which index can be asked for. */
function connect(url: string): Database {
  return connectSingle({
    url,
    timeoutMs,
    connectTimeoutMs,
    applicationName: 'measure-lists',
    log,
  });
}

/** Before a vacuum every row has to be looked up to learn whether it counts; afterwards the index alone answers. */
async function measureAll(database: Database, account: SeededAccount): Promise<void> {
  await analyzeAll(database);
  const fresh = [];
  for (const [, read] of measuredLists) fresh.push(await measure(database, account, read));
  await vacuumAll(database);
  process.stdout.write(
    '| list | p50, never vacuumed | p95 | p50, vacuumed | p95 | indexes |\n|---|---|---|---|---|---|\n',
  );
  for (const [index, [title, read]] of measuredLists.entries()) {
    const before = await readIndexScans(database);
    const vacuumed = await measure(database, account, read);
    const after = await readIndexScans(database);
    const used = [...after].flatMap(([name, scans]) => (scans > (before.get(name) ?? 0) ? [`\`${name}\``] : []));
    process.stdout.write(`| ${title} | ${fresh[index]} | ${vacuumed} | ${used.join(', ')} |\n`);
  }
}

async function measure(database: Database, account: SeededAccount, read: Read): Promise<string> {
  await read(database, account);
  const elapsedMs: number[] = [];
  for (let run = 0; run < runCount; run++) {
    const startedAtMs = performance.now();
    await read(database, account);
    elapsedMs.push(performance.now() - startedAtMs);
  }
  return [0.5, 0.95].map((share) => `${percentile(elapsedMs, share).toFixed(1)} ms`).join(' | ');
}

/** How often each index was read. The statistics of a session are published with a delay, unless it is told to. */
async function readIndexScans(database: Database): Promise<Map<string, number>> {
  return database.use(async (sql) => {
    await sql`select pg_stat_force_next_flush()`;
    const rows = await sql<{ index: string; scans: number }[]>`
      select indexrelname as index, idx_scan as scans from pg_stat_user_indexes order by indexrelname`;
    return new Map(rows.map(({ index, scans }) => [index, scans]));
  });
}
