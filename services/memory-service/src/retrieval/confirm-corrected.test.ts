import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { localModel } from '../embedding/local/local-embedder.js';
import { migrationSteps } from '../migrations.js';
import { CandidateStore } from './candidates/candidate-store.js';
import { CorrectedMemories } from './confirm-corrected.js';
import { type Statement, statementOf } from './ranking/statement.js';
import { readProjectState, storeMemories } from './testing/store-memories.js';

let db: TestDatabase;
let store: CandidateStore;
let subject: CorrectedMemories;
let projects = 0;
let projectId: string;

beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
});
afterAll(() => db.close());
beforeEach(() => {
  projects += 1;
  projectId = `proj_corrected_${projects}`;
  store = new CandidateStore(db.database, localModel.name);
  subject = new CorrectedMemories(store);
});

/** Unit vectors, of which one is so much like the other. */
function vectorAlike(similarity: number): Float32Array {
  const vector = new Float32Array(localModel.dimensions);
  vector.set([similarity, Math.sqrt(1 - similarity ** 2)]);
  return vector;
}

/** Stored one day after the other, each so much like the correction, which comes last. */
async function told(...memories: readonly (readonly [string, number])[]): Promise<readonly Statement[]> {
  const given = [...memories, ["It's 45 minutes now.", 1] as const];
  const statements: Statement[] = [];
  for (const [at, [memory, similarity]] of given.entries()) {
    const sessionTimestamp = `2026-03-${String(at + 10)}T09:00:00Z`;
    const embedding = vectorAlike(similarity);
    const [id = ''] = await storeMemories(db.database, projectId, [{ memory, embedding, sessionTimestamp }]);
    const [candidate] = await store.load(await readProjectState(db.database, projectId), [id]);
    if (candidate !== undefined) statements.push(statementOf(candidate));
  }
  return statements;
}

/** What is confirmed of a seeming pair, and how often the index was asked. */
async function confirm(all: readonly Statement[], seeming: Statement | undefined) {
  const correction = all.at(-1);
  if (correction === undefined || seeming === undefined) throw new Error('no pair');
  let asked = 0;
  const neighbours = async () => {
    asked += 1;
    return all.map(({ candidate: { id } }) => ({ id, similarity: 1 }));
  };
  const project = await readProjectState(db.database, projectId);
  const confirmed = await subject.confirm(project, new Map([[correction, seeming]]), neighbours);
  return { corrected: confirmed.get(correction)?.candidate.memory, asked };
}

test('puts right what it is most like of all that the project tells of its form', async () => {
  const all = await told(['Login sessions expire after 30 minutes.', 0.2], ['The dough rises for 30 minutes.', 0.6]);
  expect(await confirm(all, all[1])).toEqual({ corrected: 'The dough rises for 30 minutes.', asked: 1 });
});

test('not what a question found alone; that is found out once, for every question', async () => {
  const all = await told(['Login sessions expire after 30 minutes.', 0.2], ['The dough rises for 30 minutes.', 0.6]);
  expect(await confirm(all, all[0])).toEqual({ corrected: undefined, asked: 1 });
  expect(await confirm(all, all[0])).toEqual({ corrected: undefined, asked: 0 });
  expect(await confirm(all, all[1])).toEqual({ corrected: 'The dough rises for 30 minutes.', asked: 0 });
});

test('when the project has changed, it is found out anew', async () => {
  const all = await told(['Login sessions expire after 30 minutes.', 0.2], ['The dough rises for 30 minutes.', 0.6]);
  expect((await confirm(all, all[0])).corrected).toBeUndefined();
  const rival = all[1]?.candidate.id ?? '';
  await db.database.use(async (sql) => {
    await sql`delete from memory.memories where project_id = ${projectId} and id = ${rival}`;
    await sql`update memory.projects set change_sequence = change_sequence + 1 where project_id = ${projectId}`;
  });
  expect(await confirm(all, all[0])).toEqual({ corrected: 'Login sessions expire after 30 minutes.', asked: 1 });
});

test('while the index is away nothing is confirmed, nor remembered', async () => {
  const all = await told(['The dough rises for 30 minutes.', 0.6]);
  const [seeming, correction] = all;
  if (seeming === undefined || correction === undefined) throw new Error('no pair');
  const project = await readProjectState(db.database, projectId);
  expect((await subject.confirm(project, new Map([[correction, seeming]]), async () => [])).size).toBe(0);
  expect((await confirm(all, seeming)).corrected).toBe('The dough rises for 30 minutes.');
});

test('where two are as like it, neither', async () => {
  const all = await told(['Login sessions expire after 30 minutes.', 0.45], ['The dough rises for 30 minutes.', 0.3]);
  expect((await confirm(all, all[0])).corrected).toBeUndefined();
  expect((await confirm(all, all[1])).corrected).toBeUndefined();
});
