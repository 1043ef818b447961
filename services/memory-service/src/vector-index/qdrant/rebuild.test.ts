import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomPoints, seededRandom, unitVector } from '../testing/random-vectors.js';
import type { QdrantVectorIndex } from './qdrant-vector-index.js';
import { type QdrantRebuild, removeQdrantIndex, startQdrantRebuild } from './rebuild.js';
import { IndexOnDouble } from './testing/index-on-double.js';
import type { QdrantDouble } from './testing/qdrant-double.js';

const dimensions = 8;
const alias = 'memories_m_8';
const model = { name: 'm', dimensions };
const random = seededRandom(5);
const points = (count: number) => randomPoints(count, dimensions, random);

let indexes: IndexOnDouble;
let double: QdrantDouble;
let index: QdrantVectorIndex;

beforeEach(async () => {
  indexes = await IndexOnDouble.start(model);
  double = indexes.double;
  index = indexes.open();
});
afterEach(() => indexes.stop());

const found = async () =>
  (await index.search({ projectId: 'p', embedding: unitVector(dimensions, random), limit: 100, changeSequence: 1 }))
    .map(({ id }) => id)
    .toSorted();
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();

const finish = async (rebuild: QdrantRebuild) => {
  await rebuild.switchOver();
  await rebuild.removeEarlier();
};

test('searches see the old collection until the switch and the new one from then on', async () => {
  const [stale, current] = [points(3), points(5)];
  await index.upsert('p', stale);
  const rebuild = await startQdrantRebuild({ url: double.url, model });
  await rebuild.sink.upsert('p', current);
  expect(await found()).toEqual(idsOf(stale));
  await finish(rebuild);
  expect(await found()).toEqual(idsOf(current));
  expect([...double.state.collections.keys()]).toEqual([`${alias}_v2`]);
});

test('writes of running replicas go to the new collection after the switch', async () => {
  await index.upsert('p', points(1));
  await finish(await startQdrantRebuild({ url: double.url, model }));
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
  await finish(again);
  expect(await found()).toEqual(idsOf([...first, ...second]));
});

test('makes the first collection where there is none, and can finish twice', async () => {
  const rebuild = await startQdrantRebuild({ url: double.url, model });
  const own = points(2);
  await rebuild.sink.upsert('p', own);
  await finish(rebuild);
  await finish(rebuild);
  expect(rebuild.collection).toBe(`${alias}_v1`);
  expect(await found()).toEqual(idsOf(own));
});

test('each rebuild makes the next version', async () => {
  for (const version of [1, 2, 3]) {
    const rebuild = await startQdrantRebuild({ url: double.url, model });
    expect(rebuild.collection).toBe(`${alias}_v${version}`);
    await finish(rebuild);
  }
  expect(double.state.aliases.get(alias)).toBe(`${alias}_v3`);
});

test('what runs before left behind is removed, and nothing of another alias', async () => {
  await index.upsert('p', points(1));
  const killed = await startQdrantRebuild({ url: double.url, model });
  await killed.switchOver();
  const others = await startQdrantRebuild({ url: double.url, model: { ...model, name: 'm2' } });
  const next = await startQdrantRebuild({ url: double.url, model });
  await finish(next);
  expect([...double.state.collections.keys()].sort()).toEqual([others.collection, `${alias}_v3`].sort());
});

test('one that another overtook does not switch back, and what it switches to has to be there', async () => {
  await index.upsert('p', points(1));
  const [slow, fast] = [
    await startQdrantRebuild({ url: double.url, model }),
    await startQdrantRebuild({ url: double.url, model }),
  ];
  await finish(fast);
  await finish(await startQdrantRebuild({ url: double.url, model }));
  await expect(slow.switchOver()).rejects.toThrow(`${alias} leads to ${alias}_v3 by now`);
  const removed = await startQdrantRebuild({ url: double.url, model });
  double.state.collections.delete(removed.collection);
  await expect(removed.switchOver()).rejects.toThrow(`The Qdrant collection ${alias}_v4 is gone`);
  expect(double.state.aliases.get(alias)).toBe(`${alias}_v3`);
});

test('an index that nothing uses any more is removed with all its collections, and no other', async () => {
  await index.upsert('p', points(1));
  const other = await startQdrantRebuild({ url: double.url, model: { ...model, name: 'm2' } });
  await startQdrantRebuild({ url: double.url, model });
  expect(await removeQdrantIndex({ url: double.url }, alias)).toEqual([`${alias}_v1`, `${alias}_v2`]);
  expect([...double.state.collections.keys()]).toEqual([other.collection]);
  expect(double.state.aliases.size).toBe(0);
  expect(await removeQdrantIndex({ url: double.url }, alias)).toEqual([]);
});
