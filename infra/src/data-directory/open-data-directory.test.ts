import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { fileFault } from './open-data-directory.js';

let scratch: string;
let data: string;

beforeAll(() => {
  scratch = makeScratchDirectory();
  data = join(scratch, 'data');
  mkdirSync(data);
  writeFileSync(join(data, 'state.json'), '{}');
});
afterAll(() => removeScratchDirectory(scratch));

/** What the system says to it. */
function refusalOf(use: () => unknown): unknown {
  try {
    return use();
  } catch (cause) {
    return cause;
  }
}

const reading =
  (...names: readonly string[]) =>
  () =>
    readFileSync(join(...names), 'utf8');

test('a folder where a file now stands is told as one sentence', () => {
  const made = () => mkdirSync(join(data, 'state.json'), { recursive: true });
  expect(fileFault(refusalOf(made), data)?.message).toMatch(/ is not as a start left it: EEXIST/);
});

test('a file that is missing, or of another kind, is told as one sentence', () => {
  for (const cause of [refusalOf(reading(data, 'password')), refusalOf(reading(data, 'state.json', 'password'))])
    expect(fileFault(cause, data)?.message).toMatch(
      / is not as a start left it: E(NOENT|NOTDIR).*; put that right, or /,
    );
});

test('an error that nobody made by changing files is not', () => {
  expect(fileFault(refusalOf(reading(data, 'x'.repeat(300))), data)).toBeNull();
  expect(fileFault(new Error('a mistake of ours'), data)).toBeNull();
});

test('nor is a file that is not of the data directory', () => {
  expect(fileFault(refusalOf(reading(scratch, 'elsewhere')), data)).toBeNull();
  expect(fileFault(refusalOf(reading(`${data}-of-another`, 'password')), data)).toBeNull();
  expect(fileFault(refusalOf(reading(data, 'password')), null)).toBeNull();
});
