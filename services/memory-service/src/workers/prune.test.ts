import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Database } from '@persistent-memory/service-kit';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { localModel } from '../embedding/local/local-embedder.js';
import { migrationSteps } from '../migrations.js';
import { storeMemories } from '../retrieval/testing/store-memories.js';
import { isFed, noteUseOfIndex, registerIndex } from '../storage/fed-indexes.js';
import { outboxBacklog } from '../storage/outbox-leases.js';
import { oweEverything } from '../storage/owe-index.js';
import { Pruning } from './prune.js';

const ownIndex = { name: 'own', embeddingModel: localModel.name };
let db: TestDatabase;
let database: Database;
const outbox = {
  noteUse: async () => {
    await noteUseOfIndex(database, ownIndex);
  },
};
const entries = async () => (await outboxBacklog(database, ownIndex.name)).entries;

beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
  database = db.database;
});
afterAll(() => db.close());
/** As the database is after an outage of more than a day: nobody could say that an index is in use. */
beforeEach(async () => {
  await database.use(
    (sql) => sql`truncate memory.fed_indexes, memory.vector_outbox, memory.next_embeddings, memory.memories`,
  );
  await storeMemories(database, `proj_${randomUUID()}`, [{ memory: 'one' }, { memory: 'two' }]);
  await oweEverything(database, ownIndex);
  await registerIndex(database, { ...ownIndex, name: 'unused' });
  await database.use((sql) => sql`update memory.fed_indexes set seen_at = now() - interval '25 hours'`);
});

test('after an outage of more than a day the service keeps its own index, and what it is owed', async () => {
  const clock = { ms: 0 };
  const pruning = new Pruning({ database, outbox, nowMs: () => clock.ms });
  const signal = AbortSignal.timeout(10_000);
  for (let run = 0; run < 8; run++, clock.ms += 60_000) await pruning.run(signal);
  expect(await entries()).toBe(2);
  expect(await isFed(database, ownIndex.name)).toBe(true);
  expect(await isFed(database, 'unused')).toBe(false);
});

test('after such an outage a service without an index leaves the others time to say that they use theirs', async () => {
  const clock = { ms: 0 };
  const pruning = new Pruning({ database, outbox: null, nowMs: () => clock.ms });
  const prune = () => pruning.run(AbortSignal.timeout(10_000));
  await prune();
  clock.ms += 4 * 60_000;
  await prune();
  expect(await entries()).toBe(2);
  expect(await isFed(database, 'unused')).toBe(true);
  await outbox.noteUse();
  clock.ms += 60_000;
  await prune();
  expect(await entries()).toBe(2);
  expect(await isFed(database, ownIndex.name)).toBe(true);
  expect(await isFed(database, 'unused')).toBe(false);
});

test('an outage that comes again begins that time again', async () => {
  const clock = { ms: 0 };
  let isAway = false;
  const noteUse = async () => {
    if (isAway) throw new Error('away');
  };
  const pruning = new Pruning({ database, outbox: { noteUse }, nowMs: () => clock.ms });
  const prune = () => pruning.run(AbortSignal.timeout(10_000));
  await prune();
  isAway = true;
  clock.ms += 10 * 60_000;
  await expect(prune()).rejects.toThrow('away');
  isAway = false;
  await prune();
  expect(await isFed(database, ownIndex.name)).toBe(true);
  clock.ms += 5 * 60_000;
  await prune();
  expect(await isFed(database, ownIndex.name)).toBe(false);
});
