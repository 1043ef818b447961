import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { countedSignal } from '../deadlines/testing/counted-signal.js';
import { localModel } from '../embedding/local/local-embedder.js';
import { migrationSteps } from '../migrations.js';
import { storeMemories } from '../retrieval/testing/store-memories.js';
import { deleteMemoryRow } from '../storage/delete-memory-row.js';
import { deleteProjectMemories } from '../storage/delete-project-memories.js';
import { forgetUnusedIndexes, noteUseOfIndex, registerIndex, selectUnusedIndexes } from '../storage/fed-indexes.js';
import { releaseOwed, settleOwed, takeOwed } from '../storage/outbox-leases.js';
import { oweEverything } from '../storage/owe-index.js';
import { oweMemories } from '../storage/owe-memories.js';
import { lockProject } from '../storage/project-lock.js';
import type { VectorSink } from '../vector-index/vector-sink.js';
import { RecordingSink, RefusedPointsError } from './testing/recording-sink.js';
import { VectorOutbox } from './vector-outbox.js';

let db: TestDatabase;
let database: Database;
let projectId: string;
let index: { name: string; embeddingModel: string };
let sink: RecordingSink;

beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps, options: { poolSize: 20 } });
  database = db.database;
});
afterAll(() => db.close());
beforeEach(async () => {
  await database.use(
    (sql) => sql`truncate memory.fed_indexes, memory.vector_outbox, memory.next_embeddings, memory.memories`,
  );
  projectId = `proj_${randomUUID()}`;
  index = { name: `index_${projectId}`, embeddingModel: localModel.name };
  await registerIndex(database, index);
  sink = new RecordingSink();
});

let refusals = 0;
const outbox = (to: VectorSink = sink, nowMs = () => performance.now()) =>
  new VectorOutbox({
    database,
    index,
    sink: to,
    prepare: async () => {},
    startOver: async () => {
      sink.points.clear();
      await oweEverything(database, index);
      return true;
    },
    requestDeadlineMs: 1_000,
    onRefused: () => {
      refusals += 1;
    },
    log: silentLogger,
    nowMs,
  });

/** Stores memories and owes them as an add does. */
async function add(count: number): Promise<string[]> {
  const ids = await storeMemories(
    database,
    projectId,
    Array.from({ length: count }, (_, position) => ({ memory: `memory ${position}` })),
  );
  await database.transaction(async (sql) => oweMemories(sql, await lockProject(sql, projectId), ids));
  return ids;
}

async function changeVector(id: string, component: number): Promise<void> {
  await database.transaction(async (sql) => {
    const project = await lockProject(sql, projectId);
    await sql`
      update memory.memories set embedding = ${Buffer.alloc(localModel.dimensions, component)}
      where project_id = ${projectId} and id = ${id}`;
    await oweMemories(sql, project, [id]);
  });
}

const deliver = (to = outbox()) => to.deliverBatch(null, AbortSignal.timeout(10_000));
const entries = async () => (await outbox().backlog()).entries;
/** Resolves when a lock of that kind is waited for. */
async function somebodyWaits(kind: string): Promise<void> {
  for (;;) {
    const waiting = await database.use((sql) =>
      sql.unsafe(`
        select 1 from pg_locks where not granted and ${kind}
          and pid in (select pid from pg_stat_activity where datname = current_database())`),
    );
    if (waiting.length > 0) return;
  }
}

/** As if time had passed. */
const makeDue = () => database.use((sql) => sql`update memory.vector_outbox set due_at = clock_timestamp()`);

describe('delivering', () => {
  test('workers of many replicas deliver everything once', async () => {
    const ids = await add(1_500);
    await oweEverything(database, index);
    await Promise.all(Array.from({ length: 4 }, () => outbox().drain(AbortSignal.timeout(20_000))));
    expect(await entries()).toBe(0);
    expect(sink.upserted.toSorted()).toEqual(ids.sort());
  });

  test('two that take at the same time never take the same', async () => {
    await add(400);
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeOwed(database, index, 50)));
    const ids = taken.flat().map(({ memoryId }) => memoryId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(400);
  });

  test('a memory that changes while it is delivered is delivered again as it is then', async () => {
    const [id = ''] = await add(1);
    sink.before = async () => {
      sink.before = async () => {};
      await changeVector(id, 7);
    };
    await deliver();
    expect(await entries()).toBe(1);
    await deliver();
    expect(await entries()).toBe(0);
    expect(sink.of(projectId).get(id)?.[0]).toBe(7);
  });

  test('a memory that is written to while its delivery is settled is due at once', async () => {
    const [id = ''] = await add(1);
    const taken = await takeOwed(database, index, 10);
    let settled: Promise<unknown> | undefined;
    await database.transaction(async (sql) => {
      await oweMemories(sql, await lockProject(sql, projectId), [id]);
      settled = settleOwed(database, index, taken);
      await somebodyWaits(`locktype = 'transactionid'`);
    });
    await settled;
    expect(await takeOwed(database, index, 10)).toMatchObject([{ memoryId: id }]);
  });

  test('nobody else delivers a memory that is being delivered', async () => {
    const [id = ''] = await add(1);
    sink.before = async () => {
      await changeVector(id, 7);
      expect(await deliver(outbox(new RecordingSink()))).toMatchObject({ taken: 0 });
    };
    expect(await deliver()).toMatchObject({ taken: 1, delivered: 1 });
  });

  test('a memory that was deleted while it was delivered goes again', async () => {
    const [id = ''] = await add(1);
    sink.before = async (call) => {
      if (call === 'upsert') await deleteMemoryRow(database, projectId, id);
    };
    await deliver();
    await deliver();
    expect(sink.of(projectId).size).toBe(0);
    expect(await entries()).toBe(0);
  });

  test('everything deleted while some of it was delivered: nothing stays in the index', async () => {
    await add(3);
    sink.before = async (call) => {
      if (call !== 'upsert') return;
      sink.before = async () => {};
      await deleteProjectMemories(database, projectId);
      // Another replica removes the project from the index, and only then what was under way arrives.
      await deliver();
    };
    await deliver();
    expect(sink.of(projectId).size).toBe(3);
    while ((await entries()) > 0) await deliver();
    expect(sink.of(projectId).size).toBe(0);
  });

  test('what comes after everything was deleted waits until the index let go', async () => {
    await add(2);
    await deliver();
    await deleteProjectMemories(database, projectId);
    const after = await add(2);
    const taken = await takeOwed(database, index, 10);
    expect(taken).toHaveLength(1);
    expect(await takeOwed(database, index, 10)).toHaveLength(0);
    await releaseOwed(database, index, taken);
    await deliver();
    await deliver();
    expect([...sink.of(projectId).keys()].sort()).toEqual(after.sort());
  });
});

describe('failing', () => {
  test('each cause is told once, until it is over', async () => {
    const told: string[] = [];
    const log: typeof silentLogger = Object.create(silentLogger, {
      warn: { value: ({ err }: { err: Error }) => told.push(err.message) },
    });
    const telling = new VectorOutbox({
      database,
      index,
      sink,
      prepare: async () => {},
      startOver: async () => true,
      requestDeadlineMs: 0,
      onRefused: () => {},
      log,
    });
    const drainWith = async (before: () => Promise<void>) => {
      sink.before = before;
      await makeDue();
      await telling.drain(AbortSignal.timeout(10_000));
    };
    await oweEverything(database, index);
    const fail = (message: string) => drainWith(() => Promise.reject(new Error(message)));
    await add(1);
    for (const cause of ['away', 'away', 'slow', 'slow', 'away']) await fail(cause);
    expect(told).toEqual(['away', 'slow', 'away']);
    await drainWith(async () => {});
    await add(1);
    await fail('away');
    expect(told).toEqual(['away', 'slow', 'away', 'away']);
  });

  test('what a process took before it was frozen for long is left to the others', async () => {
    await add(2);
    const clock = { ms: 0 };
    const frozen = outbox(sink, () => {
      clock.ms += 26_000;
      return clock.ms;
    });
    expect(await deliver(frozen)).toMatchObject({ taken: 2, delivered: 0 });
    expect(sink.upserted).toEqual([]);
    expect(await entries()).toBe(2);
    await makeDue();
    expect(await deliver()).toMatchObject({ taken: 2, delivered: 2 });
  });

  test('after a delivery in vain requests leave theirs to the workers for five seconds', async () => {
    await add(1);
    const clock = { ms: 0 };
    const subject = outbox(sink, () => clock.ms);
    sink.before = () => Promise.reject(new Error('connection refused'));
    await subject.deliverSoon(projectId);
    sink.before = async () => {};
    await makeDue();
    clock.ms = 4_999;
    await subject.deliverSoon(projectId);
    expect(sink.upserted).toEqual([]);
    clock.ms = 5_000;
    await subject.deliverSoon(projectId);
    expect(sink.upserted).toHaveLength(1);
  });

  test('what was taken by a process that died is delivered once its time is over', async () => {
    await add(2);
    await takeOwed(database, index, 10);
    expect(await deliver()).toMatchObject({ taken: 0 });
    await makeDue();
    expect(await deliver()).toMatchObject({ delivered: 2 });
    expect(await entries()).toBe(0);
  });

  test('after a failure nothing is lost, and what failed pauses for longer each time', async () => {
    await add(2);
    sink.before = () => Promise.reject(new Error('connection refused'));
    const pauses: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await makeDue();
      expect(await deliver()).toMatchObject({ taken: 2, delivered: 0, trouble: new Error('connection refused') });
      const [row] = await database.use(
        (sql) => sql<{ pause: number }[]>`
          select max(extract(epoch from due_at - clock_timestamp()))::float as pause from memory.vector_outbox`,
      );
      pauses.push(row?.pause ?? 0);
    }
    // 2^n / 2 seconds, times 0.5 to 1.5.
    for (const [turn, pause] of pauses.entries()) {
      expect(pause).toBeLessThanOrEqual(2 ** turn * 1.5);
      expect(pause).toBeGreaterThan(2 ** turn * 0.5 - 0.25);
    }
    sink.before = async () => {};
    await makeDue();
    await deliver();
    expect(await entries()).toBe(0);
  });

  test('a memory that the index refuses is told of and stays owed; the others are delivered', async () => {
    const ids = await add(20);
    const refused = ids[7] ?? '';
    sink.before = async (_call, given) => {
      if (given.includes(refused)) throw new RefusedPointsError('not this one');
    };
    refusals = 0;
    expect(await deliver()).toMatchObject({ taken: 20, delivered: 19, trouble: null });
    expect(refusals).toBe(1);
    expect(await entries()).toBe(1);
    expect(sink.of(projectId).size).toBe(19);
  });

  test('a project that cannot be delivered does not keep back others for long', async () => {
    await add(3);
    const blocked = projectId;
    projectId = `proj_${randomUUID()}`;
    const ids = await add(3);
    sink.before = async () => {};
    const failing: VectorSink = {
      upsert: (project, points) =>
        project === blocked ? Promise.reject(new Error('no')) : sink.upsert(project, points),
      delete: (project, gone) => sink.delete(project, gone),
      dropProject: (project) => sink.dropProject(project),
      isRefusal: () => false,
    };
    await deliver(outbox(failing));
    await deliver(outbox(failing));
    expect([...sink.of(projectId).keys()].sort()).toEqual(ids.sort());
  });

  test('a memory whose vector is of another model is not in the index', async () => {
    const [id = ''] = await add(1);
    await deliver();
    await database.use((sql) => sql`update memory.memories set embedding_model = 'another' where id = ${id}`);
    await changeVector(id, 3);
    await deliver();
    expect(sink.of(projectId).size).toBe(0);
  });
});

test('what is owed is counted as far as is asked', async () => {
  await add(12);
  expect(await outbox().backlog()).toMatchObject({ entries: 12 });
  expect(await outbox().backlogUpTo(10)).toMatchObject({ entries: 10 });
  expect(await outbox().backlogUpTo(20)).toMatchObject({ entries: 12 });
});

describe('registering', () => {
  test('a write under way when an index is registered is enumerated', async () => {
    await database.use((sql) => sql`truncate memory.fed_indexes`);
    let registered: Promise<void> | undefined;
    const [id] = await storeMemories(database, projectId, [{ memory: 'committed late' }]);
    await database.transaction(async (sql) => {
      const project = await lockProject(sql, projectId);
      expect(project.fedIndexes).toEqual([]);
      registered = oweEverything(database, index);
      // Waits for this transaction: it is not there while this one can still write without knowing of it.
      await somebodyWaits(`relation = 'memory.projects'::regclass`);
      await sql`update memory.memories set memory = 'changed' where project_id = ${projectId} and id = ${id ?? ''}`;
    });
    await registered;
    expect(await entries()).toBe(1);
    const known = await database.transaction(async (sql) => (await lockProject(sql, projectId)).fedIndexes);
    expect(known).toEqual([index.name]);
  });

  test('everything can be owed again at any time, by several at once', async () => {
    const ids = await add(30);
    await deliver();
    await Promise.all([1, 2, 3].map(() => oweEverything(database, index)));
    expect(await entries()).toBe(30);
    await deliver();
    expect(sink.upserted).toHaveLength(60);
    expect([...sink.of(projectId).keys()].sort()).toEqual(ids.sort());
  });

  test('an index that nobody uses is forgotten with what it was owed; when it comes back it is owed everything', async () => {
    await add(2);
    await oweEverything(database, index);
    await forgetUnusedIndexes(database, await selectUnusedIndexes(database));
    expect(await entries()).toBe(2);
    await database.use((sql) => sql`update memory.fed_indexes set seen_at = now() - interval '25 hours'`);
    await forgetUnusedIndexes(database, await selectUnusedIndexes(database));
    expect(await entries()).toBe(0);
    expect(await noteUseOfIndex(database, index)).toBe(false);
    await outbox().drain(AbortSignal.timeout(10_000));
    expect(sink.of(projectId).size).toBe(2);
    expect(await noteUseOfIndex(database, index)).toBe(true);
  });
});

test('a batch that was delivered leaves nothing behind at the signal of the worker', async () => {
  const { signal, listeners } = countedSignal();
  const listening: number[] = [];
  sink.before = async () => void listening.push(listeners());
  await add(1);
  await outbox().deliverBatch(null, signal);
  expect(listening).toEqual([1]);
  expect(listeners()).toBe(0);
});
