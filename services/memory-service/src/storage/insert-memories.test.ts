import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { uuidv7 } from '@persistent-memory/auth';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import type { TestProject } from '../testing/tenants.js';
import { insertMemories, type NewMemory } from './insert-memories.js';

let plane: TestDataPlane;
beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());

/** Ready to be stored, without having been extracted or embedded. */
function note(number: number): NewMemory {
  return {
    id: uuidv7(),
    memory: `note ${number}`,
    contentHash: createHash('sha256').update(String(number)).digest(),
    tsvector: '',
    fieldLengths: [1, 0, 0, 0],
    embedding: new Int8Array(plane.embedder.model.dimensions + 4),
    sessionTimestamp: null,
    isTimestampOmitted: true,
    sourceIndex: number,
    role: null,
    speaker: null,
    eventStart: null,
    eventEnd: null,
    isCorrection: false,
    sameAs: null,
  };
}

const notes = (first: number, count: number) => Array.from({ length: count }, (_, index) => note(first + index));

async function store(project: TestProject, memories: readonly NewMemory[]): Promise<readonly string[]> {
  const batch = { sessionId: randomUUID(), embeddingModel: plane.embedder.model.name, memories };
  const stored = await insertMemories(plane.db.database, project, batch);
  return stored.map(({ memory }) => memory);
}
test('answers in the order given, what is new among what is there', async () => {
  const project = await plane.buildProject();
  await store(project, notes(10, 3));
  const mixed = [note(12), note(1), note(10), note(2), note(1), note(11)];
  expect(await store(project, mixed)).toEqual(['note 12', 'note 1', 'note 10', 'note 2', 'note 11']);
  expect(await store(project, mixed)).toEqual(['note 12', 'note 1', 'note 10', 'note 2', 'note 11']);
});

// Were each compared with each, this would take longer than a statement may.
test('takes time in proportion to the memories: a whole book of them is stored', async () => {
  const project = await plane.buildProject();
  const book = notes(0, 20_000);
  expect(await store(project, book)).toHaveLength(20_000);
  expect(await store(project, book)).toHaveLength(20_000);
}, 60_000);
