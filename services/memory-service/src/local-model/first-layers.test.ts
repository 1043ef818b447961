import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { keepFirstLayers } from './first-layers.js';

const model = await readFile(new URL('../../models/all-MiniLM-L6-v2/model.onnx', import.meta.url));

test('what comes behind a value is left out, with its weights', () => {
  const one = keepFirstLayers(model, 'LayerNormalization_40_0');
  const three = keepFirstLayers(model, 'LayerNormalization_100_0');
  expect(one.length).toBeLessThan(three.length);
  expect(three.length).toBeLessThan(0.8 * model.length);
  const holds = (name: string) => Buffer.from(three).includes(name);
  expect(holds('encoder.layer.2.output.LayerNorm.w')).toBe(true);
  expect(holds('encoder.layer.3.output.LayerNorm.w')).toBe(false);
  expect(holds('sentence_embedding')).toBe(false);
});

test('what is kept can be cut again', () => {
  const three = keepFirstLayers(model, 'LayerNormalization_100_0');
  const [again, atOnce] = [three, model].map((file) => Buffer.from(keepFirstLayers(file, 'LayerNormalization_40_0')));
  expect(atOnce?.equals(again ?? Buffer.alloc(0))).toBe(true);
});

test.each(['LayerNormalization_999_0', ''])('a value that no node computes is an error: %j', (value) => {
  expect(() => keepFirstLayers(model, value)).toThrow('The model computes no');
});

test('a file that ends within a field is an error', () => {
  expect(() => keepFirstLayers(Uint8Array.of(0x3a, 0xff), 'x')).toThrow('ends within a number');
  const half = model.subarray(0, model.length / 2);
  expect(() => keepFirstLayers(half, 'LayerNormalization_100_0')).toThrow('ends within a field');
});
