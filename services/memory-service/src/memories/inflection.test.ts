import { expect, test } from '@jest/globals';
import { inflected, stemAndEnding } from './inflection.js';

test.each([
  ['uses', 'use0s'],
  ['used', 'use0ed'],
  ['bikes', 'bike0s'],
  ['bike', 'bike0'],
  ['wrote', 'write0ed'],
])('%s: %s', (word, form) => {
  expect(stemAndEnding(word)).toBe(form);
});

test('a participle in the present', () => {
  expect([inflected('owned', 's'), inflected('written', '')]).toEqual(['own0s', 'write0']);
});

test('what is too long for a word keeps its letters', () => {
  const long = `${'ab'.repeat(4_000)}ed`;
  expect([stemAndEnding(long), inflected(long, 's')]).toEqual([long, `${long}0s`]);
});
