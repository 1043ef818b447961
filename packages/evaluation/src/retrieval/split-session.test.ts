import { describe, expect, test } from '@jest/globals';
import { splitSession } from './split-session.js';

const messages = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => ({ id: `m${index}`, text }));

describe('splitSession', () => {
  test('an ordinary session is one add', () => {
    expect(splitSession(messages(500, 'user: hello'))).toHaveLength(1);
  });

  test('a thousand messages at most, none lost, none twice', () => {
    const adds = splitSession(messages(2001, 'user: hello'));
    expect(adds.map((add) => add.length)).toEqual([1000, 1000, 1]);
    expect(new Set(adds.flat().map(({ id }) => id)).size).toBe(2001);
  });

  test('bodies stay under 4 MiB, counted in bytes as sent', () => {
    const adds = splitSession(messages(100, '日"'.repeat(30_000)));
    for (const add of adds) {
      expect(Buffer.byteLength(JSON.stringify({ messages: add.map(({ text }) => text) }))).toBeLessThan(
        4 * 1024 * 1024,
      );
    }
    expect(adds.flat()).toHaveLength(100);
  });

  test('a message over the bound is cut short', () => {
    expect(splitSession(messages(1, 'x'.repeat(70_000)))[0]?.[0]?.text).toHaveLength(65_536);
  });
});
