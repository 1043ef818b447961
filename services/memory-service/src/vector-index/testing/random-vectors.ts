import { randomUUID } from 'node:crypto';
import { quantise } from '../../embedding/quantise.js';

/**
 * Numbers in [0, 1) that are the same in every run (a linear congruential generator with the constants of Numerical
 * Recipes).
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A vector of unit length in a random direction. */
export function unitVector(dimensions: number, random: () => number): Float32Array {
  const vector = Float32Array.from({ length: dimensions }, () => random() - 0.5);
  const length = Math.hypot(...vector);
  return vector.map((component) => component / length);
}

/** Memories with random ids and random unit vectors. */
export function randomMemories(
  count: number,
  dimensions: number,
  random: () => number,
): { id: string; vector: Float32Array }[] {
  return Array.from({ length: count }, () => ({ id: randomUUID(), vector: unitVector(dimensions, random) }));
}

/** The same, as vectors are stored and written to an index. */
export function randomPoints(
  count: number,
  dimensions: number,
  random: () => number,
): { id: string; vector: Int8Array }[] {
  return randomMemories(count, dimensions, random).map(({ id, vector }) => ({ id, vector: quantise(vector) }));
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (const [index, component] of one.entries()) sum += component * (other[index] ?? Number.NaN);
  return sum;
}
