import { join } from 'node:path';

import { describe, expect, jest, test } from '@jest/globals';

import { openDataDirectory } from '../data-directory/open-data-directory.js';
import { DataPlane } from '../testing/data-plane.js';
import { failEmbeddedRun, isolatedEnvironment, startEmbeddedRun } from '../testing/embedded-run.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { createTestDatabase, recreateTestDatabase } from '../testing/test-database.js';
import { checkGivenDatabase } from './given-database.js';
import { writeState } from './launcher-state.js';

jest.setTimeout(120_000);

async function check(change: (url: URL) => void): Promise<unknown> {
  const url = new URL(await createTestDatabase());
  change(url);
  return checkGivenDatabase(url.href).catch((fault: unknown) => fault);
}

describe('a given database', () => {
  test('that can be used is no fault', async () => {
    expect(await check(() => {})).toBeUndefined();
  });

  test('that refuses is told with its reason, and without the password', async () => {
    const wrongPassword = await check((url) => {
      url.password = 'secret';
    });
    expect(String(wrongPassword)).toMatch(/The server of DATABASE_URL refuses: password authentication failed/);
    expect(String(wrongPassword)).not.toContain('secret');
    const noDatabase = await check((url) => {
      url.pathname = '/nobody_made_this';
    });
    expect(String(noDatabase)).toContain(
      'The server of DATABASE_URL refuses: database "nobody_made_this" does not exist.',
    );
  });

  test.each([
    ['of another kind', 'mysql://someone:secret@h/d', 'begins with postgres:// or postgresql://'],
    ['with a % that is not escaped', 'postgres://someone:50%secret@h/d', 'a % that stands for itself is written %25'],
  ])('%s is told once, at a first start and at a later one, without the password', async (_what, databaseUrl, said) => {
    const scratch = makeScratchDirectory();
    const [first, later] = [join(scratch, 'first'), join(scratch, 'later')];
    const environment = await isolatedEnvironment(first);
    openDataDirectory(later).release();
    writeState(later, { issuer: `http://127.0.0.1:${environment.ISSUER_PORT}`, databases: {} });
    for (const dataDirectory of [first, later]) {
      const { output, exitCode } = await failEmbeddedRun({
        environment: { ...environment, DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl },
      });
      expect(exitCode).toBe(1);
      expect(output.match(/^DATABASE_URL .*$/gm)).toEqual([expect.stringContaining(said)]);
      expect(output).not.toContain('secret');
    }
    removeScratchDirectory(scratch);
  });

  test('that was made anew since the last start gets an account, a project and a key that work', async () => {
    const scratch = makeScratchDirectory();
    const environment = await isolatedEnvironment(join(scratch, 'data'));
    environment.DATABASE_URL = await createTestDatabase();
    let run = await startEmbeddedRun({ environment });
    expect(await run.end('SIGINT')).toBe(0);
    const { api_key: lostKey } = run.local;
    await recreateTestDatabase(environment.DATABASE_URL);

    run = await startEmbeddedRun({ environment });
    expect(run.local.api_key).not.toBe(lostKey);
    expect(run.output()).toContain(`${run.local.api_key}   (shown this once)`);
    const data = new DataPlane(run.local.base_url, run.local.api_key);
    expect(await data.add(['user: My bicycle is blue.'])).toMatchObject({ status: 200, results: [{}] });
    expect(await run.end('SIGINT')).toBe(0);

    // What works is kept.
    const { api_key: apiKey } = run.local;
    run = await startEmbeddedRun({ environment });
    expect(run.local.api_key).toBe(apiKey);
    expect(await new DataPlane(run.local.base_url, apiKey).listAll()).toHaveLength(1);
    expect(await run.end('SIGTERM')).toBe(0);
    removeScratchDirectory(scratch);
  });
});
