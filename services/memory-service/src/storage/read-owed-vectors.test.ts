import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../migrations.js';
import { owePlaces } from './owe-index.js';
import { readOwedVectors } from './read-owed-vectors.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
});
afterAll(() => db.close());

const index = { name: 'index', embeddingModel: 'model' };
const [oldest, middle, newest] = [randomUUID(), randomUUID(), randomUUID()] as const;
let projectId: string;
const owe = (id: string) => owePlaces(db.database, index, [{ projectId, id }]);
const owed = async (limit: number) => {
  const { ids, isMore } = await readOwedVectors(db.database, index, projectId, limit);
  return { ids, isMore };
};

beforeEach(async () => {
  projectId = randomUUID();
  for (const id of [oldest, middle, newest]) await owe(id);
});

describe('of what an index is owed', () => {
  test('the newest come first, up to the limit', async () => {
    expect(await owed(3)).toEqual({ ids: [newest, middle, oldest], isMore: false });
    expect(await owed(2)).toEqual({ ids: [newest, middle], isMore: true });
  });

  test('what is owed once more is the newest, however long it was owed before', async () => {
    await owe(oldest);
    expect(await owed(1)).toEqual({ ids: [oldest], isMore: true });
  });

  test('the newest are read without those that are owed longer', async () => {
    const plan = await db.database.transaction(async (sql) => {
      await sql`
        insert into memory.vector_outbox (project_id, index_name, memory_id)
        select ${projectId}, ${index.name}, gen_random_uuid() from generate_series(1, 20000)`;
      await sql`analyze memory.vector_outbox`;
      return sql<{ 'QUERY PLAN': string }[]>`
        explain select memory_id from memory.vector_outbox where project_id = ${projectId} and index_name = ${index.name}
        order by last_owed_at desc limit 1001`;
    });
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('vector_outbox_newest');
  });
});
