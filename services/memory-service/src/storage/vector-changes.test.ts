import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@persistent-memory/service-kit';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../migrations.js';
import { createExactVectorIndex } from '../vector-index/exact/exact-vector-index.js';
import type { VectorIndex } from '../vector-index/vector-index.js';
import { deleteMemoryRow } from './delete-memory-row.js';
import { deleteProjectMemories } from './delete-project-memories.js';
import { pruneDeletions } from './prune-deletions.js';
import { createVectorSource } from './vector-changes.js';
import { unreadPlace } from './vector-source.js';

const modelName = 'model-a';
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
});
afterAll(() => db.close());

/** Stores `count` memories with one change sequence each from `first`, and says so in the project. */
async function store(projectId: string, first: number, count: number, model = modelName): Promise<void> {
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
      insert into memory.projects as project (project_id, change_sequence, memory_count)
      values (${projectId}, ${first + count - 1}, ${count})
      on conflict (project_id) do update
        set change_sequence = excluded.change_sequence, memory_count = project.memory_count + excluded.memory_count`,
  );
}

test('page after page until there is no more, each change once', async () => {
  await store('proj_pages', 1, 12_000);
  const source = createVectorSource(db.database, modelName);
  const ids = new Set<string>();
  const sizes: number[] = [];
  let since = unreadPlace;
  for (let hasMore = true; hasMore; ) {
    const changes = await source.changesSince('proj_pages', since);
    sizes.push(changes.upserts.length);
    for (const { id } of changes.upserts) ids.add(id);
    expect(changes.memoryCount).toBe(12_000);
    expect(changes.place.changeSequence).toBeGreaterThan(since.changeSequence);
    since = changes.place;
    hasMore = changes.hasMore;
  }
  expect({ pages: sizes.length, ids: ids.size, since }).toEqual({
    pages: 3,
    ids: 12_000,
    since: { changeSequence: 12_000, beganAt: 12_000 },
  });
});

test('vectors are the signed bytes that were stored, and only of the model that asks', async () => {
  await store('proj_models', 1, 2);
  await store('proj_models', 3, 1, 'model-b');
  const { upserts, place } = await createVectorSource(db.database, modelName).changesSince('proj_models', unreadPlace);
  expect(upserts.map(({ vector }) => [...vector])).toEqual([
    [1, -1],
    [1, -1],
  ]);
  expect(place.changeSequence).toBe(3);
});

test('a project that is not there: start over, with nothing', async () => {
  const place = { changeSequence: 7, beganAt: 5 };
  expect(await createVectorSource(db.database, modelName).changesSince('proj_none', place)).toEqual({
    place,
    reset: true,
    upserts: [],
    deletedIds: [],
    memoryCount: 0,
    hasMore: false,
  });
});

test('nothing of another project', async () => {
  await store('proj_one', 1, 3);
  await store('proj_other', 1, 5);
  const { upserts } = await createVectorSource(db.database, modelName).changesSince('proj_one', unreadPlace);
  expect(upserts).toHaveLength(3);
});

describe('a project of more than a page', () => {
  const openIndex = () =>
    createExactVectorIndex({
      source: createVectorSource(db.database, modelName),
      dimensions: 2,
      maxBytes: 64 * 2 ** 20,
    });
  const countIn = async (index: VectorIndex, projectId: string) => {
    const [project] = await db.database.use(
      (sql) => sql<{ change_sequence: number }[]>`
        select change_sequence from memory.projects where project_id = ${projectId}`,
    );
    const query = { projectId, embedding: Float32Array.of(1, 0), limit: 20_000 };
    return (await index.search({ ...query, changeSequence: project?.change_sequence ?? 0 })).length;
  };
  /** Deletes some memories, whose deletions are then forgotten as old ones. */
  const deleteAndPrune = async (projectId: string, count: number) => {
    const rows = await db.database.use(
      (sql) => sql<{ id: string }[]>`select id from memory.memories where project_id = ${projectId} limit ${count}`,
    );
    for (const { id } of rows) await deleteMemoryRow(db.database, projectId, id);
    await db.database.use((sql) => sql`update memory.deletions set deleted_at = now() - interval '61 minutes'`);
    expect(await pruneDeletions(db.database)).toBe(count);
  };

  test('is read whole by an index that begins after a deletion was forgotten', async () => {
    await store('proj_pruned', 1, 5_002);
    await deleteAndPrune('proj_pruned', 1);
    const index = openIndex();
    expect(await countIn(index, 'proj_pruned')).toBe(5_001);
    await index.close();
  });

  test('is read again by an index that holds it and has not seen what was forgotten', async () => {
    await store('proj_held', 1, 11_000);
    const index = openIndex();
    expect(await countIn(index, 'proj_held')).toBe(11_000);
    await deleteAndPrune('proj_held', 20);
    expect(await countIn(index, 'proj_held')).toBe(10_980);
    await index.close();
  });

  test('is read whole after a delete-all that was cut off', async () => {
    await store('proj_cut', 1, 11_000);
    await db.database.use(
      (sql) => sql`update memory.projects set memory_count = change_sequence where project_id = 'proj_cut'`,
    );
    let steps = 0;
    const cutOff: Database = {
      ...db.database,
      transaction: (work, options) => {
        steps += 1;
        return steps > 1 ? Promise.reject(new Error('cut off')) : db.database.transaction(work, options);
      },
    };
    await expect(deleteProjectMemories(cutOff, 'proj_cut', { atOnce: 1_000 })).rejects.toThrow('cut off');
    const index = openIndex();
    expect(await countIn(index, 'proj_cut')).toBe(10_000);
    await index.close();
  });
});
