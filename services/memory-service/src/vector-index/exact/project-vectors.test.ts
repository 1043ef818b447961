import { describe, expect, test } from '@jest/globals';
import { quantise } from '../../embedding/quantise.js';
import { dot, randomMemories, seededRandom, unitVector } from '../testing/random-vectors.js';
import { loadCandidateSearch, searchByLoop } from './candidate-search.js';
import { ProjectVectors } from './project-vectors.js';

const DIMENSIONS = 30;
const COUNT = 70_000;
const random = seededRandom(11);
const memories = randomMemories(COUNT, DIMENSIONS, random);
const { search: searchNatively } = await loadCandidateSearch();

function buildProject(): ProjectVectors {
  const vectors = new Int8Array(COUNT * DIMENSIONS);
  for (const [index, { vector }] of memories.entries()) vectors.set(quantise(vector), index * DIMENSIONS);
  const project = new ProjectVectors(DIMENSIONS);
  project.apply({ reset: false, deletedIds: [], ids: memories.map(({ id }) => id), vectors });
  return project;
}

describe('over more vectors than one block holds', () => {
  const project = buildProject();
  const queries = Array.from({ length: 5 }, () => unitVector(DIMENSIONS, random));

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
    emptied.apply({ reset: false, deletedIds: order.slice(5), ids: [], vectors: new Int8Array(0) });
    const left = emptied.search(unitVector(DIMENSIONS, random), 100, searchNatively).ids;
    expect(left.toSorted()).toEqual(order.slice(0, 5));
    expect(emptied.bytes).toBeLessThan(bytes / 2);
    emptied.apply({ reset: false, deletedIds: order, ids: [], vectors: new Int8Array(0) });
    expect(emptied.search(unitVector(DIMENSIONS, random), 100, searchNatively).ids).toEqual([]);
    expect(emptied.bytes).toBe(0);
  });
});

test('a memory whose vector is all zeros is similar to nothing', () => {
  const project = new ProjectVectors(2);
  project.apply({ reset: false, deletedIds: [], ids: ['zero', 'far'], vectors: Int8Array.of(0, 0, -127, 0) });
  for (const search of [searchNatively, searchByLoop]) {
    const { ids, similarities } = project.search(Float32Array.of(1, 0), 2, search);
    expect(ids).toEqual(['zero', 'far']);
    expect(similarities[0]).toBe(0);
    expect(similarities[1]).toBeCloseTo(-1, 6);
  }
});
