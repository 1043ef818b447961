import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { type LogFile, limitLogs, openLogFile } from './logs.js';

const tooManyBytes = 21 * 1024 * 1024;
const betweenChecksMs = 30_000;

let scratch: string;
let logs: readonly [LogFile, LogFile];

beforeEach(() => {
  jest.useFakeTimers();
  scratch = makeScratchDirectory();
  logs = [openLogFile(scratch, 'one'), openLogFile(scratch, 'two')];
  for (const log of logs) grow(log);
});

afterEach(() => {
  jest.useRealTimers();
  removeScratchDirectory(scratch);
});

function grow(log: LogFile): void {
  writeFileSync(log.path, Buffer.alloc(tooManyBytes));
}

test('a log over the limit becomes the older copy, and starts anew', () => {
  const { stop } = limitLogs(logs, () => {});
  for (const { path } of logs) expect([statSync(path).size, statSync(`${path}.1`).size]).toEqual([0, tooManyBytes]);
  stop();
});

test('without room for a copy the log is emptied all the same, the older copy stays whole, and it is told once', () => {
  const [full] = logs;
  writeFileSync(`${full.path}.1`, 'older');
  const told: string[] = [];
  const copy = (from: string, to: string) => {
    writeFileSync(to, 'the part that fitted');
    throw Object.assign(new Error(`ENOSPC: no space left on device, copyfile '${from}'`), { code: 'ENOSPC' });
  };
  const { stop } = limitLogs([full], (text) => told.push(text), copy);
  expect(full.sizeBytes()).toBe(0);
  grow(full);
  jest.advanceTimersByTime(betweenChecksMs);
  expect(full.sizeBytes()).toBe(0);
  expect(readFileSync(`${full.path}.1`, 'utf8')).toBe('older');
  expect(existsSync(`${full.path}.1.new`)).toBe(false);
  expect(told).toEqual([expect.stringContaining(full.path)]);
  stop();
});

test('a log that cannot be copied is told of once, keeps growing, and stops neither the others nor the run', () => {
  const [stuck, other] = logs;
  // As much in the way as a disk without room.
  mkdirSync(`${stuck.path}.1`);
  const told: string[] = [];
  const { stop } = limitLogs(logs, (text) => told.push(text));
  jest.advanceTimersByTime(betweenChecksMs);
  expect(told).toEqual([expect.stringContaining(stuck.path)]);
  expect([stuck.sizeBytes(), other.sizeBytes()]).toEqual([tooManyBytes, 0]);

  rmSync(`${stuck.path}.1`, { recursive: true });
  jest.advanceTimersByTime(betweenChecksMs);
  expect(stuck.sizeBytes()).toBe(0);
  expect(readFileSync(`${stuck.path}.1`)).toHaveLength(tooManyBytes);
  expect(told).toHaveLength(1);
  stop();
});
