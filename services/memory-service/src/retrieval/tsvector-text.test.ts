import { describe, expect, test } from '@jest/globals';
import { signatureOf } from './lexeme-signature.js';
import { countsInTsvector, formatTsvector, maxCountPerField, soughtLexeme } from './tsvector-text.js';

/** Postgres writes weight D as no letter. */
const asPostgresWrites = (text: string) => text.replaceAll(/(\d)D/gu, '$1');

describe('formatTsvector', () => {
  test('positions only count, and carry the field', () => {
    expect(formatTsvector(new Map([['paint', [2, 0, 1, 1]]]))).toBe("'paint':1A,2A,3C,4D");
  });

  test('quotes what Postgres would read as something else', () => {
    expect(formatTsvector(new Map([["o'neil\\", [1, 0, 0, 0]]]))).toBe("'o''neil\\\\':1A");
  });

  test('never more positions of a lexeme than Postgres keeps', () => {
    const text = formatTsvector(new Map([['a', [1000, 1000, 1000, 1000]]]));
    expect(text.split(',')).toHaveLength(4 * maxCountPerField);
    expect(4 * maxCountPerField).toBeLessThan(256);
  });

  test('a lexeme that stands nowhere is left out', () => {
    expect(formatTsvector(new Map([['a', [0, 0, 0, 0]]]))).toBe('');
  });
});

describe('countsInTsvector', () => {
  const lexemes = new Map([
    ['art', [1, 0, 0, 0]],
    ['cart', [0, 1, 2, 3]],
    ['a:b', [0, 0, 0, 2]],
    ['c:\\d', [1, 1, 1, 1]],
    ["o'neil", [1, 0, 0, 0]],
    ["e':f", [0, 1, 0, 0]],
    ["'", [0, 0, 1, 0]],
    ['東京', [1, 0, 0, 0]],
  ]);
  const text = asPostgresWrites(formatTsvector(lexemes));
  const countsIn = (tsvector: string, lexeme: string) =>
    countsInTsvector({ tsvector, lexemeSignature: signatureOf(tsvector) }, soughtLexeme(lexeme));

  test.each([...lexemes])('reads back %s', (lexeme, counts) => {
    expect(countsIn(text, lexeme)).toEqual(counts);
  });

  test('what is not there is not there, also as the end of another', () => {
    expect(countsIn(text, 'rt')).toBeUndefined();
    expect(countsIn('', 'art')).toBeUndefined();
  });
});
