import { expect, test } from '@jest/globals';
import { readTokenStates, stateSize } from './token-states.js';

const parts = ['web runs on Vite, ', 'docs on Astro ', 'and there is no CMS'];

test('a text in parts has one state for each token, and is read as a whole', () => {
  const { states, starts, end } = readTokenStates(parts);
  expect(starts).toEqual([1, 7, 11]);
  expect(end).toBe(17);
  expect(states).toHaveLength((end + 1) * stateSize);
  expect(readTokenStates([parts.join('')]).states).toEqual(states);
});

test('what stands around a word is in its state', () => {
  const stateOf = (text: string, token: number) =>
    readTokenStates([text]).states.slice(token * stateSize, (token + 1) * stateSize);
  expect(stateOf('the bank of the river', 2)).not.toEqual(stateOf('the bank on the corner', 2));
});

test('parts without a token begin where the next one does', () => {
  expect(readTokenStates(['one ', '', 'two'])).toMatchObject({ starts: [1, 2, 2], end: 3 });
  expect(readTokenStates([])).toMatchObject({ starts: [], end: 1 });
});

test('what is longer than the model reads is cut', () => {
  const { states, starts, end } = readTokenStates(['word '.repeat(600), 'last']);
  expect(end).toBe(511);
  expect(starts).toEqual([1, 511]);
  expect(states).toHaveLength(512 * stateSize);
});
