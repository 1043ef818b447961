import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectDatabase, type Database } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../../migrations.js';
import { keywordSessionSettings } from '../../storage/keyword-search/session-settings.js';
import { likenessOf } from './likeness.js';
import { readCandidates } from './stored-candidates.js';

const projectId = 'proj_1';
const { signal } = new AbortController();
let db: TestDatabase;
let keywordDatabase: Database;

beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
  await storeOthers(40_000);
  await db.database.use((sql) => sql`analyze memory.memories`);
  // To look through all memories for each of a thousand lexemes takes two seconds.
  keywordDatabase = connectDatabase({
    url: db.url,
    poolSize: 1,
    acquireTimeoutMs: 1_000,
    deadlineMs: 10_000,
    statementTimeoutMs: 1_000,
    connectTimeoutMs: 5_000,
    sessionSettings: keywordSessionSettings,
    applicationName: 'test',
    log: silentLogger,
  });
});
afterAll(async () => {
  await keywordDatabase.close();
  await db.close();
});

test('a thousand lexemes are looked up in the index, whatever the planner believes of so many', async () => {
  const lexemes = Array.from({ length: 1_000 }, (_, index) => `:like-none${index}`);
  expect(await readCandidates(lexemes, { keywordDatabase, projectId, signal })).toEqual(new Map());
});

test('a lexeme of many memories leaves others their place', async () => {
  const [crowded, quiet] = [lexemeOf('Our queue is Kafka.'), lexemeOf('Our cache is Valkey.')];
  await store('Our queue is Kafka.', 300);
  await store('Our cache is Valkey.', 1);
  const between = Array.from({ length: 40 }, (_, index) => `:like-none${index}`);
  const found = await readCandidates([crowded, ...between, quiet], { keywordDatabase, projectId, signal });
  expect(found.get(quiet)?.map(({ said }) => said)).toEqual(['Our cache is Valkey.']);
  expect(found.get(crowded)?.length).toBeLessThan(300);
});

function lexemeOf(text: string): string {
  const likeness = likenessOf(text, { role: 'user', speaker: null, event: null, sessionDate: null });
  if (likeness === null) throw new Error('This text is not compared.');
  return likeness.lexeme;
}

async function store(text: string, count: number): Promise<void> {
  await insert(count, text, `'${lexemeOf(text)}':1A`);
}

const storeOthers = (count: number) => insert(count, 'many', "'many':1A");

async function insert(count: number, text: string, tsvector: string): Promise<void> {
  await db.database.use(
    (sql) => sql`
      insert into memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model,
        session_id, source_index, change_sequence, created_at, updated_at, role, is_timestamp_omitted)
      select ${projectId}, gen_random_uuid(), ${text}, uuid_send(gen_random_uuid()), ${tsvector}::tsvector, '{1,0,0,0}', '',
        'none', gen_random_uuid(), 0, number, now(), now(), 'user', true
      from generate_series(1, ${count}::int) as number`,
  );
}
