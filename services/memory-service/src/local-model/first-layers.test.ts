import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { keepFirstLayers } from './first-layers.js';

const model = await readFile(new URL('../../models/all-MiniLM-L6-v2/model.onnx', import.meta.url));

test('what comes behind a value is left out, with its weights', () => {
  const one = keepFirstLayers(model, 'LayerNormalization_40_0');
  const three = keepFirstLayers(model, 'LayerNormalization_100_0');
  expect(one.length).toBeLessThan(three.length);
  expect(three.length).toBeLessThan(0.8 * model.length);
  const text = Buffer.from(three).toString('latin1');
  expect(text).toContain('encoder.layer.2.output.LayerNorm.w');
  expect(text).not.toContain('encoder.layer.3.output.LayerNorm.w');
  expect(text).not.toContain('sentence_embedding');
});

test('what is kept can be cut again', () => {
  const three = keepFirstLayers(model, 'LayerNormalization_100_0');
  expect(keepFirstLayers(three, 'LayerNormalization_40_0')).toEqual(keepFirstLayers(model, 'LayerNormalization_40_0'));
});

test.each(['LayerNormalization_999_0', ''])('a value that no node computes is an error: %j', (value) => {
  expect(() => keepFirstLayers(model, value)).toThrow('The model computes no');
});

test('a file that ends within a field is an error', () => {
  expect(() => keepFirstLayers(Uint8Array.of(0x3a, 0xff), 'x')).toThrow('ends within a number');
});
