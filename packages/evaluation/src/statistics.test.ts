import { describe, expect, test } from '@jest/globals';
import { bootstrapInterval, percentile } from './statistics.js';

describe('bootstrapInterval', () => {
  test('holds the mean, and is narrower with more values', () => {
    const coin = (count: number) => Array.from({ length: count }, (_, index) => index % 2);
    const few = bootstrapInterval(coin(20));
    const many = bootstrapInterval(coin(2000));
    for (const { mean, low, high } of [few, many]) {
      expect(mean).toBe(0.5);
      expect(low).toBeLessThan(0.5);
      expect(high).toBeGreaterThan(0.5);
    }
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
  });

  test('is close to the normal approximation: 1.96 · sqrt(0.25 / 400) each side', () => {
    const { low, high } = bootstrapInterval(Array.from({ length: 400 }, (_, index) => index % 2));
    expect(high - low).toBeGreaterThan(0.085);
    expect(high - low).toBeLessThan(0.111);
  });

  test('the same values give the same interval', () => {
    expect(bootstrapInterval([0, 1, 1, 0.5])).toEqual(bootstrapInterval([0, 1, 1, 0.5]));
  });
});

test('a percentile is the value at the nearest rank, and no number where there are no values', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  expect(percentile([], 0.5)).toBeNaN();
});
