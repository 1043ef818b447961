import { describe, expect, test } from '@jest/globals';
import { percentile } from './percentile.js';

describe('percentile', () => {
  test('is the value at the nearest rank, and no number of no values', () => {
    expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
    expect(percentile([], 0.5)).toBeNaN();
  });
});
