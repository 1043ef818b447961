import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { localModel } from '../embedding/local/local-embedder.js';
import { migrationSteps } from '../migrations.js';
import { storeMemories } from '../retrieval/testing/store-memories.js';
import { deleteMemoryRow } from '../storage/delete-memory-row.js';
import { deleteProjectMemories } from '../storage/delete-project-memories.js';
import { registerIndex } from '../storage/fed-indexes.js';
import { postponeOwed, releaseOwed, settleOwed, takeOwed } from '../storage/outbox-leases.js';
import { oweMemories } from '../storage/owe-memories.js';
import { lockProject } from '../storage/project-lock.js';
import { RecordingSink } from './testing/recording-sink.js';
import { VectorOutbox } from './vector-outbox.js';

// A process is frozen with entries taken, their time passes, others take them, and the process goes on where it was.

let db: TestDatabase;
let database: Database;
let projectId: string;
let index: { name: string; embeddingModel: string };
let sink: RecordingSink;

beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
  database = db.database;
});
afterAll(() => db.close());
beforeEach(async () => {
  await database.use((sql) => sql`truncate memory.fed_indexes, memory.vector_outbox, memory.memories cascade`);
  projectId = `proj_${randomUUID()}`;
  index = { name: `index_${projectId}`, embeddingModel: localModel.name };
  await registerIndex(database, index);
  sink = new RecordingSink();
});

/** Stores memories and owes them as an add does. */
async function add(count: number): Promise<string[]> {
  const ids = await storeMemories(
    database,
    projectId,
    Array.from({ length: count }, (_, position) => ({ memory: `memory ${position}` })),
  );
  await owe(ids);
  return ids;
}

const owe = (ids: readonly string[]) =>
  database.transaction(async (sql) => oweMemories(sql, await lockProject(sql, projectId), ids));

async function changeVector(id: string, component: number): Promise<void> {
  const vector = Buffer.alloc(localModel.dimensions, component);
  await database.use(
    (sql) => sql`update memory.memories set embedding = ${vector} where project_id = ${projectId} and id = ${id}`,
  );
  await owe([id]);
}

/** One batch of a replica. */
function deliver() {
  const nothing = async () => {};
  const options = { prepare: nothing, startOver: async () => true, requestDeadlineMs: 1_000, onRefused: () => {} };
  return new VectorOutbox({ database, index, sink, log: silentLogger, ...options }).deliverBatch(
    null,
    AbortSignal.timeout(10_000),
  );
}

const take = () => takeOwed(database, index, 10);
const rows = () =>
  database.use(
    async (sql) => sql<{ memory_id: string; due_at: string; attempts: number; version: string }[]>`
      select memory_id, due_at::text, attempts, version from memory.vector_outbox order by memory_id`,
  );
/** As if the time had passed for which nobody takes them. */
const endLeases = () =>
  database.use((sql) => sql`update memory.vector_outbox set due_at = clock_timestamp() - interval '1 second'`);

/** The first call of the index is held in a frozen process while its time passes and something happens. */
function freezeIn(frozen: 'upsert' | 'drop', meanwhile: () => Promise<void>): void {
  sink.before = async (call) => {
    if (call !== frozen) return;
    sink.before = async () => {};
    await endLeases();
    await meanwhile();
  };
}

async function deliverAll(): Promise<void> {
  while ((await rows()).length > 0) {
    await endLeases();
    expect(await deliver()).not.toMatchObject({ taken: 0 });
  }
}

describe('what others have taken meanwhile', () => {
  test.each([
    ['settled', settleOwed],
    ['put off', postponeOwed],
    ['given back', releaseOwed],
  ])('is not %s', async (_what, end) => {
    await add(2);
    const early = await take();
    await endLeases();
    const late = await take();
    expect(late).toHaveLength(2);
    const before = await rows();
    const lost = await end(database, index, early);
    expect(await rows()).toEqual(before);
    if (lost !== undefined) expect(lost).toEqual(early);
    expect(await settleOwed(database, index, late)).toEqual([]);
    expect((await rows()).filter(({ attempts }) => attempts > 0)).toEqual([]);
  });

  test('is not made due by a write that came in between', async () => {
    const [id = ''] = await add(1);
    const early = await take();
    await endLeases();
    await take();
    await owe([id]);
    const before = await rows();
    expect(await settleOwed(database, index, early)).toEqual(early);
    expect(await rows()).toEqual(before);
  });

  test('is told from what is still there', async () => {
    const [one = '', other = ''] = await add(2);
    const early = await take();
    await database.use(
      (sql) => sql`update memory.vector_outbox set due_at = clock_timestamp() where memory_id = ${one}`,
    );
    await take();
    expect((await settleOwed(database, index, early)).map(({ memoryId }) => memoryId)).toEqual([one]);
    expect((await rows()).map(({ memory_id }) => memory_id)).toEqual([one]);
    expect(other).not.toBe(one);
  });
});

describe('after a try whose end nobody heard', () => {
  const failOnce = async () => {
    sink.before = () => Promise.reject(new Error('The connection broke'));
    await deliver();
    sink.before = async () => {};
  };

  test.each([
    ['failed', failOnce],
    ['died with its process', take],
  ])('which %s, a memory is delivered once more a minute later, as it stands then', async (_how, tryInVain) => {
    const [id = ''] = await add(1);
    await tryInVain();
    await endLeases();
    expect(await deliver()).toMatchObject({ delivered: 1 });
    const [row] = await database.use(
      (sql) => sql<{ pause: number }[]>`
        select extract(epoch from due_at - clock_timestamp())::float as pause from memory.vector_outbox`,
    );
    expect(row?.pause).toBeGreaterThan(50);
    await changeVector(id, 7);
    expect(await deliver()).toMatchObject({ taken: 0 });
    await endLeases();
    expect(await deliver()).toMatchObject({ delivered: 1 });
    expect(sink.of(projectId).get(id)?.[0]).toBe(7);
    expect(await rows()).toEqual([]);
  });

  test('a write that comes while it is delivered changes nothing about that', async () => {
    const [id = ''] = await add(1);
    await failOnce();
    await endLeases();
    sink.before = async () => {
      sink.before = async () => {};
      await changeVector(id, 7);
    };
    await deliver();
    expect(await deliver()).toMatchObject({ delivered: 1 });
    expect(await rows()).toHaveLength(1);
    await endLeases();
    await deliver();
    expect(await rows()).toEqual([]);
  });

  test('a memory is removed once more although everything was', async () => {
    const [tried = ''] = await add(1);
    await failOnce();
    await add(1);
    await endLeases();
    await deleteProjectMemories(database, projectId);
    const gone: string[] = [];
    sink.before = async (call, ids) => void (call === 'delete' && gone.push(...ids));
    await deliver();
    await deliver();
    expect(gone).toEqual([tried]);
  });

  test('nothing else of a project is delivered until everything of it was removed once more', async () => {
    await deleteProjectMemories(database, projectId);
    await failOnce();
    await endLeases();
    await deliver();
    const after = await add(2);
    expect(await deliver()).toMatchObject({ taken: 0 });
    await deliverAll();
    expect([...sink.of(projectId).keys()].sort()).toEqual(after.sort());
  });
});

describe('what a frozen process brings late', () => {
  test('an old vector is written over again', async () => {
    const [id = ''] = await add(1);
    freezeIn('upsert', async () => {
      await changeVector(id, 7);
      await deliver();
      expect(sink.of(projectId).get(id)?.[0]).toBe(7);
    });
    await deliver();
    expect(sink.of(projectId).get(id)?.[0]).not.toBe(7);
    await deliverAll();
    expect(sink.of(projectId).get(id)?.[0]).toBe(7);
  });

  test('a memory that is gone goes again', async () => {
    const [id = ''] = await add(1);
    freezeIn('upsert', async () => {
      await deleteMemoryRow(database, projectId, id);
      await deliver();
    });
    await deliver();
    expect(sink.of(projectId).size).toBe(1);
    await deliverAll();
    expect(sink.of(projectId).size).toBe(0);
  });

  test('an attempt whose end is not known is made once more', async () => {
    const [id = ''] = await add(1);
    freezeIn('upsert', async () => {
      await changeVector(id, 7);
      await deliver();
      throw new Error('The connection broke');
    });
    expect(await deliver()).toMatchObject({ delivered: 0 });
    expect(await rows()).toMatchObject([{ memory_id: id, attempts: 1 }]);
    await deliverAll();
    expect(sink.of(projectId).get(id)?.[0]).toBe(7);
  });

  test('a removal of everything takes along what came after it, which is delivered again', async () => {
    await add(2);
    await deliverAll();
    await deleteProjectMemories(database, projectId);
    let after: string[] = [];
    freezeIn('drop', async () => {
      await deliver();
      after = await add(3);
      await deliver();
      expect(sink.of(projectId).size).toBe(3);
    });
    await deliver();
    expect(sink.of(projectId).size).toBe(0);
    await deliverAll();
    expect([...sink.of(projectId).keys()].sort()).toEqual(after.sort());
  });

  test('a removal of everything that others are at by now is made once more, before anything else', async () => {
    await add(2);
    await deliverAll();
    await deleteProjectMemories(database, projectId);
    let others = await take();
    expect(others).toHaveLength(1);
    await endLeases();
    freezeIn('drop', async () => {
      others = await take();
    });
    await deliver();
    const after = await add(2);
    expect(await settleOwed(database, index, others)).toEqual([]);
    expect(await rows()).toHaveLength(3);
    await deliverAll();
    expect([...sink.of(projectId).keys()].sort()).toEqual(after.sort());
  });

  test('owes nothing to an index that is not fed any more', async () => {
    await add(2);
    freezeIn('upsert', async () => {
      await database.use((sql) => sql`truncate memory.fed_indexes, memory.vector_outbox`);
    });
    await deliver();
    expect(await rows()).toEqual([]);
  });
});
