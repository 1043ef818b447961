import { describe, expect, test } from '@jest/globals';
import { anyOf, rememberingLast } from './pattern-set.js';

describe('anyOf', () => {
  const matches = anyOf([/^(?:one|two) dogs?|cat$/i, /\bBIRD\b/, /^fish/m, /[|(]x/u, /\(\|/]);

  test.each(['Two dogs are here', 'no CAT', 'a BIRD', 'no\nfish', 'a |x', 'a (x', 'a (|'])('finds %j', (text) => {
    expect(matches(text)).toBe(true);
  });

  test.each(['the two dogs', 'cats', 'a bird', 'no fish', 'x', ''])('finds nothing in %j', (text) => {
    expect(matches(text)).toBe(false);
  });

  test('gives the same answer whatever was asked before', () => {
    const asked = ['two dogs', 'cats', 'two dogs', 'cats', 'a BIRD', 'two dogs'];
    expect(asked.map(matches)).toEqual([true, false, true, false, true, true]);
  });

  test('matches nothing without a pattern', () => expect(anyOf([])('')).toBe(false));
});

describe('rememberingLast', () => {
  test('reads a text once while no two others are read', () => {
    const read: string[] = [];
    const length = rememberingLast((text: string) => read.push(text) && text.length);
    expect(['a', 'bb', 'a', 'bb', 'ccc', 'a', 'bb'].map(length)).toEqual([1, 2, 1, 2, 3, 1, 2]);
    expect(read).toEqual(['a', 'bb', 'ccc', 'a', 'bb']);
  });
});
