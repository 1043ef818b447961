import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { localModel } from '../embedding/local/local-embedder.js';
import { migrationSteps } from '../migrations.js';
import { Client, drained, type QdrantPlane, startQdrantPlane } from '../outbox/testing/qdrant-plane.js';
import { storeMemories } from '../retrieval/testing/store-memories.js';
import { createQdrantVectorIndex } from '../vector-index/qdrant/qdrant-vector-index.js';
import { runProcess } from './testing/run-process.js';

/** The database that the collection was made for, and what it holds. */
let first: QdrantPlane;
let second: TestDatabase;

beforeAll(async () => {
  first = await startQdrantPlane({ faults: false });
  second = await createTestDatabase({ steps: migrationSteps });
  // Test databases are copies of one, and a copy keeps the id.
  await second.database.use((sql) => sql`update memory.database_identity set id = ${randomUUID()}`);
});
afterAll(async () => {
  await second.close();
  await first.close();
  expect(first.double?.violations ?? []).toEqual([]);
});

const reconcile = (args: readonly string[], collectionPrefix: string) =>
  runProcess('reconcile', args, {
    DATABASE_URL: second.url,
    QDRANT_URL: first.address.url,
    QDRANT_API_KEY: first.address.apiKey,
    QDRANT_COLLECTION_PREFIX: collectionPrefix,
  });

test("reconcile --fix brings what is missing to another database's collection, and leaves what it does not know", async () => {
  const replica = await first.startFedReplica();
  const project = await first.plane.buildProject();
  await new Client(project).add(replica, 'user: Our cat is called Minka.', 'user: We deploy every Tuesday.');
  await drained(replica);
  const before = await first.indexed(project.projectId);
  expect(before).toHaveLength(2);
  const own = `proj_${randomUUID()}`;
  const [memoryId = ''] = await storeMemories(second.database, own, [{ memory: 'never delivered' }]);
  for (const option of [[], ['--remove-points-of-unknown-owner']]) {
    const { exitCode, stdout } = await reconcile(['--fix', ...option], first.collectionPrefix);
    expect(exitCode).toBe(2);
    expect(stdout).toContain(`${project.projectId}: 0 missing, 0 outdated, 2 stray\n`);
    expect(stdout).toMatch(/^2 stray points stay, because .* was made for another database.*QDRANT_COLLECTION_PREFIX/m);
  }
  expect(await first.indexed(project.projectId)).toEqual(before);
  expect(await first.indexed(own)).toEqual([memoryId]);
  const told = await reconcile([], first.collectionPrefix);
  expect(told.exitCode).toBe(2);
  expect(told.stdout).not.toContain('Run it with --fix');
});

test('where a collection does not tell whose it is, a person says so', async () => {
  const collectionPrefix = `${first.collectionPrefix}-nobody`;
  const index = createQdrantVectorIndex({
    ...first.address,
    model: localModel,
    collectionPrefix,
    onEmptyIndex: async () => {},
  });
  const projectId = `proj_${randomUUID()}`;
  await index.upsert(projectId, [{ id: randomUUID(), vector: new Int8Array(localModel.dimensions).fill(1) }]);
  await storeMemories(second.database, projectId, [{ memory: 'never delivered' }]);
  const kept = await reconcile(['--fix'], collectionPrefix);
  expect(kept).toMatchObject({ exitCode: 2, stdout: expect.stringContaining('does not tell') });
  expect(kept.stdout).toContain('Mended.');
  const alone = await reconcile(['--remove-points-of-unknown-owner'], collectionPrefix);
  expect(alone).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('needs --fix') });
  const removed = await reconcile(['--fix', '--remove-points-of-unknown-owner'], collectionPrefix);
  expect(removed).toMatchObject({
    exitCode: 0,
    stdout: `${projectId}: 0 missing, 0 outdated, 1 stray\nMended.\n`,
  });
  expect((await reconcile([], collectionPrefix)).stdout).toBe('The index and Postgres agree.\n');
  await index.close();
});
