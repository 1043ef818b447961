import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mayHave, placeOfLexeme, signatureOf } from './lexeme-signature.js';
import { formatTsvector, soughtLexeme } from './tsvector-text.js';

const lexemes = fc.uniqueArray(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !/\s/u.test(text)),
  { maxLength: 30 },
);

describe('the signature of a tsvector', () => {
  test('tells of every lexeme that is there, whatever marks it has', () => {
    fc.assert(
      fc.property(lexemes, (present) => {
        const signature = signatureOf(formatTsvector(new Map(present.map((lexeme) => [lexeme, [1, 0, 0, 0]]))));
        expect(present.filter((lexeme) => !mayHave(signature, soughtLexeme(lexeme).place))).toEqual([]);
      }),
    );
  });

  test('tells of few that are not there', () => {
    const words = Array.from({ length: 80 }, (_, index) => `word${index * 7}`);
    const signature = signatureOf(formatTsvector(new Map(words.map((word) => [word, [1, 0, 0, 0]]))));
    const others = Array.from({ length: 1_000 }, (_, index) => `other${index * 3}`);
    expect(others.filter((word) => mayHave(signature, placeOfLexeme(word))).length).toBeLessThan(150);
  });

  test('of nothing tells of nothing', () => {
    expect(mayHave(signatureOf(''), placeOfLexeme('a'))).toBe(false);
  });
});
