import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectDatabase, type Database } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { localModel } from '../embedding/local/local-embedder.js';
import { migrationSteps } from '../migrations.js';
import { keywordSessionSettings } from './keyword-search/session-settings.js';
import { takeOwed } from './outbox-leases.js';
import { oweEntries, wholeProject } from './owe-memories.js';

const index = { name: 'index_1', embeddingModel: localModel.name };
const batchSize = 256;
const manyEntries = 20_000;

let db: TestDatabase;
let database: Database;

beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps, options: { poolSize: 1 } });
  database = db.database;
});
afterAll(() => db.close());

const owe = (projectId: string, count: number, indexName = index.name): Promise<unknown> =>
  database.transaction((sql) =>
    oweEntries(sql, sql`select ${projectId}, ${indexName}, gen_random_uuid() from generate_series(1, ${count}::int)`),
  );

/** Of a thousand projects. */
const oweMany = (): Promise<unknown> =>
  database.transaction((sql) =>
    oweEntries(
      sql,
      sql`select 'proj_' || number % 1000, ${index.name}, gen_random_uuid() from generate_series(1, ${manyEntries}::int) number`,
    ),
  );

/** What taking a batch takes, the least of some. */
async function leastMs(): Promise<number> {
  const timesMs: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const startedMs = performance.now();
    expect(await takeOwed(database, index, batchSize)).toHaveLength(batchSize);
    timesMs.push(performance.now() - startedMs);
  }
  return Math.min(...timesMs);
}

test('a service takes what came after a long time in which nothing was owed', async () => {
  const service = connectDatabase({
    url: db.url,
    poolSize: 1,
    acquireTimeoutMs: 10_000,
    deadlineMs: 10_000,
    statementTimeoutMs: 5_000,
    connectTimeoutMs: 5_000,
    applicationName: 'outbox leases',
    sessionSettings: keywordSessionSettings,
    log: silentLogger,
  });
  await database.use((sql) => sql`delete from memory.vector_outbox`);
  await database.use((sql) => sql`vacuum analyze memory.vector_outbox`);
  // After five times Postgres may keep the plan of a statement: one for an empty table, which reads all of it for each.
  for (let turn = 0; turn < 8; turn++) expect(await takeOwed(service, index, batchSize)).toEqual([]);
  await oweMany();
  expect(await takeOwed(service, index, batchSize)).toHaveLength(batchSize);
  await database.use((sql) => sql`delete from memory.vector_outbox`);
  await service.close();
});

test('a batch of very many is taken as fast where statistics say nothing of them yet', async () => {
  await oweMany();
  await database.use((sql) => sql`delete from memory.vector_outbox`);
  await owe(`proj_${randomUUID()}`, 1, 'index_0');
  // The last that the planner hears of the table.
  await database.use((sql) => sql`vacuum analyze memory.vector_outbox`);
  await oweMany();
  const unheardMs = await leastMs();
  await database.use((sql) => sql`analyze memory.vector_outbox`);
  // Each of the batch was compared with all: a hundred times as long.
  expect(unheardMs).toBeLessThan(20 * Math.max(await leastMs(), 5));
});

test('the entries of a project wait for its removal', async () => {
  const [removed, other] = [`proj_${randomUUID()}`, `proj_${randomUUID()}`];
  await owe(removed, 3);
  await owe(other, 2);
  await database.transaction((sql) => oweEntries(sql, sql`select ${removed}, ${index.name}, ${wholeProject}::uuid`));
  expect(await takeOwed(database, index, batchSize, removed)).toMatchObject([{ memoryId: wholeProject }]);
  expect(await takeOwed(database, index, batchSize, other)).toHaveLength(2);
});
