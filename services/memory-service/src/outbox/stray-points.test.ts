import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { localModel } from '../embedding/local/local-embedder.js';
import { migrationSteps } from '../migrations.js';
import { storeMemories } from '../retrieval/testing/store-memories.js';
import { registerIndex } from '../storage/fed-indexes.js';
import { oweStrays } from '../storage/owe-index.js';
import { oweMemories } from '../storage/owe-memories.js';
import { lockProject } from '../storage/project-lock.js';
import { StrayRemoval } from './stray-points.js';
import { RecordingSink } from './testing/recording-sink.js';
import { VectorOutbox } from './vector-outbox.js';

const index = { name: 'index', embeddingModel: localModel.name };
const vector = new Int8Array(localModel.dimensions).fill(1);
let db: TestDatabase;
let database: Database;
let projectId: string;
let sink: RecordingSink;
let outbox: VectorOutbox;
let strayId: string;

beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
  database = db.database;
  await registerIndex(database, index);
});
afterAll(() => db.close());
beforeEach(async () => {
  projectId = `proj_${randomUUID()}`;
  sink = new RecordingSink();
  outbox = new VectorOutbox({
    database,
    index,
    sink,
    prepare: async () => {},
    startOver: async () => true,
    requestDeadlineMs: 1_000,
    onRefused: () => {},
    log: silentLogger,
  });
  // A memory of another project that may become one of this: an id that is written again, as by an import.
  [strayId = ''] = await storeMemories(database, `proj_${randomUUID()}`, [{ memory: 'written again' }]);
  sink.of(projectId).set(strayId, vector);
});

const deliver = () => outbox.deliverBatch(projectId, AbortSignal.timeout(10_000));
const indexed = () => [...sink.of(projectId).keys()];
const oweStray = () => oweStrays(database, index, projectId, [strayId]);

/** Writes the memory that the stray is of, and does something more before that is committed. */
async function writeAgain(beforeCommit = async () => {}): Promise<void> {
  await database.transaction(async (sql) => {
    const project = await lockProject(sql, projectId);
    await sql`update memory.memories set project_id = ${projectId} where id = ${strayId}`;
    await oweMemories(sql, project, [strayId]);
    await beforeCommit();
  });
}

async function somebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await database.use(
      (sql) => sql`
        select 1 from pg_locks where not granted
          and pid in (select pid from pg_stat_activity where datname = current_database())`,
    );
    if (waiting.length > 0) return;
  }
}

describe('a point of a memory that no longer exists', () => {
  test('is removed from the index', async () => {
    expect(await oweStray()).toBe(1);
    await deliver();
    expect(indexed()).toEqual([]);
  });

  test('is noted once', async () => {
    await oweStray();
    expect(await oweStray()).toBe(0);
  });

  test('is not taken for one while its memory is written by a transaction that nobody sees yet', async () => {
    let noting: Promise<number> | undefined;
    await writeAgain(async () => {
      noting = oweStray();
      await somebodyWaits();
    });
    expect(await noting).toBe(0);
    await deliver();
    expect(indexed()).toEqual([strayId]);
    expect(sink.upserted).toEqual([strayId]);
  });

  test('is there again when its memory is written while it is removed', async () => {
    await oweStray();
    sink.before = async () => {
      sink.before = async () => {};
      await writeAgain();
    };
    await deliver();
    expect(indexed()).toEqual([]);
    await deliver();
    expect(indexed()).toEqual([strayId]);
  });

  test('stays when its memory is there, whatever a search found', async () => {
    await writeAgain();
    await deliver();
    expect(await oweStray()).toBe(0);
  });

  test('is owed to no index that is not fed', async () => {
    expect(await oweStrays(database, { ...index, name: 'forgotten' }, projectId, [strayId])).toBe(0);
  });

  test('stays where the index may be of another database too', async () => {
    const told: number[] = [];
    let isCertainlyOwn = false;
    const strays = new StrayRemoval({
      database,
      index,
      isCertainlyOwn: async () => isCertainlyOwn,
      onStrays: (count) => told.push(count),
      log: silentLogger,
    });
    strays.note(projectId, [strayId]);
    await strays.ended();
    expect(told).toEqual([]);
    isCertainlyOwn = true;
    strays.note(projectId, [strayId]);
    await strays.ended();
    expect(told).toEqual([1]);
  });
});
