import { describe, expect, test } from '@jest/globals';
import { bm25f, inverseDocumentFrequency } from './bm25f.js';

const found = (idf: number, ...counts: [number, number, number, number]) => ({ idf, counts });

describe('inverseDocumentFrequency', () => {
  test('by hand: ln(1 + (100 − 9 + 0.5) / (9 + 0.5))', () => {
    expect(inverseDocumentFrequency(100, 9)).toBeCloseTo(Math.log(1 + 91.5 / 9.5), 12);
  });

  test('never negative, also when a stale count says more than there are', () => {
    expect(inverseDocumentFrequency(10, 10)).toBeGreaterThan(0);
    expect(inverseDocumentFrequency(10, 50)).toBe(inverseDocumentFrequency(10, 10));
  });
});

describe('bm25f', () => {
  test('one occurrence in an average text is worth its idf', () => {
    // tf = 1 / (0.4 + 0.6 · 1) = 1; 2 · 2.2 · 1 / (1 + 1.2) = 2
    expect(bm25f([found(2, 1, 0, 0, 0)], [10, 0, 0, 0], [10, 0, 0, 0])).toBeCloseTo(2, 12);
  });

  test('twice the length: tf = 1 / (0.4 + 0.6 · 2) = 0.625, so 2 · 2.2 · 0.625 / 1.825', () => {
    expect(bm25f([found(2, 1, 0, 0, 0)], [20, 0, 0, 0], [10, 0, 0, 0])).toBeCloseTo(2.75 / 1.825, 12);
  });

  test('fields add up before they saturate: 1 + 0.5 · 2 + 0.2 = 2.2, so 3 · 2.2 · 2.2 / 3.4', () => {
    const score = bm25f([found(3, 1, 2, 0, 1)], [4, 4, 4, 4], [4, 4, 4, 4]);
    expect(score).toBeCloseTo((3 * 2.2 * 2.2) / 3.4, 12);
  });

  test('terms add up; without any there is nothing', () => {
    const terms = [found(1, 1, 0, 0, 0), found(5, 1, 0, 0, 0)];
    expect(bm25f(terms, [10, 0, 0, 0], [10, 0, 0, 0])).toBeCloseTo(6, 12);
    expect(bm25f([], [10, 0, 0, 0], [10, 0, 0, 0])).toBe(0);
  });

  test('a project without a field has no length to normalise by', () => {
    expect(bm25f([found(1, 1, 0, 0, 0)], [0, 0, 0, 0], [0, 0, 0, 0])).toBeCloseTo(1, 12);
  });
});
