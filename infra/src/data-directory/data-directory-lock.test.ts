import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { LaunchFault } from '../launch-fault.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { liveHolderOf, lockDataDirectory } from './data-directory-lock.js';
import { openDataDirectory } from './open-data-directory.js';
import { identityOf } from './process-identity.js';

let scratch: string;

beforeEach(() => {
  scratch = makeScratchDirectory();
});

afterEach(() => removeScratchDirectory(scratch));

test('a locked directory is refused in one sentence that names the holder', () => {
  const lock = lockDataDirectory(scratch);
  expect(lock.tookOver).toBe(false);
  expect(() => lockDataDirectory(scratch)).toThrow(LaunchFault);
  expect(() => lockDataDirectory(scratch)).toThrow(`in use by another start (process ${process.pid})`);
  expect(liveHolderOf(scratch)).toEqual(identityOf(process.pid));
  lock.release();
  expect(liveHolderOf(scratch)).toBeNull();
  expect(readdirSync(scratch)).toEqual([]);
});

test('the lock of a process that is gone is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  const holder = identityOf(child.pid ?? 0);
  await once(child, 'exit');
  writeFileSync(join(scratch, 'lock'), JSON.stringify(holder));
  const lock = lockDataDirectory(scratch);
  expect(lock.tookOver).toBe(true);
  lock.release();
});

test('a number that belongs to a later process does not keep the lock', () => {
  writeFileSync(join(scratch, 'lock'), JSON.stringify({ ...identityOf(process.ppid), startedAt: 'an earlier life' }));
  expect(liveHolderOf(scratch)).toBeNull();
  expect(lockDataDirectory(scratch).tookOver).toBe(true);
});

test('a lock that was written half is taken over', () => {
  writeFileSync(join(scratch, 'lock'), '{"pid":');
  expect(lockDataDirectory(scratch).tookOver).toBe(true);
});

test('release leaves the lock of another start alone', () => {
  const mine = lockDataDirectory(scratch);
  writeFileSync(join(scratch, 'lock'), JSON.stringify(identityOf(process.ppid)));
  mine.release();
  expect(existsSync(join(scratch, 'lock'))).toBe(true);
});

test('a data directory is created with its parents, for its owner alone', () => {
  const directory = join(scratch, 'a', 'b');
  openDataDirectory(directory).release();
  // As root, Postgres' own account passes through; nobody else may list it either way.
  expect(statSync(directory).mode & 0o066).toBe(0);
});

test('a folder of somebody else is refused in one sentence, and nothing in it is touched', () => {
  for (const name of ['src', 'package.json', 'notes.txt', 'README.md', '.git'])
    writeFileSync(join(scratch, name), name);
  const before = readdirSync(scratch);
  expect(() => openDataDirectory(scratch)).toThrow(
    `${scratch} holds files of something else (README.md, notes.txt, package.json, …) and no memories; set DATA_DIR to`,
  );
  expect(readdirSync(scratch)).toEqual(before);
});

test.each([
  ['hidden files and what a new volume holds', ['.gitkeep', 'lost+found']],
  ['what a start that was cut short has left', ['postgres.initialising', 'lock.4711', 'logs']],
  ['a data directory with a file of somebody', ['state.json', 'backup.sql']],
])('a folder with %s is used', (_, names) => {
  for (const name of names) writeFileSync(join(scratch, name), '');
  openDataDirectory(scratch).release();
  expect(readdirSync(scratch).sort()).toEqual([...names].sort());
});

test('a path that is a file is refused in one sentence', () => {
  const file = join(scratch, 'file');
  writeFileSync(file, 'kept');
  for (const path of [file, join(file, 'below')]) {
    expect(() => openDataDirectory(path)).toThrow(/cannot be used as the data directory: .* not a folder/);
  }
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a place that takes no folders is refused in one sentence (/proc is there on Linux only)', () => {
  expect(() => openDataDirectory('/proc/persistent-memory')).toThrow(/cannot be used as the data directory/);
});
