import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connectDatabase, type Database } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../migrations.js';
import { holdTransaction } from '../testing/held-transaction.js';
import { writeToProject } from './project-writers.js';

let db: TestDatabase;
let database: Database;
beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
  database = connectDatabase({
    url: db.url,
    poolSize: 4,
    acquireTimeoutMs: 2_000,
    deadlineMs: 20_000,
    statementTimeoutMs: 15_000,
    connectTimeoutMs: 2_000,
    applicationName: 'project writers',
    log: silentLogger,
  });
});
afterAll(async () => {
  await database.close();
  await db.close();
});

/** Holds a project's row over another pool, as another process would. */
const holdProject = (projectId: string) =>
  holdTransaction(db.database, (sql) => sql`insert into memory.projects (project_id) values (${projectId})`);

const write = (projectId: string, signal?: AbortSignal) =>
  writeToProject({ database, projectId, signal }, async () => projectId);
const writers = (count: number, projectId: string) => Array.from({ length: count }, () => write(projectId));

describe('writers of a project whose row is locked by somebody else', () => {
  test('hold two connections, and no other project waits', async () => {
    const lock = await holdProject('proj_held');
    const waiting = writers(12, 'proj_held');
    expect(await Promise.all(writers(12, 'proj_other'))).toHaveLength(12);
    expect(database.load()).toEqual({ inUse: 2, waiting: 0 });
    await lock.letGo();
    expect(await Promise.all(waiting)).toHaveLength(12);
    expect(database.load()).toEqual({ inUse: 0, waiting: 0 });
  });

  test('go in the order in which they came', async () => {
    const lock = await holdProject('proj_order');
    const written: number[] = [];
    const waiting = Array.from({ length: 8 }, (_, index) =>
      writeToProject({ database, projectId: 'proj_order' }, async () => written.push(index)),
    );
    await lock.letGo();
    await Promise.all(waiting);
    // Of the two who go together Postgres says which is first: nobody overtakes more than one.
    for (const [place, index] of written.entries()) expect(index - place).toBeLessThanOrEqual(1);
    expect(written).toHaveLength(8);
  });

  test('are refused when 500 wait already, and make room when they give up', async () => {
    const lock = await holdProject('proj_full');
    const waiting = writers(501, 'proj_full');
    const patience = new AbortController();
    const impatient = write('proj_full', patience.signal);
    await expect(write('proj_full')).rejects.toMatchObject({ code: 'overloaded' });
    patience.abort(new Error('The client went away.'));
    await expect(impatient).rejects.toThrow('The client went away.');
    waiting.push(write('proj_full'));
    await lock.letGo();
    expect(await Promise.all(waiting)).toHaveLength(502);
  });

  test('are refused like their key when the project is deleted between two of their statements', async () => {
    // As if another's row stood in the way of the insert, and the end of the wipe removed it before it could be locked.
    await db.database.use(async (sql) => {
      await sql`create function memory.keep_out() returns trigger language plpgsql as 'begin return null; end'`;
      await sql`create trigger keep_out before insert on memory.projects for each row when (new.project_id = 'proj_gone')
        execute function memory.keep_out()`;
    });
    await expect(write('proj_gone')).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  test('are told what their work was rejected with, and let the next go on', async () => {
    const failing = () =>
      writeToProject({ database, projectId: 'proj_fails' }, () => Promise.reject(new Error('No room.')));
    const outcomes = await Promise.allSettled([failing(), failing(), failing(), write('proj_fails')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
  });
});
