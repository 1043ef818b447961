import { expect, test } from '@jest/globals';
import { findForbiddenText } from './text.js';

test.each([
  ['a\0b', 'nul_character'],
  ['a\ud83d', 'lone_surrogate'],
  ['\udc00\ud83d', 'lone_surrogate'],
  [{ a: [1, { b: '\0' }] }, 'nul_character'],
  [['ok', ['\udfff']], 'lone_surrogate'],
])('%j', (value, code) => {
  expect(findForbiddenText(value)).toBe(code);
});

test.each([
  ['🦭 text\u0001'],
  [null],
  [7],
  [undefined],
  [{ a: ['x', { b: null }] }],
  [{ '\0': 'a name is not stored' }],
])('%j is fine', (value) => {
  expect(findForbiddenText(value)).toBeNull();
});

test('nesting and length exhaust no stack', () => {
  let nested: unknown = 'ok';
  for (let depth = 0; depth < 200_000; depth++) nested = [nested];
  expect(findForbiddenText(nested)).toBeNull();
  expect(findForbiddenText([...Array.from({ length: 500_000 }, () => 'ok'), '\0'])).toBe('nul_character');
});
