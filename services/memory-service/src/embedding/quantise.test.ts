import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cosine, readModelExamples } from './local/testing/model-examples.js';
import { dequantise, quantise } from './quantise.js';

const vectors = (await readModelExamples()).map(({ embedding }) => Float32Array.from(embedding));

describe('quantise', () => {
  test('changes the cosine similarity of no two embeddings of the model by more than 0.005', () => {
    const restored = vectors.map((vector) => dequantise(quantise(vector)));
    let worst = 0;
    for (const [i, one] of vectors.entries()) {
      for (const [j, other] of vectors.entries()) {
        const change = cosine(one, other) - cosine(restored[i] ?? [], restored[j] ?? []);
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
    expect(dequantise(quantise(new Float32Array(4)))).toEqual(new Float32Array(4));
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses a component of %p', (component) => {
    expect(() => quantise(Float32Array.of(1, component))).toThrow(RangeError);
  });
});

describe('dequantise', () => {
  test('gives vectors of unit length', () => {
    const components = fc.array(fc.integer({ min: -127, max: 127 }), { minLength: 1, maxLength: 400 });
    fc.assert(
      fc.property(components, (values) => {
        const length = Math.hypot(...dequantise(Int8Array.from(values)));
        expect(length).toBeCloseTo(values.every((value) => value === 0) ? 0 : 1, 5);
      }),
    );
  });

  test('reads the bytes that a database driver hands out, in the middle of a larger buffer too', () => {
    const stored = quantise(Float32Array.of(0.6, -0.8, 0));
    const packet = new Uint8Array(7);
    packet.set(new Uint8Array(stored.buffer), 3);
    expect(dequantise(packet.subarray(3, 6))).toEqual(dequantise(stored));
  });
});
