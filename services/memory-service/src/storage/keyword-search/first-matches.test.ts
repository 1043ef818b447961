import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../../migrations.js';
import { firstMatches } from './first-matches.js';
import { keywordSessionSettings } from './session-settings.js';

const projectId = 'proj_1';
let db: TestDatabase;

beforeAll(async () => {
  // So few memories are worth no parallel worker otherwise, whatever is believed of them.
  const freeWorkers = { parallel_setup_cost: '0', parallel_tuple_cost: '0', min_parallel_table_scan_size: '0' };
  const sessionSettings = { ...freeWorkers, ...keywordSessionSettings };
  db = await createTestDatabase({ steps: migrationSteps, options: { sessionSettings } });
});
afterAll(() => db.close());

test('reading ends where enough is read, whatever the planner believes about the words', async () => {
  await storeMany(5_000);
  await db.database.use((sql) => sql`analyze memory.memories`);
  const plan = await db.database.use(async (sql) => {
    const matching = firstMatches(sql, projectId, [[['common']]], 50);
    return sql<{ 'QUERY PLAN': string }[]>`explain (analyze, costs off, timing off) select id from ${matching}`;
  });
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('Run Condition');
  expect(text).not.toContain('Gather');
  // One more is read than asked for, which tells that it is enough.
  expect(Number(/ on memories \(actual rows=(\d+)/.exec(text)?.[1])).toBeLessThanOrEqual(51);
});

test('the keys of the project alone are read, however many memories it has', async () => {
  await storeMany(20, 'rare');
  await storeMany(5_000, 'rare', 'proj_other');
  await db.database.use((sql) => sql`analyze memory.memories`);
  const [plan, found] = await db.database.use(async (sql) => {
    const matching = firstMatches(sql, projectId, [[['rare'], ['rare', 'common']]], 50);
    const lines = await sql<
      { 'QUERY PLAN': string }[]
    >`explain (analyze, costs off, timing off) select id from ${matching}`;
    return [lines, await sql`select id from ${matching}`];
  });
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(found).toHaveLength(20);
  expect(/Index Scan on (\S+) \(actual rows=(\d+)/.exec(text)?.slice(1)).toEqual(['memories_keys', '20']);
  expect(text).not.toContain('BitmapAnd');
});

/** So many memories with the same word. */
async function storeMany(count: number, word = 'common', project = projectId): Promise<void> {
  await db.database.use(
    (sql) => sql`
      insert into memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model,
        session_id, source_index, change_sequence, created_at, updated_at)
      select ${project}, gen_random_uuid(), 'many', uuid_send(gen_random_uuid()), ${`'${word}':1A`}::tsvector, '{1,0,0,0}', '',
        'none', gen_random_uuid(), 0, number, now(), now()
      from generate_series(1, ${count}) as number`,
  );
}
