import { expect, test } from '@jest/globals';
import { Turns } from './turns.js';

function queueOf(...items: readonly string[]): Turns<string> {
  const turns = new Turns<string>();
  for (const item of items) turns.add(item.slice(0, 1), item);
  return turns;
}

test.each([
  ['of one owner in order', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
  ['of several by turns', ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'], ['a1', 'b1', 'c1', 'a2', 'c2', 'a3']],
  ['nothing', [], []],
])('what waits comes %s', (_what, added, expected) => {
  const turns = queueOf(...added);
  expect([turns.size, [...turns.drain()], turns.size, turns.owners]).toEqual([added.length, expected, 0, 0]);
});

test('who comes later, and who comes again, is behind those who wait', () => {
  const turns = queueOf('a1', 'a2', 'b1');
  expect(turns.next()).toBe('a1');
  turns.add('c', 'c1');
  turns.add('a', 'a3');
  expect([...turns.drain()]).toEqual(['b1', 'a2', 'c1', 'a3']);
});

test('what was removed never comes, and is removed once', () => {
  const turns = queueOf('a1', 'a2', 'b1');
  for (const item of ['a1', 'a1', 'a9']) turns.remove('a', item);
  turns.remove('b', 'b1');
  expect([turns.size, turns.owners, [...turns.of('a')], [...turns.of('b')]]).toEqual([1, 1, ['a2'], []]);
  expect([...turns.drain()]).toEqual(['a2']);
});
