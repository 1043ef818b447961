import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import postgres, { type Sql } from 'postgres';

import { repositoryRoot } from '../launcher/repository.js';
import { findChild } from '../testing/child-processes.js';
import { DataPlane } from '../testing/data-plane.js';
import { type EmbeddedRun, isolatedEnvironment, startEmbeddedRun } from '../testing/embedded-run.js';
import { eventually } from '../testing/eventually.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { killProcess } from '../testing/signal-process.js';
import { createTestDatabase } from '../testing/test-database.js';

jest.setTimeout(180_000);

const doomedMemories = 50_000;
const keptMemories = 500;

let scratch: string;
let run: EmbeddedRun;
let sql: Sql;
let sessionToken: string;

beforeAll(async () => {
  scratch = makeScratchDirectory();
  const databaseUrl = await createTestDatabase();
  const environment = { ...(await isolatedEnvironment(join(scratch, 'data'))), DATABASE_URL: databaseUrl };
  run = await startEmbeddedRun({ environment });
  sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const program = join(repositoryRoot, 'infra/session-token.mjs');
  sessionToken = execFileSync(process.execPath, [program], { env: environment, encoding: 'utf8' }).trim();
});

afterAll(async () => {
  await sql.end();
  await run.end('SIGTERM');
});
afterAll(() => removeScratchDirectory(scratch));

async function manage<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(`${run.local.management_url}${path}`, {
    method,
    headers: { authorization: `Bearer ${sessionToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as Body;
}

/** A project with one memory through the front door, and as many copies of it as are wanted. */
async function buildProject(name: string, memories: number): Promise<{ id: string; data: DataPlane }> {
  const { id } = await manage<{ id: string }>('POST', '/api/projects', { name });
  const { key } = await manage<{ key: string }>('POST', '/api/api-keys', { name, project_id: id });
  const data = new DataPlane(run.local.base_url, key);
  const { status } = await data.add([`user: The archive of ${name} is in Lisbon.`]);
  expect(status).toBe(200);
  await sql`
    insert into memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model, session_id, source_index,
      change_sequence, created_at, updated_at)
    select project_id, gen_random_uuid(), memory, sha256(copy::text::bytea), tsv, field_lengths, embedding, embedding_model, session_id,
      source_index, change_sequence, created_at, updated_at
    from memory.memories, generate_series(2, ${memories}) as copy where project_id = ${id}`;
  await sql`update memory.projects set memory_count = ${memories} where project_id = ${id}`;
  return { id, data };
}

async function countMemories(projectId: string): Promise<number> {
  const [row] = await sql`select count(*)::int as count from memory.memories where project_id = ${projectId}`;
  return Number(row?.count);
}

test(`a wipe of ${doomedMemories} memories goes on after the memory service was killed in its middle`, async () => {
  const doomed = await buildProject('doomed', doomedMemories);
  const kept = await buildProject('kept', keptMemories);
  await manage('DELETE', `/api/projects/${doomed.id}`);
  await eventually('the wipe has begun', async () => (await countMemories(doomed.id)) < doomedMemories, 30_000);
  killProcess(findChild(run.pid, 'memory-service'));
  // Otherwise the kill came too late to show anything.
  expect(await countMemories(doomed.id)).toBeGreaterThan(0);

  const isComplete = async () => {
    const rows = await sql`
      select 1 from access.project_wipe_progress where project_id = ${doomed.id} and completed_at is not null`;
    return rows.length === 1;
  };
  await eventually('the wipe is complete', isComplete, 60_000);
  const left = await sql`
    select 'memories' as place from memory.memories where project_id = ${doomed.id}
    union all select 'projects' from memory.projects where project_id = ${doomed.id}
    union all select 'deletions' from memory.deletions where project_id = ${doomed.id}
    union all select 'keys' from access.api_keys where project_id = ${doomed.id}`;
  expect([...left]).toEqual([]);
  expect(await countMemories(kept.id)).toBe(keptMemories);
  expect((await kept.data.search('archive', 1)).results).toHaveLength(1);
  expect((await doomed.data.add(['user: The archive is in Porto.'])).status).toBe(401);
});
