import { expect, test } from '@jest/globals';
import { bytesOfVector, vectorOfBytes } from './vector-bytes.js';

const vector = Int8Array.of(3, 127, -128, -1, 0, 5).subarray(1, 5);

test('a vector in the middle of a larger buffer gives its own bytes alone', () => {
  expect([...bytesOfVector(vector)]).toEqual([127, 128, 255, 0]);
});

test('bytes in the middle of a larger buffer give back the vector, sign included', () => {
  const packet = Buffer.concat([Buffer.of(9), bytesOfVector(vector), Buffer.of(9)]);
  expect([...vectorOfBytes(packet.subarray(1, 5))]).toEqual([127, -128, -1, 0]);
});
