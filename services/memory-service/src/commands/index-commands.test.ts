import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { silentLogger } from '@persistent-memory/service-kit/testing';
import { localModel } from '../embedding/local/local-embedder.js';
import {
  Client,
  drained,
  type FedReplica,
  type QdrantPlane,
  startQdrantPlane,
} from '../outbox/testing/qdrant-plane.js';
import { storeMemories } from '../retrieval/testing/store-memories.js';
import { handOverIndex } from '../storage/index-hand-over.js';
import { oweEverything } from '../storage/owe-index.js';
import type { TestProject } from '../testing/tenants.js';
import { createCollectionReader } from '../vector-index/qdrant/collection-reader.js';
import { startQdrantRebuild } from '../vector-index/qdrant/rebuild.js';
import { compareIndex } from './compare-index.js';
import { type RebuildOptions, rebuildIndex } from './rebuild-index.js';
import { runProcess } from './testing/run-process.js';

let qdrant: QdrantPlane;
let replica: FedReplica;
let project: TestProject;
let client: Client;

beforeAll(async () => {
  qdrant = await startQdrantPlane({ faults: false });
  replica = await qdrant.startFedReplica();
  await drained(replica);
});
afterAll(async () => {
  await qdrant.close();
  expect(qdrant.double?.violations ?? []).toEqual([]);
});
beforeEach(async () => {
  project = await qdrant.plane.buildProject();
  client = new Client(project);
});

const address = () => ({ ...qdrant.address, collectionPrefix: qdrant.collectionPrefix, model: localModel });
const rebuild = (changes: Partial<RebuildOptions> = {}) =>
  rebuildIndex({
    database: qdrant.plane.db.database,
    qdrant: address(),
    log: silentLogger,
    signal: AbortSignal.timeout(20_000),
    ...changes,
  });

describe('reindex', () => {
  test('fills a new collection and switches to it; again is another', async () => {
    await client.add(replica, 'user: Our cat is called Minka.', 'user: We deploy every Tuesday.');
    await qdrant.plantStrays(project.projectId, 'left behind', 3);
    const first = await rebuild();
    expect(await qdrant.indexed(project.projectId)).toEqual(await qdrant.stored(project.projectId));
    const second = await rebuild();
    expect(second.collection).not.toBe(first.collection);
    expect(await qdrant.indexed(project.projectId)).toEqual(await qdrant.stored(project.projectId));
    expect(await client.search(replica, 'name of the pet', 1)).toEqual(['Our cat is called Minka.']);
  });

  test('while clients write, nothing is lost and nothing deleted comes back', async () => {
    const [gone] = await client.add(replica, 'user: My parrot is named Coco.');
    let isRunning = true;
    const writing = (async () => {
      for (let turn = 0; isRunning; turn++) {
        const [memory] = await client.add(replica, `user: My locker has the number ${turn}.`);
        if (turn % 3 === 0) await client.delete(replica, memory?.id ?? '');
      }
    })();
    await client.delete(replica, gone?.id ?? '');
    for (let turn = 0; turn < 3; turn++) await rebuild();
    isRunning = false;
    await writing;
    await drained(replica);
    expect((await qdrant.stored(project.projectId)).length).toBeGreaterThan(0);
    expect(await qdrant.indexed(project.projectId)).toEqual(await qdrant.stored(project.projectId));
    expect(await qdrant.fedIndexes()).toHaveLength(1);
  });

  test('interrupted, it goes on with what is left', async () => {
    await storeMemories(
      qdrant.plane.db.database,
      project.projectId,
      Array.from({ length: 700 }, (_, position) => ({ memory: `entry ${position}` })),
    );
    const interrupted = new AbortController();
    const began = rebuild({
      signal: interrupted.signal,
      onProgress: () => interrupted.abort(new Error('Interrupted')),
    });
    await expect(began).rejects.toThrow('Interrupted');
    expect(await qdrant.fedIndexes()).toHaveLength(2);
    const { delivered } = await rebuild();
    expect(delivered).toBeLessThan(700);
    expect(await qdrant.indexed(project.projectId)).toEqual(await qdrant.stored(project.projectId));
    expect(await qdrant.fedIndexes()).toHaveLength(1);
  });

  test('when another run puts the same collection in use meanwhile, it ends well, and nothing is lost', async () => {
    const { database } = qdrant.plane.db;
    await storeMemories(
      database,
      project.projectId,
      Array.from({ length: 1_000 }, (_, position) => ({ memory: `entry ${position}` })),
    );
    const other = await startQdrantRebuild(address());
    const serving = { name: other.alias, embeddingModel: localModel.name };
    let handedOver: Promise<void> | null = null;
    const { collection, delivered } = await rebuild({
      onProgress: () => {
        handedOver ??= other.switchOver().then(() => handOverIndex(database, other.collection, serving));
      },
    });
    await handedOver;
    // Some of them twice, as the other run may be carrying them out, and not all anew.
    expect(delivered).toBeLessThan(1_500);
    expect(collection).toBe(other.collection);
    await drained(replica);
    expect(await qdrant.indexed(project.projectId)).toEqual(await qdrant.stored(project.projectId));
    expect(await qdrant.fedIndexes()).toEqual([other.alias]);
    expect((await rebuild()).collection).not.toBe(collection);
  });

  test('killed after the switch: what was owed to the new collection is not forgotten', async () => {
    const { database } = qdrant.plane.db;
    const halfway = await startQdrantRebuild(address());
    await oweEverything(database, { name: halfway.collection, embeddingModel: localModel.name });
    const [memory] = await client.add(replica, 'user: Our cat is called Minka.');
    await halfway.switchOver();
    await rebuild();
    await drained(replica);
    expect(await qdrant.indexed(project.projectId)).toEqual([memory?.id]);
    expect(await qdrant.fedIndexes()).toHaveLength(1);
  });
});

test('a reindex killed after the switch is ended by the services', async () => {
  const { database } = qdrant.plane.db;
  const halfway = await startQdrantRebuild(address());
  await oweEverything(database, { name: halfway.collection, embeddingModel: localModel.name });
  const [memory] = await client.add(replica, 'user: Our cat is called Minka.');
  await halfway.switchOver();
  expect(await qdrant.indexed(project.projectId)).toEqual([]);
  const restarted = await qdrant.startFedReplica();
  await drained(restarted);
  expect(await qdrant.indexed(project.projectId)).toEqual([memory?.id]);
  expect(await qdrant.fedIndexes()).toHaveLength(1);
  await halfway.removeEarlier();
});

describe('reconcile', () => {
  const compare = (fix: boolean) => {
    const reader = createCollectionReader(address());
    const index = { name: reader.name, embeddingModel: localModel.name };
    const { database } = qdrant.plane.db;
    const mends = fix ? (['missing', 'outdated', 'stray'] as const) : [];
    return compareIndex({ database, index, reader, mends, signal: AbortSignal.timeout(20_000) });
  };

  test('tells what is missing and what is stray by project, and mends it', async () => {
    await storeMemories(qdrant.plane.db.database, project.projectId, [
      { memory: 'never delivered' },
      { memory: 'nor this' },
    ]);
    const other = await qdrant.plane.buildProject();
    await qdrant.plantStrays(other.projectId, 'long gone', 3);
    const expected = new Map([
      [project.projectId, { missing: 2, outdated: 0, stray: 0 }],
      [other.projectId, { missing: 0, outdated: 0, stray: 3 }],
    ]);
    expect(await compare(false)).toEqual(expected);
    expect(await compare(true)).toEqual(expected);
    await drained(replica);
    expect(await compare(true)).toEqual(new Map());
    expect(await qdrant.indexed(project.projectId)).toEqual(await qdrant.stored(project.projectId));
    expect(await qdrant.indexed(other.projectId)).toEqual([]);
  });

  test('tells where the index has another vector than Postgres, and mends it', async () => {
    const [memory] = await client.add(replica, 'user: Our cat is called Minka.', 'user: We deploy every Tuesday.');
    // As if an earlier write had come late.
    await qdrant.plant(project.projectId, 'nothing of the kind', [memory?.id ?? '']);
    const expected = new Map([[project.projectId, { missing: 0, outdated: 1, stray: 0 }]]);
    expect(await compare(true)).toEqual(expected);
    await drained(replica);
    expect(await compare(false)).toEqual(new Map());
  });

  test('what is owed is no drift', async () => {
    const killed = await qdrant.plane.startReplica();
    const [memory] = await client.add(replica, 'user: Our cat is called Minka.');
    await client.delete(killed, memory?.id ?? '');
    await client.add(killed, 'user: We deploy every Tuesday.');
    expect(await compare(true)).toEqual(new Map());
    await client.deleteAll(killed);
    expect(await compare(true)).toEqual(new Map());
    await drained(replica);
    expect(await compare(true)).toEqual(new Map());
  });

  test('while clients write, it finds nothing wrong', async () => {
    let isRunning = true;
    const writing = (async () => {
      for (let turn = 0; isRunning; turn++) {
        const [memory] = await client.add(replica, `user: My shelf has the number ${turn}.`);
        if (turn % 2 === 0) await client.delete(replica, memory?.id ?? '');
      }
    })();
    for (let turn = 0; turn < 5; turn++) expect(await compare(true)).toEqual(new Map());
    isRunning = false;
    await writing;
  });
});

describe('as processes', () => {
  const environment = () => ({
    DATABASE_URL: qdrant.plane.db.url,
    QDRANT_URL: qdrant.address.url,
    QDRANT_API_KEY: qdrant.address.apiKey,
    QDRANT_COLLECTION_PREFIX: `${qdrant.collectionPrefix}-processes`,
    QDRANT_SCALAR_QUANTIZATION: 'false',
  });

  test('reindex, then reconcile: what they did, and exit codes', async () => {
    await client.add(replica, 'user: Our cat is called Minka.');
    const reindexed = await runProcess('reindex', [], environment());
    expect(reindexed).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/_v1 is in use; \d+ memories were brought to it\.\n/),
    });
    const reconciled = await runProcess('reconcile', [], environment());
    expect(reconciled).toMatchObject({ exitCode: 0, stdout: 'The index and Postgres agree.\n' });
    await storeMemories(qdrant.plane.db.database, project.projectId, [{ memory: 'never delivered' }]);
    const drifted = await runProcess('reconcile', [], environment());
    expect(drifted.exitCode).toBe(2);
    expect(drifted.stdout).toContain(`${project.projectId}: 1 missing, 0 outdated, 0 stray`);
    const mended = await runProcess('reconcile', ['--fix'], environment());
    expect(mended).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Mended.') });
    expect(mended.stderr).toMatch(/^mend the index: 1 of 1$/m);
    expect((await runProcess('reconcile', ['--fix'], environment())).stdout).toBe('The index and Postgres agree.\n');
  });

  test('say what is wrong in a sentence', async () => {
    const { DATABASE_URL } = environment();
    expect(await runProcess('reindex', [], { DATABASE_URL })).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('QDRANT_URL has to be set'),
    });
    expect(await runProcess('reconcile', ['--mend'], environment())).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('Usage: '),
    });
  });
});
