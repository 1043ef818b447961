import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Write } from './testing/memory-vector-source.js';
import { dot, randomMemories, seededRandom, unitVector } from './testing/random-vectors.js';
import type { VectorIndex } from './vector-index.js';

/** An index with a way to write what it searches. */
export interface VectorIndexUnderTest {
  readonly index: VectorIndex;
  /** Resolves with the project's change sequence once a search that asks for it has to see the write. */
  write(projectId: string, write: Write): Promise<number>;
}

const DIMENSIONS = 16;

/** What every `VectorIndex` promises. `build` gives one of 16 dimensions. */
export function describeVectorIndex(name: string, build: (dimensions: number) => Promise<VectorIndexUnderTest>): void {
  describe(`${name} as a VectorIndex`, () => {
    const random = seededRandom(2026);
    let subject: VectorIndexUnderTest;
    let projectId: string;

    beforeAll(async () => {
      subject = await build(DIMENSIONS);
    });
    afterAll(() => subject.index.close());
    beforeEach(() => {
      projectId = `proj_${randomUUID()}`;
    });

    const idsNear = async (embedding: Float32Array, changeSequence: number, limit = 10, project = projectId) =>
      (await subject.index.search({ projectId: project, embedding, limit, changeSequence })).map(({ id }) => id);
    const one = () => unitVector(DIMENSIONS, random);

    test('is ready', () => expect(subject.index.check()).resolves.toBeUndefined());

    test('finds the nearest first, with their cosine similarities', async () => {
      const memories = randomMemories(500, DIMENSIONS, random);
      const changeSequence = await subject.write(projectId, { upserts: memories });
      const embedding = one();
      const hits = await subject.index.search({ projectId, embedding, limit: 20, changeSequence });
      const expected = memories
        .map(({ id, vector }) => ({ id, similarity: dot(embedding, vector) }))
        .sort((a, b) => b.similarity - a.similarity);
      const similarities = new Map(expected.map(({ id, similarity }) => [id, similarity]));
      expect(hits).toHaveLength(20);
      expect(expected.slice(0, 25).map(({ id }) => id)).toEqual(expect.arrayContaining(hits.slice(0, 18).map(({ id }) => id)));
      for (const [rank, { id, similarity }] of hits.entries()) {
        expect(Math.abs(similarity - (similarities.get(id) ?? Number.NaN))).toBeLessThan(0.01);
        expect(similarity).toBeLessThanOrEqual(hits[rank - 1]?.similarity ?? 1);
      }
    });

    test('gives all there is when more is asked for', async () => {
      const memories = randomMemories(3, DIMENSIONS, random);
      const changeSequence = await subject.write(projectId, { upserts: memories });
      expect((await idsNear(one(), changeSequence, 100)).toSorted()).toEqual(memories.map(({ id }) => id).toSorted());
    });

    test('a project that nothing was written to has nothing', async () => {
      expect(await idsNear(one(), 0)).toEqual([]);
    });

    test('sees each write that the change sequence names: an addition, a changed vector, a deletion', async () => {
      const [kept, changed, deleted, added] = randomMemories(4, DIMENSIONS, random);
      if (!kept || !changed || !deleted || !added) throw new Error('four memories');
      let changeSequence = await subject.write(projectId, { upserts: [kept, changed, deleted] });
      expect(await idsNear(deleted.vector, changeSequence, 1)).toEqual([deleted.id]);

      changeSequence = await subject.write(projectId, { upserts: [added] });
      expect(await idsNear(added.vector, changeSequence, 1)).toEqual([added.id]);

      const vector = one();
      changeSequence = await subject.write(projectId, { upserts: [{ id: changed.id, vector }] });
      const [nearest] = await subject.index.search({ projectId, embedding: vector, limit: 1, changeSequence });
      expect(nearest?.id).toBe(changed.id);
      expect(nearest?.similarity).toBeGreaterThan(0.99);

      changeSequence = await subject.write(projectId, { deletedIds: [deleted.id] });
      expect((await idsNear(deleted.vector, changeSequence)).toSorted()).toEqual([kept.id, changed.id, added.id].toSorted());
    });

    test('deletes everything, and takes what comes after', async () => {
      const [before, after] = [randomMemories(30, DIMENSIONS, random), randomMemories(2, DIMENSIONS, random)];
      await subject.write(projectId, { upserts: before });
      expect(await idsNear(one(), await subject.write(projectId, { deleteAll: true }))).toEqual([]);
      const changeSequence = await subject.write(projectId, { upserts: after });
      expect((await idsNear(one(), changeSequence)).toSorted()).toEqual(after.map(({ id }) => id).toSorted());
    });

    test('never gives the memories of another project, however near', async () => {
      const vector = one();
      const [own, foreign] = [randomUUID(), randomUUID()];
      const otherProject = `proj_${randomUUID()}`;
      const changeSequence = await subject.write(projectId, { upserts: [{ id: own, vector: one() }] });
      const otherSequence = await subject.write(otherProject, { upserts: [{ id: foreign, vector }] });
      expect(await idsNear(vector, changeSequence)).toEqual([own]);
      expect(await idsNear(vector, otherSequence, 10, otherProject)).toEqual([foreign]);
    });

    test("a deletion in one project leaves another's memory of the same id", async () => {
      const memory = { id: randomUUID(), vector: one() };
      const otherProject = `proj_${randomUUID()}`;
      const otherSequence = await subject.write(otherProject, { upserts: [memory] });
      await subject.write(projectId, { upserts: randomMemories(1, DIMENSIONS, random) });
      await subject.write(projectId, { deletedIds: [memory.id] });
      expect(await idsNear(memory.vector, otherSequence, 10, otherProject)).toEqual([memory.id]);
    });

    test('dropping a project leaves the others', async () => {
      const otherProject = `proj_${randomUUID()}`;
      const memory = { id: randomUUID(), vector: one() };
      await subject.write(projectId, { upserts: randomMemories(5, DIMENSIONS, random) });
      const otherSequence = await subject.write(otherProject, { upserts: [memory] });
      const wiped = await subject.write(projectId, { deleteAll: true });
      await subject.index.dropProject(projectId);
      expect(await idsNear(one(), wiped)).toEqual([]);
      expect(await idsNear(one(), otherSequence, 10, otherProject)).toEqual([memory.id]);
      await subject.index.dropProject(`proj_${randomUUID()}`);
    });

    test('searches that run while others write see at least what they asked for', async () => {
      const memories = randomMemories(40, DIMENSIONS, random);
      await Promise.all(
        memories.map(async (memory) => {
          const changeSequence = await subject.write(projectId, { upserts: [memory] });
          expect(await idsNear(memory.vector, changeSequence, 1)).toEqual([memory.id]);
        }),
      );
    });

    test('rejects with the reason of its signal', async () => {
      const changeSequence = await subject.write(projectId, { upserts: randomMemories(2, DIMENSIONS, random) });
      const abort = new AbortController();
      const search = subject.index.search({ projectId, embedding: one(), limit: 1, changeSequence, signal: abort.signal });
      abort.abort(new Error('client went away'));
      await expect(search).rejects.toThrow('client went away');
      const again = subject.index.search({ projectId, embedding: one(), limit: 1, changeSequence, signal: abort.signal });
      await expect(again).rejects.toThrow('client went away');
    });

    test('refuses a vector of another dimension', async () => {
      const changeSequence = await subject.write(projectId, { upserts: randomMemories(1, DIMENSIONS, random) });
      await expect(idsNear(unitVector(DIMENSIONS + 1, random), changeSequence)).rejects.toThrow(/dimension/i);
    });

    test('is not ready any more once closed', async () => {
      const { index } = await build(DIMENSIONS);
      await index.close();
      await expect(index.check()).rejects.toThrow();
      await expect(index.search({ projectId, embedding: one(), limit: 1, changeSequence: 1 })).rejects.toThrow();
    });
  });
}
