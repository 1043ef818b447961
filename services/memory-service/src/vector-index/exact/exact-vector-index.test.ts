import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { MemoryVectorSource } from '../testing/memory-vector-source.js';
import { randomMemories, seededRandom, unitVector } from '../testing/random-vectors.js';
import type { VectorIndex } from '../vector-index.js';
import { createExactVectorIndex } from './exact-vector-index.js';
import { VectorIndexFullError } from './followed-projects.js';

const ampleBytes = 64 * 1024 * 1024;

const dimensions = 16;
const random = seededRandom(7);
const one = () => unitVector(dimensions, random);
const memories = (count: number) => randomMemories(count, dimensions, random);

let index: VectorIndex;
afterEach(() => index.close());

function build(source: MemoryVectorSource, maxBytes = ampleBytes): void {
  index = createExactVectorIndex({ source, dimensions, maxBytes });
}

const count = async (projectId: string, changeSequence: number) =>
  (await index.search({ projectId, embedding: one(), limit: 10_000, changeSequence })).length;

describe('following the source', () => {
  test('reads only what it has not seen, and nothing when nothing is new', async () => {
    const source = new MemoryVectorSource();
    build(source);
    const first = source.write('p', { upserts: memories(5) });
    expect(await count('p', first)).toBe(5);
    expect(await count('p', first)).toBe(5);
    const second = source.write('p', { upserts: memories(1) });
    expect(await count('p', first)).toBe(5);
    expect(await count('p', second)).toBe(6);
    expect(source.readings).toEqual([0, 1].map((sinceSequence) => ({ projectId: 'p', sinceSequence })));
  });

  test('concurrent searches share one reading', async () => {
    const source = new MemoryVectorSource();
    build(source);
    const changeSequence = source.write('p', { upserts: memories(50) });
    expect(await Promise.all(Array.from({ length: 20 }, () => count('p', changeSequence)))).toEqual(Array(20).fill(50));
    expect(source.readings).toHaveLength(1);
  });

  test('a search that joins a reading that began before its write waits for another', async () => {
    const source = new MemoryVectorSource();
    build(source);
    const early = source.write('p', { upserts: memories(3) });
    let late: Promise<number> | undefined;
    source.beforeAnswer = async () => {
      late ??= count('p', source.write('p', { upserts: memories(4) }));
    };
    expect(await count('p', early)).toBe(3);
    expect(await late).toBe(7);
  });

  test('takes a big project page by page and answers only when it has all of it', async () => {
    const source = new MemoryVectorSource(10);
    build(source);
    let changeSequence = 0;
    for (let write = 0; write < 20; write++) changeSequence = source.write('p', { upserts: memories(7) });
    expect(await Promise.all([1, 10, 20].map((asked) => count('p', asked)))).toEqual([140, 140, 140]);
    expect(source.readings.length).toBeGreaterThan(5);
    expect(changeSequence).toBe(20);
  });

  test('a delete-all between two pages starts over', async () => {
    const source = new MemoryVectorSource(10);
    build(source);
    for (let write = 0; write < 5; write++) source.write('p', { upserts: memories(7) });
    source.beforeAnswer = async () => {
      if (source.readings.length !== 2) return;
      source.write('p', { deleteAll: true });
      source.write('p', { upserts: memories(2) });
    };
    expect(await count('p', 5)).toBe(2);
  });
});

describe('what it holds', () => {
  test('stays right through thousands of additions, changes and deletions', async () => {
    const source = new MemoryVectorSource();
    build(source);
    const alive = new Map<string, Float32Array>();
    for (let round = 0; round < 30; round++) {
      const upserts = memories(200);
      const known = [...alive.keys()];
      const deletedIds = known.filter(() => random() < 0.3);
      const changed = known
        .filter((id) => !deletedIds.includes(id) && random() < 0.2)
        .map((id) => ({ id, vector: one() }));
      const changeSequence = source.write('p', { upserts: [...upserts, ...changed], deletedIds });
      for (const { id, vector } of [...upserts, ...changed]) alive.set(id, vector);
      for (const id of deletedIds) alive.delete(id);
      const hits = await index.search({ projectId: 'p', embedding: one(), limit: 10_000, changeSequence });
      expect(hits.map(({ id }) => id).toSorted()).toEqual([...alive.keys()].toSorted());
    }
    for (const [id, vector] of [...alive].slice(0, 50)) {
      const [nearest] = await index.search({ projectId: 'p', embedding: vector, limit: 1, changeSequence: 30 });
      expect(nearest?.id).toBe(id);
    }
  });

  test('equally near memories come in the order of their ids', async () => {
    const source = new MemoryVectorSource();
    build(source);
    const vector = one();
    const twins = memories(30).map(({ id }) => ({ id, vector }));
    const changeSequence = source.write('p', { upserts: twins });
    const hits = await index.search({ projectId: 'p', embedding: one(), limit: 30, changeSequence });
    expect(hits.map(({ id }) => id)).toEqual(twins.map(({ id }) => id).toSorted());
  });
});

describe('when the source fails', () => {
  test('the search rejects with its error, and the next one reads anew', async () => {
    const source = new MemoryVectorSource();
    build(source);
    const changeSequence = source.write('p', { upserts: memories(2) });
    source.beforeAnswer = () => Promise.reject(new Error('connection lost'));
    await expect(count('p', changeSequence)).rejects.toThrow('connection lost');
    source.beforeAnswer = async () => undefined;
    expect(await count('p', changeSequence)).toBe(2);
  });

  test('a source that never gets as far as was asked is an error, not a wait for ever', async () => {
    const source = new MemoryVectorSource();
    build(source);
    source.write('p', { upserts: memories(2) });
    await expect(count('p', 9)).rejects.toThrow("can't be brought up to change sequence 9");
  });

  test('one impatient client does not end the reading for the others', async () => {
    const source = new MemoryVectorSource();
    build(source);
    const changeSequence = source.write('p', { upserts: memories(2) });
    const abort = new AbortController();
    source.beforeAnswer = async () => abort.abort(new Error('gone'));
    const impatient = index.search({
      projectId: 'p',
      embedding: one(),
      limit: 1,
      changeSequence,
      signal: abort.signal,
    });
    const patient = count('p', changeSequence);
    await expect(impatient).rejects.toThrow('gone');
    expect(await patient).toBe(2);
    expect(source.readings).toHaveLength(1);
  });

  test('a vector of another dimension in the source is named', async () => {
    const source = new MemoryVectorSource();
    build(source);
    const changeSequence = source.write('p', { upserts: randomMemories(1, dimensions * 2, random) });
    await expect(count('p', changeSequence)).rejects.toThrow('A vector has 32 dimensions, the index has 16');
  });
});

describe('within its memory', () => {
  test('the least recently used project leaves and is read again when it is asked for', async () => {
    const source = new MemoryVectorSource();
    // Two of 6,768 bytes fit, and no three.
    build(source, 20_000);
    for (const project of ['a', 'b', 'c']) source.write(project, { upserts: memories(60) });
    for (const project of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await count(project, 1)).toBe(60);
    expect(source.readings.map(({ projectId }) => projectId)).toEqual(['a', 'b', 'c', 'b']);
  });

  test('a project that does not fit is refused without being read for every search, and harms no other', async () => {
    const source = new MemoryVectorSource(100);
    build(source, 40_000);
    source.write('small', { upserts: memories(10) });
    for (let write = 0; write < 10; write++) source.write('big', { upserts: memories(100) });
    await expect(count('big', 10)).rejects.toThrow(VectorIndexFullError);
    const readings = source.readings.length;
    await expect(count('big', 10)).rejects.toThrow(VectorIndexFullError);
    expect(source.readings).toHaveLength(readings);
    expect(await count('small', 1)).toBe(10);
  });

  test('for a project that will not fit nobody leaves, however often it is asked for and however its pages come', async () => {
    const source = new MemoryVectorSource(100);
    build(source, 40_000);
    for (const project of ['a', 'b', 'c']) source.write(project, { upserts: memories(20) });
    for (let write = 0; write < 10; write++) source.write('big', { upserts: memories(100) });
    for (const project of ['a', 'b', 'c']) await count(project, 1);
    await expect(count('big', 10)).rejects.toThrow(VectorIndexFullError);
    for (const project of ['a', 'b', 'c']) expect(await count(project, 1)).toBe(20);
    expect(source.readings.map(({ projectId }) => projectId)).toEqual(['a', 'b', 'c', 'big']);
  });

  test('a project that does not fit and was cut down is held after a minute', async () => {
    const source = new MemoryVectorSource();
    build(source, 40_000);
    source.write('big', { upserts: memories(1_000) });
    await expect(count('big', 1)).rejects.toThrow(VectorIndexFullError);
    const changeSequence = source.write('big', { deleteAll: true });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    try {
      expect(await count('big', changeSequence)).toBe(0);
    } finally {
      clock.mockRestore();
    }
  });

  test('a project that was dropped while it was read is read again for the search that waits', async () => {
    const source = new MemoryVectorSource();
    build(source);
    const changeSequence = source.write('p', { upserts: memories(3) });
    source.beforeAnswer = async () => {
      if (source.readings.length === 1) await index.dropProject('p');
    };
    expect(await count('p', changeSequence)).toBe(3);
    expect(source.readings).toHaveLength(2);
  });
});
