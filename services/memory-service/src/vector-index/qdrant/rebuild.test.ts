import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { quantise } from '../../embedding/quantise.js';
import { randomMemories, seededRandom, unitVector } from '../testing/random-vectors.js';
import { createQdrantVectorIndex, type QdrantVectorIndex } from './qdrant-vector-index.js';
import { startQdrantRebuild } from './rebuild.js';
import { QdrantDouble } from './testing/qdrant-double.js';

const DIMENSIONS = 8;
const ALIAS = 'memories_m_8';
const model = { name: 'm', dimensions: DIMENSIONS };
const random = seededRandom(5);
const points = (count: number) =>
  randomMemories(count, DIMENSIONS, random).map(({ id, vector }) => ({ id, vector: quantise(vector) }));

let double: QdrantDouble;
let index: QdrantVectorIndex;

beforeEach(async () => {
  double = await QdrantDouble.start();
  index = createQdrantVectorIndex({ url: double.url, model, onEmptyIndex: async () => undefined });
});
afterEach(async () => {
  await index.close();
  await double.stop();
  expect(double.violations).toEqual([]);
});

const found = async () =>
  (await index.search({ projectId: 'p', embedding: unitVector(DIMENSIONS, random), limit: 100, changeSequence: 1 }))
    .map(({ id }) => id)
    .toSorted();
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();

test('searches see the old collection until the switch and the new one from then on', async () => {
  const [stale, current] = [points(3), points(5)];
  await index.upsert('p', stale);
  const rebuild = await startQdrantRebuild({ url: double.url, model });
  await rebuild.sink.upsert('p', current);
  expect(await found()).toEqual(idsOf(stale));
  await rebuild.finish();
  expect(await found()).toEqual(idsOf(current));
  expect([...double.state.collections.keys()]).toEqual([`${ALIAS}_v2`]);
});

test('writes of running replicas go to the new collection after the switch', async () => {
  await index.upsert('p', points(1));
  await (await startQdrantRebuild({ url: double.url, model })).finish();
  const after = points(2);
  await index.upsert('p', after);
  expect(await found()).toEqual(idsOf(after));
});

test('one that was interrupted goes on with what it had', async () => {
  await index.upsert('p', points(1));
  const [first, second] = [points(2), points(2)];
  await (await startQdrantRebuild({ url: double.url, model })).sink.upsert('p', first);
  const again = await startQdrantRebuild({ url: double.url, model });
  await again.sink.upsert('p', second);
  await again.finish();
  expect(await found()).toEqual(idsOf([...first, ...second]));
});

test('makes the first collection where there is none, and can finish twice', async () => {
  const rebuild = await startQdrantRebuild({ url: double.url, model });
  const own = points(2);
  await rebuild.sink.upsert('p', own);
  await rebuild.finish();
  await rebuild.finish();
  expect(rebuild.collection).toBe(`${ALIAS}_v1`);
  expect(await found()).toEqual(idsOf(own));
});

test('each rebuild makes the next version', async () => {
  for (const version of [1, 2, 3]) {
    const rebuild = await startQdrantRebuild({ url: double.url, model });
    expect(rebuild.collection).toBe(`${ALIAS}_v${version}`);
    await rebuild.finish();
  }
  expect(double.state.aliases.get(ALIAS)).toBe(`${ALIAS}_v3`);
});
