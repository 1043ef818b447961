import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../migrations.js';
import { leastVectorShare } from './vector-share.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
});
afterAll(() => db.close());

/** Every third memory has a vector of another model. */
async function storeOfTwoModels(projectId: string, count: number): Promise<void> {
  await db.database.use(
    (sql) => sql`
      insert into memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model,
        session_id, source_index, change_sequence, created_at, updated_at)
      select ${projectId}, gen_random_uuid(), 'note', int4send(n), '', '{1,0,0,0}', '\\x01ff'::bytea,
        case when n % 3 = 0 then 'other' else 'own' end, gen_random_uuid(), 0, n, now(), now()
      from generate_series(1, ${count}::int) as n`,
  );
}

test('of up to 20,000 memories it is exact, of more a sample that does not promise too much', async () => {
  expect(await leastVectorShare(db.database, 'own', 0)).toBe(0);
  await storeOfTwoModels('proj_few', 3_000);
  expect(await leastVectorShare(db.database, 'own', 3_000)).toBeCloseTo(2 / 3, 9);
  expect(await leastVectorShare(db.database, 'nobody', 3_000)).toBe(0);
  await storeOfTwoModels('proj_many', 57_000);
  const share = await leastVectorShare(db.database, 'own', 60_000);
  expect(share).toBeLessThan(2 / 3);
  expect(share).toBeGreaterThan(0.6);
  expect(await leastVectorShare(db.database, 'nobody', 60_000)).toBe(0);
});
