import { describe, expect, test } from '@jest/globals';
import { cosine, readModelExamples } from './local/testing/model-examples.js';
import { quantise } from './quantise.js';

const vectors = (await readModelExamples()).map(({ embedding }) => Float32Array.from(embedding));

describe('quantise', () => {
  test('changes the cosine similarity of no two embeddings of the model by more than 0.005', () => {
    const quantised = vectors.map(quantise);
    let worst = 0;
    for (const [i, one] of vectors.entries()) {
      for (const [j, other] of vectors.entries()) {
        const change = cosine(one, other) - cosine(quantised[i] ?? [], quantised[j] ?? []);
        worst = Math.max(worst, Math.abs(change));
      }
    }
    expect(worst).toBeGreaterThan(0);
    expect(worst).toBeLessThanOrEqual(0.005);
  });

  test('uses the whole range, whatever the length of the vector', () => {
    for (const factor of [1e-6, 1, 1e6]) {
      expect(quantise(Float32Array.of(0.5 * factor, -factor, 0))).toEqual(Int8Array.of(64, -127, 0));
    }
  });

  test('keeps a vector of zeros', () => {
    expect(quantise(new Float32Array(4))).toEqual(new Int8Array(4));
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses a component of %p', (component) => {
    expect(() => quantise(Float32Array.of(1, component))).toThrow(RangeError);
  });
});
