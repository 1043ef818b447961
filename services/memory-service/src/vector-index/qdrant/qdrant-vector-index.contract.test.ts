import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { quantise } from '../../embedding/quantise.js';
import { fingerprintOf } from '../../storage/vector-fingerprint.js';
import { describeVectorIndex } from '../testing/contract.js';
import { createCollectionReader } from './collection-reader.js';
import { connectToQdrant } from './qdrant-connection.js';
import { createQdrantVectorIndex, type QdrantOptions } from './qdrant-vector-index.js';
import { startQdrantRebuild } from './rebuild.js';
import { QdrantDouble } from './testing/qdrant-double.js';

/** The real server where there is one, with a name of its own for the collection, the double elsewhere. */
const serverUrl = process.env.QDRANT_URL;
const apiKey = process.env.QDRANT_API_KEY;
const double = serverUrl === undefined ? await QdrantDouble.start() : null;
const address = { url: serverUrl ?? double?.url ?? '', ...(apiKey !== undefined && { apiKey }) };
const collectionPrefix = `test-${randomUUID()}`;

function describeAgainst(name: string, options: Partial<QdrantOptions>): void {
  describeVectorIndex(name, async (dimensions) => {
    const index = createQdrantVectorIndex({
      ...address,
      model: { name, dimensions },
      collectionPrefix,
      onEmptyIndex: async () => undefined,
      ...options,
    });
    await index.check();
    return {
      index,
      async write(projectId, { upserts = [], deletedIds = [], deleteAll = false }) {
        if (deleteAll) await index.dropProject(projectId);
        await index.delete(projectId, deletedIds);
        await index.upsert(
          projectId,
          upserts.map(({ id, vector }) => ({ id, vector: quantise(vector) })),
        );
        return 1;
      },
    };
  });
}

describeAgainst('Qdrant', {});
describeAgainst('Qdrant without int8 copies', { scalarQuantisation: false });

describe('the same server', () => {
  const model = { name: 'first start', dimensions: 4 };
  const options = { ...address, model, collectionPrefix };
  const projectId = 'proj_first';
  const points = (count: number) =>
    Array.from({ length: count }, () => ({ id: randomUUID(), vector: Int8Array.of(1, 2, 3, 4) }));
  const query = { projectId, embedding: Float32Array.of(1, 0, 0, 0), limit: 100, changeSequence: 1 };

  test('has many replicas start first at once, and loses no write of theirs', async () => {
    const replicas = Array.from({ length: 8 }, () =>
      createQdrantVectorIndex({ ...options, onEmptyIndex: async () => undefined }),
    );
    await Promise.all(replicas.map((replica) => replica.upsert(projectId, points(5))));
    for (const replica of replicas) {
      expect(await replica.search(query)).toHaveLength(40);
      await replica.close();
    }
  });

  test('switches to a new collection while it is searched and written to', async () => {
    const index = createQdrantVectorIndex({ ...options, onEmptyIndex: async () => undefined });
    await index.check();
    const rebuild = await startQdrantRebuild({ ...options, scalarQuantisation: false });
    await rebuild.sink.upsert(projectId, points(3));
    await rebuild.switchOver();
    expect(await index.search(query)).toHaveLength(3);
    await index.upsert(projectId, points(1));
    expect(await index.search(query)).toHaveLength(4);
    expect(await index.collection()).toBe(rebuild.collection);
    await rebuild.removeEarlier();
    expect(await index.search(query)).toHaveLength(4);
    await index.close();
  });

  test('tells what an index holds, by pages and by ids', async () => {
    const reader = createCollectionReader(options);
    const read = [];
    for await (const page of reader.pages(3)) read.push(...page);
    expect(read).toHaveLength(4);
    expect(await reader.count()).toBeGreaterThan(0);
    const [first] = read;
    expect(first).toEqual({
      id: expect.any(String),
      projectId,
      fingerprint: fingerprintOf(Int8Array.of(1, 2, 3, 4)),
    });
    expect(await reader.find([first?.id ?? '', randomUUID()])).toEqual([first]);
  });
});

test('every request and answer was as the API description says', () => expect(double?.violations ?? []).toEqual([]));

afterAll(async () => {
  const api = connectToQdrant(address);
  const { data } = await api.getCollections({});
  const own = data.result?.collections.filter(({ name }) => name.startsWith(collectionPrefix)) ?? [];
  for (const { name } of own) await api.deleteCollection({ collection_name: name });
  await double?.stop();
});
