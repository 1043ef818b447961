import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'no-telemetry-'));
});
afterAll(() => rm(home, { recursive: true }));

// With its uploader on, the runtime begins a log, a session and a database of what it is about to send.
test('the runtime of the local model notes nothing for its makers', async () => {
  const module = JSON.stringify(new URL('./local-embedder.js', import.meta.url).href);
  const script = `import(${module}).then(async ({ createLocalEmbedder }) => {
    const embedder = await createLocalEmbedder();
    const [vector] = await embedder.embed(['We use pnpm.'], { purpose: 'query' });
    console.log(vector.length);
    await embedder.close();
  })`;
  // Nothing else of this environment: the runtime is silent by itself where CI is set.
  const env = { PATH: process.env.PATH, HOME: home, TMPDIR: home };
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script], { env });
  expect(stdout.trim()).toBe('384');
  expect(await readdir(home)).toEqual([]);
});
