/** 1 / Euclidean length, 0 for a vector of zeros. */
export function inverseNorm(vector: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (vector[i] ?? 0) ** 2;
  return sum > 0 ? 1 / Math.sqrt(sum) : 0;
}

/**
 * Cosine of a query vector of length 1 and a stored one of the same dimensions. In doubles, which V8 multiplies at
 * twice the speed of single precision.
 */
export function cosineSimilarity(query: Float64Array, stored: Int8Array, storedInverseNorm: number): number {
  let dot = 0;
  for (let i = 0; i < stored.length; i++) dot += (query[i] ?? 0) * (stored[i] ?? 0);
  return dot * storedInverseNorm;
}

/** What a cosine of stored vectors is computed from. */
interface StoredVector {
  readonly embedding: Int8Array;
  readonly inverseNorm: number;
}

/** Cosine of two stored vectors; 0 when they are not of the same dimensions. */
export function cosineBetweenStored(a: StoredVector, b: StoredVector): number {
  if (a.embedding.length !== b.embedding.length) return 0;
  return dotProductOfIntegers(a.embedding, b.embedding) * a.inverseNorm * b.inverseNorm;
}

/**
 * Four sums at a time: the processor needn't wait for the one before. In 32 bits, which hold the products of 130,000
 * dimensions.
 */
function dotProductOfIntegers(a: Int8Array, b: Int8Array): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  const fours = a.length - (a.length % 4);
  for (let i = 0; i < fours; i += 4) {
    first = (first + Math.imul(a[i] as number, b[i] as number)) | 0;
    second = (second + Math.imul(a[i + 1] as number, b[i + 1] as number)) | 0;
    third = (third + Math.imul(a[i + 2] as number, b[i + 2] as number)) | 0;
    fourth = (fourth + Math.imul(a[i + 3] as number, b[i + 3] as number)) | 0;
  }
  for (let i = fours; i < a.length; i++) first = (first + Math.imul(a[i] as number, b[i] as number)) | 0;
  return first + second + third + fourth;
}
