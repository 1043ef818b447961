import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { MIGRATION_STEPS } from '../migrations.js';
import { createVectorSource } from './vector-changes.js';

const MODEL = 'model-a';
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ steps: MIGRATION_STEPS });
});
afterAll(() => db.close());

/** Stores `count` memories with one change sequence each from `first`, and says so in the project. */
async function store(projectId: string, first: number, count: number, model = MODEL): Promise<void> {
  await db.database.use(
    (sql) => sql`
      insert into memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model,
        session_id, source_index, change_sequence, created_at, updated_at)
      select ${projectId}, gen_random_uuid(), 'note', int4send(n), '', '{1,0,0,0}', '\\x01ff'::bytea, ${model},
        gen_random_uuid(), 0, n, now(), now()
      from generate_series(${first}::int, ${first + count - 1}::int) as n`,
  );
  await db.database.use(
    (sql) => sql`
      insert into memory.projects (project_id, change_sequence) values (${projectId}, ${first + count - 1})
      on conflict (project_id) do update set change_sequence = excluded.change_sequence`,
  );
}

test('page after page until there is no more, each change once', async () => {
  await store('proj_pages', 1, 12_000);
  const source = createVectorSource(db.database, MODEL);
  const ids = new Set<string>();
  const sizes: number[] = [];
  let since = 0;
  for (let hasMore = true; hasMore; ) {
    const changes = await source.changesSince('proj_pages', since);
    sizes.push(changes.upserts.length);
    for (const { id } of changes.upserts) ids.add(id);
    expect(changes.changeSequence).toBeGreaterThan(since);
    since = changes.changeSequence;
    hasMore = changes.hasMore;
  }
  expect({ pages: sizes.length, ids: ids.size, since }).toEqual({ pages: 3, ids: 12_000, since: 12_000 });
});

test('vectors are the signed bytes that were stored, and only of the model that asks', async () => {
  await store('proj_models', 1, 2);
  await store('proj_models', 3, 1, 'model-b');
  const { upserts, changeSequence } = await createVectorSource(db.database, MODEL).changesSince('proj_models', 0);
  expect(upserts.map(({ vector }) => [...vector])).toEqual([
    [1, -1],
    [1, -1],
  ]);
  expect(changeSequence).toBe(3);
});

test('a project that is not there: start over, with nothing', async () => {
  expect(await createVectorSource(db.database, MODEL).changesSince('proj_none', 7)).toEqual({
    changeSequence: 7,
    reset: true,
    upserts: [],
    deletedIds: [],
    hasMore: false,
  });
});

test('nothing of another project', async () => {
  await store('proj_one', 1, 3);
  await store('proj_other', 1, 5);
  const { upserts } = await createVectorSource(db.database, MODEL).changesSince('proj_one', 0);
  expect(upserts).toHaveLength(3);
});
