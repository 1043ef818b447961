import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { localModel } from '../embedding/local/local-embedder.js';
import { migrationSteps } from '../migrations.js';
import { storeMemories } from '../retrieval/testing/store-memories.js';
import { registerIndex } from '../storage/fed-indexes.js';
import { outboxBacklog } from '../storage/outbox-leases.js';
import { createLostPointsWatch } from './lost-points.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const memoryCount = 20;
const index = { name: 'index', embeddingModel: localModel.name };

let db: TestDatabase;
let database: Database;
let points: number;
let clockMs: number;
let look: () => Promise<void>;
let statements: number;
let countTakesMs: number;

beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
  database = db.database;
});
afterAll(() => db.close());
beforeEach(async () => {
  await database.use(
    (sql) => sql`
      truncate memory.fed_indexes, memory.vector_outbox, memory.memories, memory.projects, memory.embedding_models cascade`,
  );
  await registerIndex(database, index);
  await storeMemories(
    database,
    `proj_${randomUUID()}`,
    Array.from({ length: memoryCount }, (_, position) => ({ memory: `memory ${position}` })),
  );
  await database.use((sql) => sql`update memory.projects set memory_count = ${memoryCount}`);
  points = memoryCount;
  clockMs = 0;
  statements = 0;
  // Of so many projects that a count serves as long as it may.
  countTakesMs = 600;
  const use: Database['use'] = (...work) => {
    statements += 1;
    clockMs += countTakesMs;
    return database.use(...work);
  };
  look = createLostPointsWatch({
    database: { ...database, use },
    index,
    countPoints: async () => points,
    log: silentLogger,
    nowMs: () => clockMs,
  });
});

const owed = async () => (await outboxBacklog(database, index.name)).entries;
const settleAll = () => database.use((sql) => sql`truncate memory.vector_outbox`);

test('an index that lacks a few points is left to reconcile, one that lacks more than a tenth is fed anew', async () => {
  points = memoryCount - 2;
  await look();
  expect(await owed()).toBe(0);
  points = memoryCount - 3;
  await look();
  expect(await owed()).toBe(memoryCount);
});

test('all projects are gone over once in ten minutes, and what is lost meanwhile is noticed at the next look', async () => {
  for (clockMs = 0; clockMs < 10 * minuteMs; clockMs += minuteMs) await look();
  expect(statements).toBe(1);
  await look();
  expect(statements).toBe(2);
  clockMs += minuteMs;
  points = 0;
  await look();
  expect(await owed()).toBe(memoryCount);
});

test.each([
  [10, memoryCount],
  [60, 0],
])('where a count takes %d ms, of the loss of what came within a minute %d memories are owed', async (tookMs, fed) => {
  countTakesMs = tookMs;
  await database.use((sql) => sql`update memory.projects set memory_count = 2`);
  points = 2;
  await look();
  await database.use((sql) => sql`update memory.projects set memory_count = ${memoryCount}`);
  points = 10;
  clockMs += minuteMs - tookMs;
  await look();
  expect(await owed()).toBe(fed);
});

test('where much was deleted, what is expected is counted again, once', async () => {
  await look();
  points = 5;
  await database.use((sql) => sql`update memory.projects set memory_count = 5`);
  statements = 0;
  for (let turn = 0; turn < 3; turn++) await look();
  expect(statements).toBe(1);
  expect(await owed()).toBe(0);
});

test('what it is still owed need not be there', async () => {
  await database.use(
    (sql) => sql`
      insert into memory.vector_outbox (project_id, index_name, memory_id)
      select project_id, ${index.name}, id from memory.memories order by id limit 15`,
  );
  points = 5;
  await look();
  expect(await owed()).toBe(15);
});

/** Gives so many memories a vector of another model alone. */
const giveAnotherModel = (memories: number) =>
  database.use(
    (sql) => sql`
      update memory.memories set embedding_model = 'another'
      where id in (select id from memory.memories order by id limit ${memories})`,
  );

describe('while memories are of two models', () => {
  beforeEach(() =>
    database.use((sql) => sql`insert into memory.embedding_models (name, is_ready) values ('another', false)`),
  );

  test('an index that was emptied is fed anew', async () => {
    points = memoryCount;
    await look();
    expect(await owed()).toBe(0);
    points = 0;
    clockMs += hourMs;
    await look();
    expect(await owed()).toBe(memoryCount);
  });

  test('those that have a vector of the other alone are not expected', async () => {
    await giveAnotherModel(12);
    points = memoryCount - 12;
    await look();
    expect(await owed()).toBe(0);
    points -= 1;
    clockMs += hourMs;
    await look();
    expect(await owed()).toBe(memoryCount);
  });

  test('those that have a vector of its model made ahead are expected, unless their text has changed since', async () => {
    await giveAnotherModel(12);
    await database.use(
      (sql) => sql`
        insert into memory.next_embeddings (project_id, memory_id, embedding_model, change_sequence, embedding)
        select project_id, id, ${index.embeddingModel}, change_sequence + (row_number() over (order by id) > 6)::int, embedding
        from memory.memories where embedding_model = 'another'`,
    );
    points = memoryCount - 6;
    await look();
    expect(await owed()).toBe(0);
    points = memoryCount - 8;
    clockMs += hourMs;
    await look();
    expect(await owed()).toBe(memoryCount);
  });
});

test('where feeding did not help, it is tried again after an hour', async () => {
  countTakesMs = 0;
  points = 0;
  await look();
  await settleAll();
  clockMs = hourMs - 1;
  await look();
  expect(await owed()).toBe(0);
  clockMs = hourMs;
  await look();
  expect(await owed()).toBe(memoryCount);
});

test('where feeding helped, a second loss within the hour is noticed as the first', async () => {
  points = 0;
  await look();
  await settleAll();
  points = memoryCount;
  clockMs += 10 * minuteMs;
  await look();
  points = 0;
  await look();
  expect(await owed()).toBe(memoryCount);
});

test('where it could not be noted, the next look does it', async () => {
  points = 0;
  await database.use((sql) => sql`alter table memory.vector_outbox add constraint nothing check (false) not valid`);
  await expect(look()).rejects.toThrow();
  await database.use((sql) => sql`alter table memory.vector_outbox drop constraint nothing`);
  await look();
  expect(await owed()).toBe(memoryCount);
});
