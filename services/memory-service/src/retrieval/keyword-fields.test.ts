import { describe, expect, test } from '@jest/globals';
import { keywordDocument, type MessageContext, noMessages } from './keyword-fields.js';

const alone: MessageContext = { ...noMessages, own: 'Painted a sunset' };

describe('keywordDocument', () => {
  test('a memory without neighbours', () => {
    expect(keywordDocument(alone)).toEqual({ tsvector: "'paint':1A 'sunset':1A", fieldLengths: [2, 0, 0, 0] });
  });

  test('each neighbour in its field, the wider context together', () => {
    const { tsvector, fieldLengths } = keywordDocument({
      own: 'sunset',
      message: 'sunset, lake',
      previous: 'paint',
      next: 'lovely',
      beforePrevious: 'hello',
      afterNext: 'brush',
    });
    expect(tsvector.split(' ').sort()).toEqual([
      "'brush':1D",
      "'hello':1D",
      "'lake':1D",
      "'love':1C",
      "'paint':1B",
      "'sunset':1A",
    ]);
    expect(fieldLengths).toEqual([1, 1, 1, 3]);
  });

  test('a word of several fields is one lexeme', () => {
    expect(keywordDocument({ ...alone, own: 'lake', previous: 'the lake of lakes' }).tsvector).toBe("'lake':1A,2B,3B");
  });

  test('a standing instruction is marked, and the mark is no term', () => {
    const { tsvector, fieldLengths } = keywordDocument({ ...alone, own: 'Always lint' });
    expect(tsvector).toContain("':standing-instruction':1A");
    expect(fieldLengths).toEqual([2, 0, 0, 0]);
    expect(keywordDocument({ ...alone, own: ':standing-instruction' }).tsvector).not.toContain("':standing");
  });

  test('the longest text stays far under Postgres’ megabyte', () => {
    const words = Array.from({ length: 65_536 / 6 }, (_, index) => (index + 10_000).toString(36)).join(' ');
    const { tsvector, fieldLengths } = keywordDocument({
      ...alone,
      own: words,
      previous: words,
      next: words,
      message: words,
    });
    expect(tsvector.length).toBeLessThan(100_000);
    expect(Math.max(...fieldLengths)).toBeLessThanOrEqual(2048);
  });
});
