import { describe, expect, test } from '@jest/globals';
import { quantise } from '../../embedding/quantise.js';
import { dot, randomMemories, seededRandom, unitVector } from '../testing/random-vectors.js';
import { loadCandidateSearch, searchByLoop } from './candidate-search.js';
import { mostBytesWhenLoaded, ProjectVectors } from './project-vectors.js';

const fewDimensions = 30;
const memoryCount = 70_000;
const random = seededRandom(11);
const memories = randomMemories(memoryCount, fewDimensions, random);
const { search: searchNatively } = await loadCandidateSearch();

function buildProject(): ProjectVectors {
  const vectors = new Int8Array(memoryCount * fewDimensions);
  for (const [index, { vector }] of memories.entries()) vectors.set(quantise(vector), index * fewDimensions);
  const project = new ProjectVectors(fewDimensions);
  project.apply({ deletedIds: [], ids: memories.map(({ id }) => id), vectors });
  return project;
}

test('where usearch does not load the loop searches, and why is told', async () => {
  const failure = new Error('no binary');
  expect(await loadCandidateSearch(() => Promise.reject(failure))).toEqual({ search: searchByLoop, failure });
});

describe('over more vectors than one block holds', () => {
  const project = buildProject();
  const queries = Array.from({ length: 5 }, () => unitVector(fewDimensions, random));

  test('the loop and the native search find the same memories with the same similarities', () => {
    for (const query of queries) {
      expect(project.search(query, 100, searchNatively)).toEqual(project.search(query, 100, searchByLoop));
    }
  });

  test('both find what a search over the exact vectors finds', () => {
    for (const query of queries) {
      const exact = memories
        .map(({ id, vector }) => ({ id, similarity: dot(query, vector) }))
        .sort((a, b) => b.similarity - a.similarity);
      const wanted = new Set(exact.slice(0, 100).map(({ id }) => id));
      const found = project.search(query, 100, searchNatively).ids.filter((id) => wanted.has(id));
      expect(found.length).toBeGreaterThanOrEqual(95);
    }
  });

  test('deleting down to nothing leaves nothing and gives the memory back', () => {
    const emptied = buildProject();
    const bytes = emptied.bytes;
    const order = memories.map(({ id }) => id).sort();
    emptied.apply({ deletedIds: order.slice(5), ids: [], vectors: new Int8Array(0) });
    const left = emptied.search(unitVector(fewDimensions, random), 100, searchNatively).ids;
    expect(left.toSorted()).toEqual(order.slice(0, 5));
    expect(emptied.bytes).toBeLessThan(bytes / 2);
    emptied.apply({ deletedIds: order, ids: [], vectors: new Int8Array(0) });
    expect(emptied.search(unitVector(fewDimensions, random), 100, searchNatively).ids).toEqual([]);
    expect(emptied.bytes).toBeLessThan(1_000);
  });
});

test('a memory whose vector is all zeros is similar to nothing', () => {
  const project = new ProjectVectors(2);
  const [far = '', zero = ''] = memories.slice(0, 2).map(({ id }) => id);
  project.apply({ deletedIds: [], ids: [zero, far], vectors: Int8Array.of(0, 0, -127, 0) });
  for (const search of [searchNatively, searchByLoop]) {
    const { ids, similarities } = project.search(Float32Array.of(1, 0), 2, search);
    expect(ids).toEqual([zero, far]);
    expect(similarities[0]).toBe(0);
    expect(similarities[1]).toBeCloseTo(-1, 6);
  }
});

describe('bytes', () => {
  const dimensions = 384;
  const few = memories.slice(0, 1_500).map(({ id }) => id);
  const upsert = (project: ProjectVectors, ids: readonly string[]) =>
    project.apply({ deletedIds: [], ids, vectors: new Int8Array(ids.length * dimensions) });
  /** 384 for the vector, 4 for its length, 16 for the id, and up to 10.7 to find it by. */
  const atMost = 415;

  test.each([1, 100, 1_000, 1_100, 1_500])('of %i memories that are loaded at once are few', (count) => {
    const project = new ProjectVectors(dimensions);
    upsert(project, few.slice(0, count));
    expect(project.bytes).toBeLessThan(count * atMost + 64);
  });

  test('of memories that come one by one are an eighth more at most', () => {
    const project = new ProjectVectors(dimensions);
    for (const [index, id] of few.entries()) {
      upsert(project, [id]);
      expect(project.bytes).toBeLessThan(((index + 1) * 9 * atMost) / 8 + 20 * atMost);
    }
  });

  test('do not grow when all memories change', () => {
    const project = new ProjectVectors(dimensions);
    upsert(project, few);
    const { bytes } = project;
    for (let turn = 0; turn < 5; turn++) upsert(project, few);
    expect(project.bytes).toBe(bytes);
  });
});

test.each([1, 15, 700, 12_000])('loaded in pages, %d memories take no more than is told beforehand', (count) => {
  const bytes = [1, 7, 600, 5_000].map((pageSize) => {
    const project = new ProjectVectors(fewDimensions);
    for (let first = 0; first < count; first += pageSize) {
      const ids = memories.slice(first, Math.min(count, first + pageSize)).map(({ id }) => id);
      project.apply({ deletedIds: [], ids, vectors: new Int8Array(ids.length * fewDimensions) });
    }
    return project.bytes;
  });
  expect(Math.max(...bytes)).toBeLessThanOrEqual(mostBytesWhenLoaded(count, fewDimensions));
  expect(mostBytesWhenLoaded(count, fewDimensions)).toBeLessThanOrEqual(1.25 * Math.min(...bytes) + 2_048);
});
