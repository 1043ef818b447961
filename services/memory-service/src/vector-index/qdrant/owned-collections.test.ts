import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomPoints, seededRandom, unitVector } from '../testing/random-vectors.js';
import type { QdrantOptions, QdrantVectorIndex } from './qdrant-vector-index.js';
import { removeQdrantIndex, startQdrantRebuild } from './rebuild.js';
import { DoubleCollection } from './testing/double-store.js';
import { IndexOnDouble } from './testing/index-on-double.js';
import type { QdrantDouble } from './testing/qdrant-double.js';

const dimensions = 8;
const alias = 'memories_m_8';
const collectionName = `${alias}_v1`;
const model = { name: 'm', dimensions };
const random = seededRandom(7);
const points = (count: number) => randomPoints(count, dimensions, random);

let indexes: IndexOnDouble;
let double: QdrantDouble;

beforeEach(async () => {
  indexes = await IndexOnDouble.start(model);
  double = indexes.double;
});
afterEach(() => indexes.stop());

const build = (options: Partial<QdrantOptions> = {}) => indexes.open(options);
const search = (index: QdrantVectorIndex) =>
  index.search({ projectId: 'p', embedding: unitVector(dimensions, random), limit: 10, changeSequence: 1 });

test('starting over leaves none of them with anything in it, and tells those who fill it', async () => {
  let told = 0;
  const index = build({
    databaseId: async () => 'mine',
    onEmptyIndex: async () => {
      told += 1;
    },
  });
  await index.upsert('p', points(2));
  // As a rebuild leaves it that was killed before it removed the version before.
  const vectors = { size: dimensions, distance: 'Cosine' } as const;
  double.state.collections.set(`${alias}_v2`, new DoubleCollection({ vectors, metadata: { database_id: 'mine' } }));
  double.state.aliases.set(alias, `${alias}_v2`);
  await index.upsert('p', points(3));
  expect(await Promise.all([index.startOver(), index.check()])).toEqual([true, undefined]);
  expect(await search(index)).toEqual([]);
  expect([...double.state.collections.keys()]).toEqual([collectionName]);
  expect(told).toBe(2);
  await index.upsert('p', points(1));
  expect(await search(index)).toHaveLength(1);
});

test('starting over leaves what nobody knows whose it is, and tells those who fill it', async () => {
  await build().upsert('p', points(2));
  let told = 0;
  const index = build({
    databaseId: async () => 'mine',
    onEmptyIndex: async () => {
      told += 1;
    },
  });
  expect(await index.startOver()).toBe(false);
  expect(told).toBe(1);
  expect(await search(index)).toHaveLength(2);
  expect([...double.state.collections.keys()]).toEqual([collectionName]);
});

test("another database's is shared, and neither emptied nor replaced", async () => {
  const theirs = build({ databaseId: async () => 'theirs' });
  await theirs.upsert('p', points(2));
  const databaseId = async () => 'mine';
  const index = build({ databaseId });
  await index.check();
  await index.upsert('q', points(1));
  expect(await index.startOver()).toBe(false);
  const refusal = `The Qdrant collection ${collectionName} was made for another database: set QDRANT_COLLECTION_PREFIX`;
  for (const call of [
    () => startQdrantRebuild({ url: double.url, model, databaseId }),
    () => removeQdrantIndex({ url: double.url, databaseId }, alias),
  ])
    await expect(call()).rejects.toThrow(refusal);
  expect(await search(theirs)).toHaveLength(2);
  expect([...double.state.collections.keys()]).toEqual([collectionName]);
});
