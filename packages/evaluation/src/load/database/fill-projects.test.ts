import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accessMigrations, hashCredential, mintCredential } from '@persistent-memory/auth';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import postgres, { type Sql } from 'postgres';
import { UsageError } from '../../command-line/usage-error.js';
import { slots } from '../corpus/facts.js';
import { fedIndexName } from './feed-indexes.js';
import { fillProjects } from './fill-projects.js';
import { createLoadProjects, removeLoadProjects } from './load-projects.js';
import type { StoredTemplate } from './stored-templates.js';

const ownerKey = mintCredential('ak').secret;
const memoryMigrations = new URL('../../../../../services/memory-service/migrations/', import.meta.url);
let testDatabase: TestDatabase;
let databaseUrl: string;
let sql: Sql;

beforeAll(async () => {
  testDatabase = await createTestDatabase({
    steps: [
      { schema: 'access', folder: accessMigrations },
      { schema: 'memory', folder: memoryMigrations },
    ],
  });
  databaseUrl = testDatabase.url;
  sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql`insert into access.api_keys (key_hash, key_id, project_id, account_id)
    values (${hashCredential(ownerKey)}, 'key_owner', 'proj_owner', 'acct_owner')`;
});
afterAll(async () => {
  await sql.end();
  await testDatabase.close();
});

const template: StoredTemplate = {
  memory: `It's in C:\\${slots[0]}\tnow.`,
  tsv: `'${slots[0]}':1A 'c:\\\\temp':2A 'it''':3A 'next':4C`,
  fieldLengths: [3, 0, 1, 0],
  embedding: Int8Array.from([127, -127, 0]),
  embeddingModel: 'model',
};

test('projects are filled as the service stores memories, with their sums, and removed without touching others', async () => {
  const [small, large] = await createLoadProjects(sql, ownerKey, 2);
  if (small === undefined || large === undefined) throw new Error('no projects');
  await fillProjects(
    sql,
    [template],
    [
      { projectId: small.projectId, memories: 3 },
      { projectId: large.projectId, memories: 25 },
    ],
  );
  const [sums] = await sql`select change_sequence::int, memory_count::int, field_lengths::int[] from memory.projects
    where project_id = ${large.projectId}`;
  expect(sums).toEqual({ change_sequence: 3, memory_count: 25, field_lengths: [75, 0, 25, 0] });
  const rows = await sql`select memory, tsv::text, length(embedding) as bytes, field_lengths from memory.memories
    where project_id = ${small.projectId}`;
  expect(rows).toHaveLength(3);
  const [, word] = /^It's in C:\\([a-z]{7})\tnow\.$/.exec(rows[0]?.memory) ?? [];
  expect(word).toBeDefined();
  expect(rows[0]?.tsv).toContain(`'${word}':1A`);
  expect(rows[0]).toMatchObject({ bytes: 3, field_lengths: [3, 0, 1, 0] });
  const [account] = await sql`select account_id from access.api_keys where key_hash = ${hashCredential(small.apiKey)}`;
  expect(account).toEqual({ account_id: 'acct_owner' });

  await removeLoadProjects(sql);
  const left = await sql`select (select count(*)::int from memory.memories) as memories,
    (select count(*)::int from memory.projects) as projects, (select array_agg(key_id) from access.api_keys) as keys`;
  expect([...left]).toEqual([{ memories: 0, projects: 0, keys: ['key_owner'] }]);
});

test('an index that the service feeds is owed what was filled, and later that it forgets the projects', async () => {
  await sql`insert into memory.fed_indexes (name, embedding_model) values ('memories_model_3', 'model')`;
  expect(await fedIndexName(sql)).toBe('memories_model_3');
  const [project] = await createLoadProjects(sql, ownerKey, 1);
  const projectId = project?.projectId ?? '';
  const owed = () =>
    sql<{ memory_id: string }[]>`select memory_id from memory.vector_outbox where project_id = ${projectId}`;
  const filling = fillProjects(sql, [template], [{ projectId, memories: 3 }]);
  // As the service would: what it delivered is no longer owed.
  const service = postgres(databaseUrl, { max: 1 });
  for (let delivered = 0; delivered < 3; ) {
    delivered += (await service`delete from memory.vector_outbox where project_id = ${projectId}`).count;
  }
  await Promise.all([filling, service.end()]);
  await removeLoadProjects(sql);
  expect([...(await owed())]).toEqual([{ memory_id: '00000000-0000-0000-0000-000000000000' }]);
});

test('a key that the database does not know is refused', async () => {
  await expect(createLoadProjects(sql, mintCredential('ak').secret, 1)).rejects.toThrow(UsageError);
});
