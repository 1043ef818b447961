import { describe, expect, test } from '@jest/globals';
import { BoundedCache } from './bounded-cache.js';

describe('BoundedCache', () => {
  test('keeps what was used lately, forgets what was not', () => {
    const cache = new BoundedCache<number>(4);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('c', 3);
    cache.get('a');
    cache.set('d', 4);
    cache.set('e', 5);
    expect(['a', 'b', 'd', 'e'].map((key) => cache.get(key))).toEqual([1, undefined, 4, 5]);
  });

  test('never holds more than it may', () => {
    const cache = new BoundedCache<number>(10);
    for (let number = 0; number < 1000; number++) {
      cache.set(`key ${number}`, number);
      cache.get(`key ${number - 7}`);
      expect(cache.size).toBeLessThanOrEqual(10);
    }
  });

  test('what its values weigh together stays below the bound', () => {
    const cache = new BoundedCache<string>(100, (text) => text.length);
    for (const [key, length] of [
      ['a', 20],
      ['b', 20],
      ['c', 40],
      ['d', 500],
      ['e', 10],
    ] as const)
      cache.set(key, 'x'.repeat(length));
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key)?.length)).toEqual([
      undefined,
      undefined,
      undefined,
      500,
      10,
    ]);
    cache.set('e', 'x'.repeat(45));
    cache.set('f', 'x'.repeat(10));
    expect([cache.get('e')?.length, cache.get('f')?.length, cache.get('d')]).toEqual([45, 10, undefined]);
  });

  test('a value set again takes no second place', () => {
    const cache = new BoundedCache<number>(4);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('b', 3);
    cache.set('c', 4);
    cache.set('b', 5);
    expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size]).toEqual([1, 5, 4, 3]);
  });
});
