import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../migrations.js';
import { storeMemories } from '../retrieval/testing/store-memories.js';
import { buildProject, deleteProject } from '../testing/tenants.js';
import { runProcess, startProcess } from './testing/run-process.js';

let db: TestDatabase;
let folder: string;

beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
  folder = await mkdtemp(join(tmpdir(), 'memory-export-'));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const run = (name: string, args: readonly string[], of: TestDatabase = db) =>
  runProcess(name, args, { DATABASE_URL: of.url });

test.each([
  [
    'that does not exist',
    (url: URL) => {
      url.pathname = '/nobody_made_this';
    },
    'The database that DATABASE_URL names does not exist.',
  ],
  [
    'that knows no such user',
    (url: URL) => {
      url.username = 'nobody';
      url.password = 'secret';
    },
    'Postgres refuses the ',
  ],
])('a database %s', async (_what, change, said) => {
  const url = new URL(db.url);
  change(url);
  for (const name of ['export', 'import']) {
    const { exitCode, stderr } = await runProcess(name, [], { DATABASE_URL: url.href });
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringContaining(`${name} failed: ${said}`) });
    expect(stderr).not.toContain('secret');
  }
});

test('a Qdrant that is not there is named with its address', async () => {
  // A port that was free a moment ago.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await once(server.close(), 'close');
  for (const name of ['reindex', 'reconcile'])
    expect(await runProcess(name, [], { DATABASE_URL: db.url, QDRANT_URL: url })).toMatchObject({
      exitCode: 1,
      stderr: `${name} failed: Qdrant at ${url} could not be reached, or broke the connection (ECONNREFUSED)\n`,
    });
});

test('migrate takes no arguments, and changes nothing for who gives it some', async () => {
  const { exitCode, stderr } = await run('../migrate', ['--help']);
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringContaining("Unknown option '--help'") });
});

test('a project that is unknown, or was deleted; its file is not begun', async () => {
  const gone = await buildProject(db.database);
  await deleteProject(db.database, gone);
  for (const [projectId, said] of [
    ['proj_nobody_made_this', 'Project proj_nobody_made_this is not known: it has neither memories nor keys.'],
    [gone.projectId, `Project ${gone.projectId} was deleted.`],
  ] as const) {
    const file = join(folder, 'never.jsonl');
    expect(await run('export', ['--project', projectId, '--output', file])).toMatchObject({
      exitCode: 1,
      stderr: `export failed: ${said}\n`,
    });
    await expect(stat(file)).rejects.toThrow('ENOENT');
  }
  // One that has stored nothing yet is known by its keys.
  const project = await buildProject(db.database);
  expect(await run('export', ['--project', project.projectId])).toMatchObject({ exitCode: 0, stdout: '' });
});

test('a database that was not migrated', async () => {
  const empty = await createTestDatabase({ steps: [] });
  expect(await run('export', [], empty)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('run migrate'),
  });
  await empty.close();
});

test('an import that waits for its standard input can be interrupted', async () => {
  const waiting = startProcess('import', [], { DATABASE_URL: db.url });
  const isAtWork = async () => {
    const connections = await db.database.use(
      (sql) => sql`
        select 1 from pg_stat_activity where datname = current_database() and application_name = 'memory-service-import'`,
    );
    return connections.length > 0;
  };
  while (!(await isAtWork()));
  waiting.interrupt();
  expect(await waiting.ended).toMatchObject({
    exitCode: 1,
    stderr: 'import failed: Interrupted by SIGTERM. Run the same command again to go on.\n',
  });
});

test('an export that nobody reads on can be interrupted', async () => {
  const { projectId } = await buildProject(db.database);
  await storeMemories(
    db.database,
    projectId,
    Array.from({ length: 300 }, (_, position) => ({ memory: `entry ${position}` })),
  );
  const file = fileURLToPath(new URL('./export.js', import.meta.url));
  const child = spawn(process.execPath, [file, '--project', projectId], {
    env: { PATH: process.env.PATH, DATABASE_URL: db.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stderr = text(child.stderr);
  // The first of it is there; the rest is more than a pipe holds.
  await once(child.stdout, 'readable');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([1, null]);
  child.stdout.destroy();
  expect(await stderr).toContain('export failed: Interrupted by SIGTERM. Run the same command again to go on.');
});
