import { spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '../outbox/testing/qdrant-plane.js';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { runProcess } from './testing/run-process.js';

let plane: TestDataPlane;
let folder: string;
let file: string;

beforeAll(async () => {
  plane = await startDataPlane();
  folder = await mkdtemp(join(tmpdir(), 'memory-import-'));
  file = join(folder, 'export.jsonl');
  const client = new Client(await plane.buildProject());
  await client.add(plane, 'Caroline: I adopted a cat last week.', 'user: We deploy every Tuesday.');
  await runProcess('export', ['--output', file], { DATABASE_URL: plane.db.url });
});
afterAll(async () => {
  await plane.close();
  await rm(folder, { recursive: true });
});

/** What the command says of its progress, and of its end. */
async function importFrom(input: number | 'pipe'): Promise<readonly string[]> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./import.js', import.meta.url))], {
    env: { PATH: process.env.PATH, DATABASE_URL: plane.db.url },
    stdio: [input, 'pipe', 'pipe'],
  });
  child.stdin?.end(await readFile(file));
  return Promise.all([text(child.stderr as Readable), text(child.stdout as Readable)]);
}

test('a pipe is read to its end, and how much of it was read is told', async () => {
  const { size } = await stat(file);
  const [progress, outcome] = await importFrom('pipe');
  expect(progress).toBe(`import: ${size} so far\n`);
  expect(outcome).toBe('0 memories were imported, 2 were there already.\n');
});

test('a file that is redirected has an end, and the progress is told against it', async () => {
  const { size } = await stat(file);
  const redirected = await open(file);
  const [progress] = await importFrom(redirected.fd);
  expect(progress).toBe(`import: ${size} of ${size}\n`);
  await redirected.close();
});
