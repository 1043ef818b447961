import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runJest, type TestCounts } from '../../jest-run.mjs';
import { verdictLines } from '../../verdict.mjs';
import { repositoryRoot } from '../launcher/repository.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';

jest.setTimeout(120_000);

let folder: string;

beforeEach(() => {
  folder = makeScratchDirectory();
});
afterEach(() => removeScratchDirectory(folder));

/** Jest as the repository configures it, over these test files alone, one after the other in one process. */
function runFiles(...sources: string[]): TestCounts {
  const imports = "import { afterAll, describe, expect, jest, test } from '@jest/globals';\n";
  for (const [index, source] of sources.entries()) {
    writeFileSync(join(folder, `file-${index}.test.mjs`), imports + source);
  }
  const { jest: ofRepository } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  const { globalSetup, globalTeardown, ...settings } = ofRepository;
  const ofFiles = { rootDir: repositoryRoot, roots: [folder], testMatch: ['**/*.test.mjs'], maxWorkers: 1 };
  return runJest([`--config=${JSON.stringify({ ...settings, ...ofFiles })}`], { stdio: 'ignore', timeoutMs: 60_000 });
}

const passing = "test('passes', () => {});";

test('a file fails that leaves tests out, in which no test ran, or whose last test leaves a rejected promise', () => {
  const focused = `${passing} test.only('chosen', () => {});`;
  const skipped = "test.skip('skipped', () => {}); test.todo('to be written');";
  const rejecting = "test('passes', () => void setImmediate(() => Promise.reject(new Error('late'))));";
  expect(runFiles(focused, skipped, rejecting, passing)).toEqual({
    passed: 2,
    failed: 3,
    skipped: 3,
    faults: ['2 test files that did not run as they should'],
  });
});

test('a run fails in which worker processes died, though their files passed when they were run again', () => {
  /** Waits until Jest's framework listens no more, and does it only the first time that the file is run. */
  const lateIn = (mark: string, error: string): string => `
    import { existsSync, writeFileSync } from 'node:fs';
    const mark = new URL('./${mark}', import.meta.url);
    const late = () => {
      if (process.listenerCount('unhandledRejection') > 0) return setImmediate(late);
      ${error}
    };
    if (!existsSync(mark)) afterAll(() => { writeFileSync(mark, ''); late(); });
    ${passing}`;
  const rejecting = lateIn('rejected', "Promise.reject(new Error('late'));");
  const throwing = lateIn('thrown', "throw new Error('late');");
  expect(runFiles(rejecting, throwing)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 0,
    faults: ["tests (2 of Jest's worker processes died)"],
  });
});

test('a file leaves nothing changed for the next', () => {
  const changes = [
    ['process.env.LEFT', "process.env.LEFT = 'left'"],
    ['!process.env.PATH', 'delete process.env.PATH'],
    ["process.cwd() === '/'", "process.chdir('/')"],
    ["process.listenerCount('SIGUSR2')", "process.on('SIGUSR2', () => {})"],
    ["process.listenerCount('unhandledRejection') > 1", "process.on('unhandledRejection', () => {})"],
    ["process.listenerCount('unhandledRejection') === 0", "process.removeAllListeners('unhandledRejection')"],
    ["'clock' in setTimeout", 'jest.useFakeTimers()'],
    ['jest.isMockFunction(Math.random)', "jest.spyOn(Math, 'random')"],
  ];
  /** Each of two equal files looks for what the other may have left. */
  const source = changes
    .map(([left, leave]) => `expect(${left}).toBeFalsy(); ${leave}; expect(${left}).toBeTruthy();`)
    .map((statements, index) => `test('change ${index}', () => { ${statements} });`)
    .join('\n');
  expect(runFiles(source, source)).toEqual({ passed: 2 * changes.length, failed: 0, skipped: 0, faults: [] });
});

describe('the verdict', () => {
  test('tells of skipped tests above its last line', () => {
    const counts = { passed: 3, failed: 1, skipped: 2, faults: ['lint'] };
    expect(verdictLines(counts)).toEqual(['Failed: lint', '2 skipped', '3 passed, 1 failed']);
  });

  test('is one line when there is nothing to tell', () => {
    expect(verdictLines({ passed: 3, failed: 0, skipped: 0, faults: [] })).toEqual(['3 passed, 0 failed']);
  });
});
