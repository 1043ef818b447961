import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../migrations.js';
import { Client } from '../outbox/testing/qdrant-plane.js';
import { registerIndex } from '../storage/fed-indexes.js';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { buildProject, deleteProject, type TestProject } from '../testing/tenants.js';
import { runProcess } from './testing/run-process.js';

let plane: TestDataPlane;
let folder: string;
let project: TestProject;
let client: Client;

beforeAll(async () => {
  plane = await startDataPlane();
  folder = await mkdtemp(join(tmpdir(), 'memory-export-'));
});
afterAll(async () => {
  await plane.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  project = await plane.buildProject();
  client = new Client(project);
});

let files = 0;
const newFile = () => {
  files += 1;
  return join(folder, `${files}.jsonl`);
};
const run = (name: string, args: readonly string[], db: TestDatabase = plane.db) =>
  runProcess(name, args, { DATABASE_URL: db.url });
const list = async (of: TestProject = project) =>
  (await plane.call('GET', '/list?limit=100', { key: of.key })).body.memories as { id: string }[];

async function exported(of: TestProject = project): Promise<string> {
  const file = newFile();
  expect(await run('export', ['--project', of.projectId, '--output', file])).toMatchObject({ exitCode: 0 });
  return file;
}

const notes = [
  'Caroline: I adopted a cat last week.',
  'user: We deploy every Tuesday.',
  'user: Jonas moved to Größe 日本.',
];

describe('export and import', () => {
  test('bring a project to another database as it was: ids, dates, words and vectors', async () => {
    await client.add(plane, ...notes);
    const before = await list();
    const file = await exported();
    const other = await createTestDatabase({ steps: migrationSteps });
    try {
      const imported = await run('import', ['--input', file], other);
      expect(imported).toMatchObject({
        exitCode: 0,
        stdout: `${before.length} memories were imported, 0 were there already.\n`,
      });
      const again = newFile();
      expect(await run('export', ['--output', again], other)).toMatchObject({ exitCode: 0 });
      expect(await readFile(again, 'utf8')).toBe(await readFile(file, 'utf8'));
      const [sums] = await other.database.use(
        (sql) => sql`
          select memory_count, speakers, field_lengths[1] = (select sum(field_lengths[1]) from memory.memories) as is_right from memory.projects`,
      );
      expect(sums).toEqual({ memory_count: before.length, speakers: ['Caroline'], is_right: true });
    } finally {
      await other.close();
    }
  });

  test('an imported memory is listed and found like any other, at once', async () => {
    await client.add(plane, ...notes);
    const [before, file] = [await list(), await exported()];
    await client.deleteAll(plane);
    expect(await run('import', ['--input', file])).toMatchObject({ exitCode: 0 });
    expect(await list()).toEqual(before);
    expect(await client.search(plane, 'weekday of the release', 1)).toEqual(['We deploy every Tuesday.']);
  });

  test('again changes nothing, and what was changed since stays changed', async () => {
    const [first] = await client.add(plane, ...notes);
    const file = await exported();
    await client.update(plane, first?.id ?? '', 'Caroline adopted a dog.');
    const before = await list();
    for (let turn = 0; turn < 2; turn++) {
      const { stdout } = await run('import', ['--input', file]);
      expect(stdout).toBe(`0 memories were imported, ${before.length} were there already.\n`);
    }
    expect(await list()).toEqual(before);
  });

  test('--project takes everything into one project; the same content is there once', async () => {
    const stored = await client.add(plane, ...notes);
    const file = await exported();
    const target = await plane.buildProject();
    await new Client(target).add(plane, notes[1] ?? '');
    const { stdout } = await run('import', ['--input', file, '--project', target.projectId]);
    expect(stdout).toBe(`${stored.length - 1} memories were imported, 1 were there already.\n`);
    expect(await list(target)).toHaveLength(stored.length);
  });

  test('an export that does not know yet whether a timestamp was given is taken as before', async () => {
    await client.add(plane, ...notes);
    const file = await exported();
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const older = lines.map((line) => {
      const { is_timestamp_omitted, ...memory } = JSON.parse(line);
      expect(is_timestamp_omitted).toBe(true);
      return JSON.stringify({ ...memory, version: 1 });
    });
    await writeFile(file, older.join('\n'));
    await client.deleteAll(plane);
    expect(await run('import', ['--input', file])).toMatchObject({ exitCode: 0 });
    const after = (await readFile(await exported(), 'utf8')).trimEnd().split('\n');
    expect(after.map((line) => JSON.parse(line))).toEqual(
      older.map((line) => ({ ...JSON.parse(line), version: 2, is_timestamp_omitted: false })),
    );
  });

  test('a file with a byte order mark and without a last newline is read to its end, and no further', async () => {
    await client.add(plane, ...notes);
    const file = await exported();
    const marked = `\ufeff${(await readFile(file, 'utf8')).trimEnd()}`;
    await writeFile(file, marked);
    await client.deleteAll(plane);
    const { exitCode, stderr } = await run('import', ['--input', file]);
    const bytes = Buffer.byteLength(marked);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringContaining(`${bytes} of ${bytes}\n`) });
  });

  test('vectors of another model are made anew', async () => {
    await client.add(plane, ...notes);
    const file = await exported();
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const foreign = lines.map((line) =>
      JSON.stringify({ ...JSON.parse(line), embedding_model: 'another', embedding: 'AAAA' }),
    );
    await writeFile(file, foreign.join('\n'));
    const original = await exported();
    await client.deleteAll(plane);
    expect(await run('import', ['--input', file])).toMatchObject({ exitCode: 0 });
    expect(await client.search(plane, 'weekday of the release', 1)).toEqual(['We deploy every Tuesday.']);
    const [one, other] = await Promise.all([exported(), Promise.resolve(original)]);
    expect(await readFile(one, 'utf8')).toBe(await readFile(other, 'utf8'));
  });

  test('an index that is fed is owed what was imported', async () => {
    const { database } = plane.db;
    const stored = await client.add(plane, ...notes);
    const file = await exported();
    await client.deleteAll(plane);
    await registerIndex(database, { name: 'fed', embeddingModel: plane.embedder.model.name });
    await run('import', ['--input', file]);
    const owed = await database.use(
      (sql) => sql`select memory_id from memory.vector_outbox where project_id = ${project.projectId}`,
    );
    await database.use((sql) => sql`truncate memory.fed_indexes, memory.vector_outbox`);
    expect(owed).toHaveLength(stored.length);
  });

  test('an interrupted export goes on behind its last whole line', async () => {
    await client.add(plane, ...notes);
    const file = await exported();
    const whole = await readFile(file);
    for (const length of [0, 20, whole.indexOf('\n') + 1, whole.length - 5]) {
      const cut = newFile();
      await writeFile(cut, whole);
      await truncate(cut, length);
      expect(await run('export', ['--project', project.projectId, '--output', cut, '--resume'])).toMatchObject({
        exitCode: 0,
      });
      expect(await readFile(cut)).toEqual(whole);
    }
  });

  test('while clients write: every memory that stayed is in the export, and an import loses nothing that was written', async () => {
    const stayed = await client.add(plane, ...notes);
    let isRunning = true;
    const writing = (async () => {
      const kept: string[] = [];
      for (let turn = 0; isRunning; turn++) {
        const [memory] = await client.add(plane, `user: My shelf has the number ${turn % 60}.`);
        if (turn % 2 === 0) await client.delete(plane, memory?.id ?? '');
        else kept.push(memory?.id ?? '');
      }
      return new Set(kept);
    })();
    const file = await exported();
    expect(await run('import', ['--input', file])).toMatchObject({ exitCode: 0 });
    isRunning = false;
    const kept = await writing;
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const ids = new Set(lines.map((line) => JSON.parse(line).id));
    for (const { id } of stayed) expect(ids).toContain(id);
    const listed = new Set((await list()).map(({ id }) => id));
    for (const id of [...kept, ...stayed.map((memory) => memory.id)]) expect(listed).toContain(id);
  });

  test('everything, from standard output', async () => {
    await client.add(plane, ...notes);
    const { stdout } = await run('export', []);
    const projects = new Set(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).project_id),
    );
    expect(projects.size).toBeGreaterThan(1);
    expect(projects).toContain(project.projectId);
  });
});

describe('what can not be done is said in a sentence', () => {
  test('an existing file is not overwritten', async () => {
    const file = newFile();
    await writeFile(file, 'precious');
    expect(await run('export', ['--output', file])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('EEXIST'),
    });
    expect(await run('export', ['--output', file, '--resume'])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('no export that could be gone on with'),
    });
    expect(await readFile(file, 'utf8')).toBe('precious');
  });

  test('a file that takes only a part of what is written to it is no whole export, and can be gone on with', async () => {
    await client.add(plane, ...Array.from({ length: 40 }, (_, number) => `user: My shelf has the number ${number}.`));
    const whole = await readFile(await exported());
    const file = newFile();
    const args = ['--project', project.projectId, '--output', file];
    // The write that goes over the limit is carried out up to it, as on a disk that is nearly full; the next one fails.
    const cut = await runProcess('export', args, { DATABASE_URL: plane.db.url }, { maxFileBlocks: 32 });
    const { size } = await stat(file);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThan(whole.length);
    expect(cut).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('EFBIG') });
    expect(await run('export', [...args, '--resume'])).toMatchObject({ exitCode: 0 });
    expect(await readFile(file)).toEqual(whole);
  });

  test('a line with what Postgres does not take: which it is, and no more than the code of the reason; nothing of its batch is stored', async () => {
    await client.add(plane, ...notes);
    const file = await exported();
    const [first = '', second = '', third = ''] = (await readFile(file, 'utf8')).split('\n');
    await client.deleteAll(plane);
    await writeFile(file, [first, JSON.stringify({ ...JSON.parse(second), tsv: "'cat" }), third].join('\n'));
    expect(await run('import', ['--input', file])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(
        /^import failed: Line 2 is no memory of an export: it has a value that Postgres does not take\. \(42601\)$/m,
      ),
    });
    expect(await list()).toEqual([]);
  });

  test('a line that is cut off, and one without an end', async () => {
    await client.add(plane, ...notes);
    const file = await exported();
    const whole = await readFile(file, 'utf8');
    await client.deleteAll(plane);
    await writeFile(file, whole.slice(0, -20));
    expect(await run('import', ['--input', file])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(`Line ${notes.length} is no JSON.`),
    });
    await truncate(file, 600 * 1024 * 1024);
    expect(await run('import', ['--input', file])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^import failed: Line \d is longer than 4194304 bytes\.$/m),
    });
    expect(await list()).toEqual([]);
  });

  test('a part of another export is not gone on with', async () => {
    const others = [await plane.buildProject(), await plane.buildProject()];
    const [early, late] = [project, ...others].map((one) => one).sort((a, b) => (a.projectId < b.projectId ? -1 : 1));
    if (early === undefined || late === undefined) throw new Error('Three projects were built.');
    for (const one of [early, late]) await new Client(one).add(plane, ...notes);
    const resumed = async (content: string, args: readonly string[]) => {
      const file = newFile();
      await writeFile(file, content);
      const result = await run('export', [...args, '--output', file, '--resume']);
      return { ...result, isTouched: (await readFile(file, 'utf8')) !== content };
    };
    const refused = { exitCode: 1, isTouched: false, stderr: expect.stringContaining('a part of another export') };
    const ofLate = await readFile(await exported(late), 'utf8');
    const ofBoth = `${await readFile(await exported(early), 'utf8')}${ofLate}`;
    expect(await resumed(ofLate, ['--project', early.projectId])).toMatchObject(refused);
    expect(await resumed(ofBoth, ['--project', late.projectId])).toMatchObject(refused);
    expect(await resumed(ofLate, [])).toMatchObject(refused);
    const ofOtherDatabase = ofBoth.replace(/"id":"[0-9a-f-]{36}"/g, '"id":"00000000-0000-4000-8000-000000000000"');
    expect(await resumed(ofOtherDatabase, [])).toMatchObject(refused);
    expect(await resumed(ofLate, ['--project', late.projectId])).toMatchObject({ exitCode: 0, isTouched: false });
  });

  test('nobody reads what is exported', async () => {
    await client.add(plane, ...notes);
    const file = fileURLToPath(new URL('./export.js', import.meta.url));
    const script = `"$0" "$1" 2>&1 >/dev/full`;
    const { status, stdout } = spawnSync('sh', ['-c', script, process.execPath, file], {
      env: { PATH: process.env.PATH, DATABASE_URL: plane.db.url },
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringMatching(/^export failed: .*\n$/m) });
    expect(stdout).not.toMatch(/^ +at /m);
  });

  test('with Qdrant, an id that another project holds; nothing of the lines around it is stored', async () => {
    const withQdrant = { DATABASE_URL: plane.db.url, QDRANT_URL: 'http://127.0.0.1:1' };
    const take = (file: string, ...args: string[]) => runProcess('import', ['--input', file, ...args], withQdrant);
    await client.add(plane, ...notes);
    const file = await exported();
    const target = await plane.buildProject();
    const { projectId } = target;
    const taken = await take(file, '--project', projectId);
    expect(taken).toMatchObject({ exitCode: 1, stdout: '' });
    expect(taken.stderr).toMatch(/^import failed: Line \d: the memory [\w-]{36} belongs to project proj_/);
    expect(taken.stderr).toContain(`belongs to project ${project.projectId}`);
    expect(await list(target)).toEqual([]);
    // Its own memories are no reason, nor those that are gone.
    expect(await take(file)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('0 memories were imported'),
    });
    await client.deleteAll(plane);
    expect(await take(file, '--project', projectId)).toMatchObject({ exitCode: 0 });
    expect(await take(file)).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(`project ${projectId}`) });
    expect(await list()).toEqual([]);
    await new Client(target).deleteAll(plane);
    // One file that has an id for two projects.
    const [line = ''] = (await readFile(file, 'utf8')).split('\n');
    const twice = newFile();
    await writeFile(twice, [line, JSON.stringify({ ...JSON.parse(line), project_id: projectId })].join('\n'));
    expect(await take(twice)).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('Line 2: the memory') });
    expect([await list(), await list(target)]).toEqual([[], []]);
  });

  test('so it is where the database feeds an index that the environment of the command does not name', async () => {
    await client.add(plane, ...notes);
    const file = await exported();
    const { projectId } = await plane.buildProject();
    const index = { name: 'elsewhere', embeddingModel: plane.embedder.model.name };
    await registerIndex(plane.db.database, index);
    try {
      expect(await run('import', ['--input', file, '--project', projectId])).toMatchObject({
        exitCode: 1,
        stderr: expect.stringContaining(`belongs to project ${project.projectId}`),
      });
    } finally {
      await plane.db.database.use((sql) => sql`delete from memory.fed_indexes where name = ${index.name}`);
    }
  });

  test('a deleted project takes nothing, neither as the one that is asked for nor as the one that the lines came from', async () => {
    await client.add(plane, ...notes);
    const file = await exported();
    const gone = await buildProject(plane.db.database);
    await deleteProject(plane.db.database, gone);
    expect(await run('import', ['--input', file, '--project', gone.projectId])).toMatchObject({
      exitCode: 1,
      stderr: `import failed: Project ${gone.projectId} was deleted.\n`,
    });
    await client.deleteAll(plane);
    await deleteProject(plane.db.database, project);
    expect(await run('import', ['--input', file])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(`Project ${project.projectId} was deleted; nothing can be imported into it.`),
    });
  });

  test('a project that nobody knows takes nothing, and is not made by it', async () => {
    await client.add(plane, ...notes);
    const file = await exported();
    const unknown = 'proj_nobody_made_this';
    expect(await run('import', ['--input', file, '--project', unknown])).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `import failed: Project ${unknown} is not known: it has neither memories nor keys.\n`,
    });
    const made = await plane.db.database.use((sql) => sql`select 1 from memory.projects where project_id = ${unknown}`);
    expect(made).toHaveLength(0);
  });
});
