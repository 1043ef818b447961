import { describe, expect, test } from '@jest/globals';
import { measureRanking } from './retrieval-metrics.js';

describe('measureRanking', () => {
  test('counts a message once, however many of its memories are found', () => {
    const { recall } = measureRanking(['a', 'a', 'a', 'x', 'y', 'b'], ['a', 'b']);
    expect(recall).toEqual({ 5: 0.5, 10: 1, 20: 1, 50: 1 });
  });

  test('the reciprocal rank is that of the first memory of evidence', () => {
    expect(measureRanking(['x', null, 'b', 'a'], ['a', 'b']).reciprocalRank).toBeCloseTo(1 / 3);
  });

  test('nDCG by hand: evidence at ranks 1 and 3 of an ideal 1 and 2', () => {
    // (1/log2(2) + 1/log2(4)) / (1/log2(2) + 1/log2(3))
    expect(measureRanking(['a', 'x', 'b'], ['a', 'b']).ndcg10).toBeCloseTo(1.5 / (1 + 1 / Math.log2(3)), 10);
  });

  test('nDCG of everything found first is 1, also with more evidence than ten', () => {
    const evidence = Array.from({ length: 12 }, (_, index) => `m${index}`);
    expect(measureRanking(evidence, evidence).ndcg10).toBeCloseTo(1, 10);
    expect(measureRanking(evidence, evidence).recall[10]).toBeCloseTo(10 / 12, 10);
  });

  test('an answer of memories with unknown sources finds nothing', () => {
    const metrics = measureRanking([null, null], ['a']);
    expect(metrics).toEqual({ recall: { 5: 0, 10: 0, 20: 0, 50: 0 }, reciprocalRank: 0, ndcg10: 0 });
  });
});
