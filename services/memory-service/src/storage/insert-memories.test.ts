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
function note(number: number, speaker: string | null = null): NewMemory {
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
    speaker,
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

async function speakersOf({ projectId }: TestProject): Promise<readonly string[]> {
  const [row] = await plane.db.database.use(
    (sql) => sql<{ speakers: string[] }[]>`select speakers from memory.projects where project_id = ${projectId}`,
  );
  return row?.speakers ?? [];
}

test('notes who speaks, each once, after those that were there', async () => {
  const project = await plane.buildProject();
  await store(project, [note(1, 'Zoe'), note(2), note(3, 'Mia'), note(4, 'Zoe')]);
  expect(await speakersOf(project)).toEqual(['Mia', 'Zoe']);
  await store(project, [note(5, 'Zoe'), note(6, 'Aaron')]);
  expect(await speakersOf(project)).toEqual(['Mia', 'Zoe', 'Aaron']);
});

test('of more speakers than are noted the first stay, whatever their names', async () => {
  const project = await plane.buildProject();
  const many = Array.from({ length: 199 }, (_, index) => note(index, `Speaker ${index}`));
  await store(project, many);
  const before = await speakersOf(project);
  await store(project, [note(200, 'Aaron'), note(201, 'Abel')]);
  expect(await speakersOf(project)).toEqual([...before, 'Aaron']);
  await store(project, [note(202, 'Abel')]);
  expect(await speakersOf(project)).toEqual([...before, 'Aaron']);
});

// Were each compared with each, this would take longer than a statement may.
test('takes time in proportion to the memories: a whole book of them is stored', async () => {
  const project = await plane.buildProject();
  const book = notes(0, 20_000);
  expect(await store(project, book)).toHaveLength(20_000);
  expect(await store(project, book)).toHaveLength(20_000);
}, 60_000);
