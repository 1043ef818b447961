import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { quantise } from '../embedding/quantise.js';
import { insertMemories } from '../storage/insert-memories.js';
import { pendingWipes, takeWipeRequests, wipeBacklog, wipeBatch } from '../storage/project-wipes.js';
import { reserveSpending } from '../storage/provider-spending.js';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError } from '../testing/expect-response.js';
import { deleteProject, type TestProject } from '../testing/tenants.js';
import { wipeDeletedProjects } from './project-wiper.js';

let plane: TestDataPlane;
beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());

const never = new AbortController().signal;
const parts = () => ({ database: plane.db.database, vectorIndex: plane.vectorIndex, outbox: null });
const wipe = (signal: AbortSignal = never) => wipeDeletedProjects(parts(), signal);
async function pending(limit: number): Promise<readonly string[]> {
  await takeWipeRequests(plane.db.database);
  return pendingWipes(plane.db.database, limit);
}
const add = ({ key }: TestProject, messages: readonly string[]) =>
  plane.call('POST', '/add', { key, body: { messages } });
const servers = (count: number) => Array.from({ length: count }, (_, index) => `Server number ${index} is in Lisbon.`);

/** Rows of a project in every table of the schema memory. */
async function rowsOf(projectId: string): Promise<Record<string, number>> {
  const tables = await plane.db.database.use(
    (sql) => sql<{ table_name: string }[]>`
      select table_name from information_schema.columns where table_schema = 'memory' and column_name = 'project_id'`,
  );
  const counts: Record<string, number> = {};
  for (const { table_name } of tables) {
    const [row] = await plane.db.database.use(
      (sql) => sql<{ count: number }[]>`
        select count(*)::int as count from ${sql(`memory.${table_name}`)} where project_id = ${projectId}`,
    );
    counts[table_name] = row?.count ?? 0;
  }
  return counts;
}
const totalRows = async (projectId: string) =>
  Object.values(await rowsOf(projectId)).reduce((sum, count) => sum + count, 0);

async function progressOf(projectId: string) {
  const [row] = await plane.db.database.use(
    (sql) => sql<{ wiped_memories: number; is_complete: boolean }[]>`
      select wiped_memories, completed_at is not null as is_complete from access.project_wipe_progress
      where project_id = ${projectId}`,
  );
  return row ?? null;
}

/** More memories than one batch of a wipe removes, stored without being embedded. */
async function storeMany(project: TestProject, count: number): Promise<void> {
  const embedding = quantise(new Float32Array(plane.embedder.model.dimensions).fill(0.05));
  await plane.db.database.use(
    (sql) => sql`insert into memory.projects (project_id, change_sequence) values (${project.projectId}, 1)`,
  );
  await plane.db.database.use(
    (sql) => sql`
      insert into memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model,
        session_id, source_index, change_sequence, created_at, updated_at)
      select ${project.projectId}, gen_random_uuid(), 'note ' || n, int4send(n), '', '{1,0,0,0}', ${Buffer.from(embedding.buffer)},
        ${plane.embedder.model.name}, gen_random_uuid(), 0, 1, now(), now()
      from generate_series(1, ${count}::int) as n`,
  );
}

describe('wiping a deleted project (specification, deleteProject: "wipes its stored memories")', () => {
  test('leaves nothing of it in any table, and everything of the others', async () => {
    const [gone, kept] = [await plane.buildProject(), await plane.buildProject()];
    const sibling = await plane.buildProject({ accountId: gone.accountId });
    for (const project of [gone, kept, sibling]) await add(project, servers(4));
    const { body } = await plane.call('GET', '/list', { key: gone.key });
    await plane.call('DELETE', `/delete/${body.memories[0].id}`, { key: gone.key });
    const spending = { projectId: gone.projectId, day: '2026-03-18' };
    expect(await reserveSpending(plane.db.database, spending, 10, 100)).toBe(true);
    await deleteProject(plane.db.database, gone);
    expect(await pending(10)).toContain(gone.projectId);
    await wipe();
    expect(await totalRows(gone.projectId)).toBe(0);
    expect(await progressOf(gone.projectId)).toEqual({ wiped_memories: 3, is_complete: true });
    for (const project of [kept, sibling])
      expect((await plane.call('GET', '/list', { key: project.key })).body.total).toBe(4);
    expect(await wipeBacklog(plane.db.database)).toEqual({ projects: 0, oldestSeconds: 0 });
  });

  test('completes for a project that never added anything, and stays so when it runs again', async () => {
    const project = await plane.buildProject();
    await deleteProject(plane.db.database, project);
    await wipe();
    await wipe();
    expect(await progressOf(project.projectId)).toEqual({ wiped_memories: 0, is_complete: true });
    expect(await totalRows(project.projectId)).toBe(0);
  });

  test('stopped between two batches it goes on where it was', async () => {
    const project = await plane.buildProject();
    await storeMany(project, 12_000);
    await deleteProject(plane.db.database, project);
    await wipeBatch(plane.db.database, project.projectId);
    await expect(wipe(AbortSignal.abort(new Error('The service is stopping.')))).rejects.toThrow('stopping');
    expect(await progressOf(project.projectId)).toEqual({ wiped_memories: 5_000, is_complete: false });
    expect(await pending(10)).toEqual([project.projectId]);
    await wipe();
    expect(await progressOf(project.projectId)).toEqual({ wiped_memories: 12_000, is_complete: true });
    expect(await totalRows(project.projectId)).toBe(0);
  });

  test('several replicas at once: everything goes, once', async () => {
    const projects = await Promise.all(Array.from({ length: 3 }, () => plane.buildProject()));
    for (const project of projects) await storeMany(project, 6_000);
    for (const project of projects) await deleteProject(plane.db.database, project);
    await Promise.all([wipe(), wipe(), wipe()]);
    await wipe();
    for (const { projectId } of projects) {
      expect(await progressOf(projectId)).toEqual({ wiped_memories: 6_000, is_complete: true });
      expect(await totalRows(projectId)).toBe(0);
    }
  });

  test('a vector index that fails leaves the wipe pending, and keeps no other project from it', async () => {
    const [first, second] = [await plane.buildProject(), await plane.buildProject()];
    for (const project of [first, second]) {
      await add(project, servers(2));
      await deleteProject(plane.db.database, project);
    }
    const broken = {
      ...plane.vectorIndex,
      dropProject: async (projectId: string) => {
        if (projectId === first.projectId) throw new Error('The index is away.');
      },
    };
    await expect(wipeDeletedProjects({ ...parts(), vectorIndex: broken }, never)).rejects.toThrow('The index is away.');
    expect((await rowsOf(first.projectId)).memories).toBe(0);
    expect(await pending(10)).toEqual([first.projectId]);
    expect(await progressOf(second.projectId)).toEqual({ wiped_memories: 2, is_complete: true });
    await wipe();
    expect(await progressOf(first.projectId)).toEqual({ wiped_memories: 2, is_complete: true });
  });
});

describe('the queue', () => {
  const request = (projectId: string, requestedAt: Date) =>
    plane.db.database.use(
      (sql) => sql`insert into access.project_wipes values (${projectId}, 'acct_queue', ${requestedAt})`,
    );
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  const seenUntilNow = () =>
    plane.db.database.use((sql) => sql`update memory.wipe_requests_seen set seen_until = now()`);

  test('while a wipe is stuck, what was requested long before is not looked at again, and what was just requested is', async () => {
    await wipe();
    expect(await wipeBacklog(plane.db.database)).toEqual({ projects: 0, oldestSeconds: 0 });
    await request('proj_stuck', minutesAgo(15));
    expect(await pending(10)).toEqual(['proj_stuck']);
    await seenUntilNow();
    await request('proj_of_old', minutesAgo(61));
    await request('proj_late_commit', minutesAgo(59));
    expect((await wipeBacklog(plane.db.database)).projects).toBe(2);
    expect(await pending(10)).toEqual(['proj_late_commit', 'proj_stuck']);
    await wipe();
    expect(await pending(10)).toEqual([]);
    expect((await wipeBacklog(plane.db.database)).projects).toBe(0);
  });

  test('what a replica of the version before completed is completed, and not counted any more', async () => {
    await request('proj_elsewhere', minutesAgo(1));
    expect(await pending(10)).toEqual(['proj_elsewhere']);
    await plane.db.database.use(
      (sql) => sql`
        insert into access.project_wipe_progress values ('proj_elsewhere', 7, ${minutesAgo(1)}, ${minutesAgo(1)})`,
    );
    await wipe();
    expect(await progressOf('proj_elsewhere')).toEqual({ wiped_memories: 7, is_complete: true });
    expect((await wipeBacklog(plane.db.database)).projects).toBe(0);
  });

  test('is counted up to 10,001, and the oldest is always told', async () => {
    const { database } = plane.db;
    await request('proj_oldest', minutesAgo(2));
    await database.use(
      (sql) => sql`
        insert into access.project_wipes select 'proj_many_' || number, 'acct_queue' from generate_series(1, 10_500) number`,
    );
    const { projects, oldestSeconds } = await wipeBacklog(database);
    expect(projects).toBe(10_001);
    expect(oldestSeconds).toBeGreaterThanOrEqual(120);
    await Promise.all([takeWipeRequests(database), takeWipeRequests(database)]);
    await takeWipeRequests(database);
    const taken = await database.use((sql) => sql`delete from memory.pending_wipes`);
    expect(taken.count).toBe(10_501);
    await database.use((sql) => sql`delete from access.project_wipes where account_id = 'acct_queue'`);
  });

  test('a wipe that was tried stands behind those that were not', async () => {
    await request('proj_first', minutesAgo(2));
    await request('proj_second', minutesAgo(1));
    expect(await pending(1)).toEqual(['proj_first']);
    await wipeBatch(plane.db.database, 'proj_first');
    expect(await pending(1)).toEqual(['proj_second']);
    await wipe();
    expect(await pending(10)).toEqual([]);
  });
});

describe('requests under way while the project is deleted', () => {
  test('parallel adds leave nothing, whenever the wipe comes', async () => {
    const project = await plane.buildProject();
    const adds = Array.from({ length: 20 }, (_, index) => add(project, [`Server number ${index} is in Lisbon.`]));
    await adds[0];
    await deleteProject(plane.db.database, project);
    const [responses] = await Promise.all([Promise.all(adds), wipe()]);
    for (const response of responses) if (response.status !== 200) expectError(response, 'invalid_credentials');
    await wipe();
    expect(await totalRows(project.projectId)).toBe(0);
  });

  test('an add that was authenticated before the delete is refused after it', async () => {
    const project = await plane.buildProject();
    await deleteProject(plane.db.database, project);
    const batch = { sessionId: project.projectId, embeddingModel: plane.embedder.model.name, memories: [] };
    await expect(insertMemories(plane.db.database, project, batch)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await wipe();
    await expect(insertMemories(plane.db.database, project, batch)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    expect(await totalRows(project.projectId)).toBe(0);
  });
});
