import { expect, test } from '@jest/globals';
import { findForbiddenText } from './text.js';

test.each([
  ['a\0b', 'nul_character'],
  ['a\ud83d', 'lone_surrogate'],
  ['\udc00\ud83d', 'lone_surrogate'],
  [{ a: [1, { b: '\0' }] }, 'nul_character'],
  [['ok', ['\udfff']], 'lone_surrogate'],
])('%j', (value, code) => {
  expect(findForbiddenText(value, 'body')).toMatchObject([{ code }]);
});

test.each([
  ['🦭 text\u0001'],
  [null],
  [7],
  [undefined],
  [{ a: ['x', { b: null }] }],
  [{ '\0': 'a name is not stored' }],
])('%j is fine', (value) => {
  expect(findForbiddenText(value, 'body')).toEqual([]);
});

test('every place, in the order of the value', () => {
  const found = findForbiddenText({ query: '\0', messages: ['ok', { text: '\ud83d' }, 'a\0'] }, 'body');
  expect(found.map(({ code, fault }) => [code, fault.location, fault.message])).toEqual([
    ['nul_character', 'body.query', 'must not contain a NUL character'],
    ['lone_surrogate', 'body.messages[1].text', 'must not contain a lone surrogate'],
    ['nul_character', 'body.messages[2]', 'must not contain a NUL character'],
  ]);
});

test('nesting and length exhaust no stack', () => {
  let nested: unknown = 'ok';
  for (let depth = 0; depth < 200_000; depth++) nested = [nested];
  expect(findForbiddenText(nested, 'body')).toEqual([]);
  const found = findForbiddenText({ nested, long: [...Array.from({ length: 500_000 }, () => 'ok'), '\0'] }, 'body');
  expect(found.map(({ fault }) => fault.location)).toEqual(['body.long[500000]']);
  let deep: unknown = '\0';
  for (let depth = 0; depth < 30; depth++) deep = [deep];
  expect(findForbiddenText(deep, 'body').map(({ fault }) => fault.location)).toEqual([`body${'[0]'.repeat(8)}`]);
});
