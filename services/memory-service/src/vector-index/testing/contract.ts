import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { VectorIndex } from '../vector-index.js';
import type { Write } from './memory-vector-source.js';
import { dot, randomMemories, seededRandom, unitVector } from './random-vectors.js';

/** An index with a way to write what it searches. */
export interface VectorIndexUnderTest {
  readonly index: VectorIndex;
  /** Resolves with the project's change sequence once a search that asks for it has to see the write. */
  write(projectId: string, write: Write): Promise<number>;
  /** Where the index reads a source: has that forget which memories of the project were deleted. */
  pruneDeletions?(projectId: string): void;
}

const contractDimensions = 16;

/** What every `VectorIndex` promises. `build` gives one of as many dimensions as it is told. */
export function describeVectorIndex(name: string, build: BuildIndex): void {
  describe(`${name} as a VectorIndex`, () => {
    const scene = new Scene();
    beforeAll(async () => {
      scene.subject = await build(contractDimensions);
    });
    afterAll(() => scene.subject.index.close());
    beforeEach(() => {
      scene.projectId = newProjectId();
    });
    testSearching(scene);
    testWrites(scene);
    testProjects(scene);
    testRefusals(scene, build);
  });
}

type BuildIndex = (dimensions: number) => Promise<VectorIndexUnderTest>;

const newProjectId = () => `proj_${randomUUID()}`;
const random = seededRandom(2026);
const one = () => unitVector(contractDimensions, random);
const memoriesOf = (count: number) => randomMemories(count, contractDimensions, random);

/** The index, and a project of each test's own. */
class Scene {
  #subject: VectorIndexUnderTest | null = null;
  projectId = newProjectId();

  get subject(): VectorIndexUnderTest {
    if (this.#subject === null) throw new Error('The index was not built');
    return this.#subject;
  }

  set subject(subject: VectorIndexUnderTest) {
    this.#subject = subject;
  }

  write(write: Write, projectId = this.projectId): Promise<number> {
    return this.subject.write(projectId, write);
  }

  search(
    embedding: Float32Array,
    changeSequence: number,
    limit = 10,
    projectId = this.projectId,
    signal?: AbortSignal,
  ) {
    return this.subject.index.search({ projectId, embedding, limit, changeSequence, ...(signal && { signal }) });
  }

  async idsNear(...query: Parameters<Scene['search']>): Promise<string[]> {
    return (await this.search(...query)).map(({ id }) => id);
  }
}

function testSearching(scene: Scene): void {
  test('is ready', () => expect(scene.subject.index.check()).resolves.toBeUndefined());

  test('finds the nearest first, with their cosine similarities', async () => {
    const memories = memoriesOf(500);
    const changeSequence = await scene.write({ upserts: memories });
    const embedding = one();
    const hits = await scene.search(embedding, changeSequence, 20);
    const expected = memories
      .map(({ id, vector }) => ({ id, similarity: dot(embedding, vector) }))
      .sort((a, b) => b.similarity - a.similarity);
    const similarities = new Map(expected.map(({ id, similarity }) => [id, similarity]));
    expect(hits).toHaveLength(20);
    expect(expected.slice(0, 25).map(({ id }) => id)).toEqual(
      expect.arrayContaining(hits.slice(0, 18).map(({ id }) => id)),
    );
    for (const [rank, { id, similarity }] of hits.entries()) {
      expect(Math.abs(similarity - (similarities.get(id) ?? Number.NaN))).toBeLessThan(0.01);
      expect(similarity).toBeLessThanOrEqual(hits[rank - 1]?.similarity ?? 1);
    }
  });

  test('gives all there is when more is asked for', async () => {
    const memories = memoriesOf(3);
    const changeSequence = await scene.write({ upserts: memories });
    expect((await scene.idsNear(one(), changeSequence, 100)).toSorted()).toEqual(
      memories.map(({ id }) => id).toSorted(),
    );
  });

  test('a project that nothing was written to has nothing', async () => {
    expect(await scene.idsNear(one(), 0)).toEqual([]);
  });
}

function testWrites(scene: Scene): void {
  test('sees each write that the change sequence names: an addition, a changed vector, a deletion', async () => {
    const [kept, changed, deleted, added] = memoriesOf(4);
    if (!kept || !changed || !deleted || !added) throw new Error('four memories');
    let changeSequence = await scene.write({ upserts: [kept, changed, deleted] });
    expect(await scene.idsNear(deleted.vector, changeSequence, 1)).toEqual([deleted.id]);

    changeSequence = await scene.write({ upserts: [added] });
    expect(await scene.idsNear(added.vector, changeSequence, 1)).toEqual([added.id]);

    const vector = one();
    changeSequence = await scene.write({ upserts: [{ id: changed.id, vector }] });
    const [nearest] = await scene.search(vector, changeSequence, 1);
    expect(nearest?.id).toBe(changed.id);
    expect(nearest?.similarity).toBeGreaterThan(0.99);

    changeSequence = await scene.write({ deletedIds: [deleted.id] });
    expect((await scene.idsNear(deleted.vector, changeSequence)).toSorted()).toEqual(
      [kept.id, changed.id, added.id].toSorted(),
    );
  });

  test('deletes everything, and takes what comes after', async () => {
    const [before, after] = [memoriesOf(30), memoriesOf(2)];
    await scene.write({ upserts: before });
    expect(await scene.idsNear(one(), await scene.write({ deleteAll: true }))).toEqual([]);
    const changeSequence = await scene.write({ upserts: after });
    expect((await scene.idsNear(one(), changeSequence)).toSorted()).toEqual(after.map(({ id }) => id).toSorted());
  });

  test('a project whose deletions were forgotten is read whole, for the first time and again', async () => {
    const [before, after] = [memoriesOf(120), memoriesOf(120)];
    const [first, second] = [before[0]?.id ?? '', after[0]?.id ?? ''];
    for (let begin = 0; begin < before.length; begin += 20)
      await scene.write({ upserts: before.slice(begin, begin + 20) });
    const early = await scene.write({ deletedIds: [first] });
    scene.subject.pruneDeletions?.(scene.projectId);
    const rest = before.slice(1).map(({ id }) => id);
    expect((await scene.idsNear(one(), early, 1_000)).toSorted()).toEqual(rest.toSorted());

    for (let begin = 0; begin < after.length; begin += 20)
      await scene.write({ upserts: after.slice(begin, begin + 20) });
    const late = await scene.write({ deletedIds: [rest[0] ?? '', second] });
    scene.subject.pruneDeletions?.(scene.projectId);
    const left = [...rest.slice(1), ...after.slice(1).map(({ id }) => id)];
    expect((await scene.idsNear(one(), late, 1_000)).toSorted()).toEqual(left.toSorted());
  });

  test('searches that run while others write see at least what they asked for', async () => {
    const memories = memoriesOf(40);
    await Promise.all(
      memories.map(async (memory) => {
        const changeSequence = await scene.write({ upserts: [memory] });
        expect(await scene.idsNear(memory.vector, changeSequence, 1)).toEqual([memory.id]);
      }),
    );
  });
}

function testProjects(scene: Scene): void {
  test('never gives the memories of another project, however near', async () => {
    const vector = one();
    const [own, foreign] = [randomUUID(), randomUUID()];
    const otherProject = newProjectId();
    const changeSequence = await scene.write({ upserts: [{ id: own, vector: one() }] });
    const otherSequence = await scene.write({ upserts: [{ id: foreign, vector }] }, otherProject);
    expect(await scene.idsNear(vector, changeSequence)).toEqual([own]);
    expect(await scene.idsNear(vector, otherSequence, 10, otherProject)).toEqual([foreign]);
  });

  test("a deletion in one project leaves another's memory of the same id", async () => {
    const memory = { id: randomUUID(), vector: one() };
    const otherProject = newProjectId();
    const otherSequence = await scene.write({ upserts: [memory] }, otherProject);
    await scene.write({ upserts: memoriesOf(1) });
    await scene.write({ deletedIds: [memory.id] });
    expect(await scene.idsNear(memory.vector, otherSequence, 10, otherProject)).toEqual([memory.id]);
  });

  test('dropping a project leaves the others', async () => {
    const otherProject = newProjectId();
    const memory = { id: randomUUID(), vector: one() };
    await scene.write({ upserts: memoriesOf(5) });
    const otherSequence = await scene.write({ upserts: [memory] }, otherProject);
    const wiped = await scene.write({ deleteAll: true });
    await scene.subject.index.dropProject(scene.projectId);
    expect(await scene.idsNear(one(), wiped)).toEqual([]);
    expect(await scene.idsNear(one(), otherSequence, 10, otherProject)).toEqual([memory.id]);
    await scene.subject.index.dropProject(newProjectId());
  });
}

function testRefusals(scene: Scene, build: BuildIndex): void {
  test('rejects with the reason of its signal', async () => {
    const changeSequence = await scene.write({ upserts: memoriesOf(2) });
    const abort = new AbortController();
    const search = scene.search(one(), changeSequence, 1, scene.projectId, abort.signal);
    abort.abort(new Error('client went away'));
    await expect(search).rejects.toThrow('client went away');
    const again = scene.search(one(), changeSequence, 1, scene.projectId, abort.signal);
    await expect(again).rejects.toThrow('client went away');
  });

  test('refuses a vector of another dimension', async () => {
    const changeSequence = await scene.write({ upserts: memoriesOf(1) });
    await expect(scene.idsNear(unitVector(contractDimensions + 1, random), changeSequence)).rejects.toThrow(
      /dimension/i,
    );
  });

  test('is not ready any more once closed', async () => {
    const { index } = await build(contractDimensions);
    await index.close();
    await expect(index.check()).rejects.toThrow();
    await expect(
      index.search({ projectId: scene.projectId, embedding: one(), limit: 1, changeSequence: 1 }),
    ).rejects.toThrow();
  });
}
