import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../migrations.js';
import {
  countUnembedded,
  forgetNextEmbeddings,
  projectsToSwitch,
  storeNextEmbeddings,
  switchEmbeddings,
  unembeddedMemories,
} from './next-embeddings.js';

const [old, next] = ['model-old', 'model-next'];
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
});
afterAll(() => db.close());
beforeEach(() =>
  db.database.use(
    (sql) => sql`truncate memory.memories, memory.next_embeddings, memory.projects, access.project_wipes`,
  ),
);

/** Stores `count` memories, in the order of their ids. */
async function store(projectId: string, count: number, model: string): Promise<void> {
  await db.database.use(
    (sql) => sql`
      insert into memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model,
        session_id, source_index, change_sequence, created_at, updated_at)
      select ${projectId}, gen_random_uuid(), 'note ' || n, int4send(n), '', '{1,0,0,0}', '\\x01ff'::bytea, ${model},
        gen_random_uuid(), 0, n, now(), now()
      from generate_series(1, ${count}::int) as n`,
  );
}

async function pages(): Promise<number[]> {
  const sizes: number[] = [];
  for await (const page of unembeddedMemories(db.database, next)) sizes.push(page.length);
  return sizes;
}

async function embedAll(): Promise<void> {
  for await (const page of unembeddedMemories(db.database, next))
    await storeNextEmbeddings(
      db.database,
      next,
      page.map((memory) => ({ ...memory, embedding: Int8Array.of(1, -1) })),
    );
}

test('no statement looks at more memories than a page holds, also where none lacks a vector', async () => {
  await store('proj_a', 1_500, next);
  await store('proj_b', 3_000, next);
  await store('proj_c', 1, old);
  expect(await pages()).toEqual([0, 0, 1]);
  expect(await countUnembedded(db.database, next)).toBe(1);
  await embedAll();
  expect(await pages()).toEqual([0, 0, 0]);
  expect(await countUnembedded(db.database, next)).toBe(0);
});

test('pages lie side by side: every memory that lacks a vector is found once', async () => {
  await store('proj_a', 2_000, old);
  await store('proj_b', 2_500, old);
  expect(await countUnembedded(db.database, next)).toBe(4_500);
  const ids = new Set<string>();
  for await (const page of unembeddedMemories(db.database, next)) for (const { id } of page) ids.add(id);
  expect(ids.size).toBe(4_500);
  expect(await pages()).toEqual([2_000, 2_000, 500]);
});

test('projects are switched one after the other, without those that are being wiped, and what is left is removed', async () => {
  for (const project of ['proj_a', 'proj_b', 'proj_c', 'proj_d']) await store(project, 2, old);
  await embedAll();
  const { database } = db;
  await database.use((sql) => sql`insert into access.project_wipes values ('proj_b', 'acct')`);
  await database.use((sql) => sql`update memory.memories set change_sequence = 9 where project_id = 'proj_c'`);
  const switched: [string, number][] = [];
  for await (const project of projectsToSwitch(database, next))
    switched.push([project, await switchEmbeddings(database, next, project, 10)]);
  expect(switched).toEqual([
    ['proj_a', 2],
    ['proj_c', 0],
    ['proj_d', 2],
  ]);
  const left = () => database.use((sql) => sql`select 1 from memory.next_embeddings`);
  expect(await left()).toHaveLength(4);
  await forgetNextEmbeddings(database);
  expect(await left()).toHaveLength(0);
});
