import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { isolatedEnvironment, startEmbeddedRun } from '../testing/embedded-run.js';
import { expectNothingLeft } from '../testing/nothing-left.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { repositoryRoot } from './repository.js';

jest.setTimeout(120_000);

const infra = join(repositoryRoot, 'infra');
const node = quoted(process.execPath);

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** A program that gives itself a title, as npm's do, and runs a command in a shell; it passes on no signal. */
function runnerScript(title: string, command: string): string {
  return `
    process.title = ${JSON.stringify(title)};
    require('node:child_process').spawn('/bin/sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' })
      .on('exit', (code) => process.exit(code ?? 1));
    process.on('disconnect', () => process.exit(1));`;
}

/** The same as a shell's command, whose shell stays above it. */
function runnerCommand(title: string, command: string): string {
  return `${node} -e ${quoted(runnerScript(title, command))}; exit $?`;
}

describe.each(['SIGTERM', 'SIGKILL'] as const)('%s of the outermost process of the runner', (signal) => {
  let scratch: string;

  beforeEach(() => {
    scratch = makeScratchDirectory();
  });
  afterEach(() => removeScratchDirectory(scratch));

  test('stops everything, in order', async () => {
    const environment = await isolatedEnvironment(join(scratch, 'data'));
    const start = `${node} ${quoted(join(infra, 'start.mjs'))}; exit $?`;
    const script = runnerScript('npm exec pnpm@12.21.0 start', runnerCommand('pnpm start', start));
    const run = await startEmbeddedRun({ environment, nodeArguments: ['-e', script] });
    // Its output ends with the last process that holds it, and that is the launcher.
    expect(await run.end(signal)).toBeNull();
    expect(run.output()).toContain('Stopping');
    await expectNothingLeft(environment);
  });
});

describe('what counts as the runner', () => {
  const look = `${node} --input-type=module -e ${quoted(`
    import { runnerProcesses } from ${JSON.stringify(pathToFileURL(join(infra, 'package-runner.mjs')).href)};
    console.log(JSON.stringify(runnerProcesses.map(({ words }) => words.join(' ').replace(/ -[ce] .*/s, ''))));
  `)}; exit $?`;

  function runnerOf(command: string): unknown {
    return JSON.parse(execFileSync('/bin/sh', ['-c', `${command}; exit $?`], { encoding: 'utf8' }));
  }

  test('a script of the repository by pnpm, and npx above it; no shell above that', () => {
    const command = runnerCommand('npm exec pnpm@12.21.0 start', runnerCommand('pnpm start', look));
    expect(runnerOf(command)).toEqual([
      expect.stringMatching(/sh$/),
      'pnpm start',
      expect.stringMatching(/sh$/),
      'npm exec pnpm@12.21.0 start',
    ]);
  });

  test.each(['npm start', 'pnpm run start', '/usr/bin/node /opt/npm/bin/npm-cli.js start', 'node /opt/pnpm.cjs start'])(
    'one that is called %s',
    (title) => {
      expect(runnerOf(runnerCommand(title, look))).toEqual([expect.stringMatching(/sh$/), title]);
    },
  );

  test('nothing of a script that may have started one in the background', () => {
    expect(runnerOf(runnerCommand('npm run everything', runnerCommand('pnpm start', look)))).toEqual([
      expect.stringMatching(/sh$/),
      'pnpm start',
    ]);
  });

  test('nothing of a start by a shell or by another program, whoever started that', () => {
    expect(runnerOf(look)).toEqual([]);
    expect(runnerOf(runnerCommand('npm exec agent', runnerCommand('node agent.js', look)))).toEqual([]);
  });

  test('a shell that reads its commands is a person or a script, and may leave', () => {
    const script = `
      process.title = 'npm exec';
      const options = { input: process.argv[1], encoding: 'utf8' };
      console.log(require('node:child_process').execFileSync('/bin/sh', options));`;
    const shell = spawnSync(process.execPath, ['-e', script, look], { encoding: 'utf8' });
    expect(JSON.parse(shell.stdout)).toEqual([]);
  });
});
