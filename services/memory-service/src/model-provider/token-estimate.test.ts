import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { estimateTokens, truncateToTokens } from './token-estimate.js';

describe('estimateTokens', () => {
  test.each<[string, number]>([
    ['', 0],
    ['a', 1],
    ['token', 2],
    ['two words', 3],
    ['8080', 4],
    ['a.b', 3],
    ['日本', 4],
    ['😀', 4],
    ['line\nline', 5],
  ])('%j: %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
});

describe('truncateToTokens', () => {
  test('keeps what fits as it is', () => {
    expect(truncateToTokens('two words', 3)).toBe('two words');
  });

  test('cuts between characters', () => {
    expect(truncateToTokens('a😀', 3)).toBe('a');
    expect(truncateToTokens('a😀', 4)).toBe('a');
  });

  test('is always a beginning that is within the limit and whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(50), (text, maxTokens) => {
        const cut = truncateToTokens(text, maxTokens);
        expect(text.startsWith(cut)).toBe(true);
        expect(estimateTokens(cut)).toBeLessThanOrEqual(maxTokens);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});
