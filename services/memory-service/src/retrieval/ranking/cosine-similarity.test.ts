import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cosineBetweenStored, inverseNorm } from './cosine-similarity.js';

const stored = (components: readonly number[]) => {
  const embedding = Int8Array.from(components);
  return { embedding, inverseNorm: inverseNorm(embedding) };
};

describe('cosineBetweenStored', () => {
  test('by hand: 3 · 4 + 4 · 3 of 5 · 5', () => {
    expect(cosineBetweenStored(stored([3, 4]), stored([4, 3]))).toBeCloseTo(24 / 25, 12);
  });

  test('every component counts, however many there are', () => {
    const component = fc.integer({ min: -127, max: 127 });
    const pair = fc.array(fc.tuple(component, component), { minLength: 1, maxLength: 11 });
    fc.assert(
      fc.property(pair, (components) => {
        const [a, b] = [stored(components.map(([x]) => x)), stored(components.map(([, y]) => y))];
        const dot = components.reduce((sum, [x, y]) => sum + x * y, 0);
        expect(cosineBetweenStored(a, b)).toBeCloseTo(dot * a.inverseNorm * b.inverseNorm, 12);
      }),
    );
  });

  test('the largest components of the largest model overflow nothing', () => {
    const largest = stored(Array(4096).fill(-127));
    expect(cosineBetweenStored(largest, largest)).toBeCloseTo(1, 12);
  });

  test('vectors of two models are not alike', () => {
    expect(cosineBetweenStored(stored([1, 2]), stored([1, 2, 3]))).toBe(0);
  });
});
