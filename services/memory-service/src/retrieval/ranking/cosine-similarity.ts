/** 1 / Euclidean length, 0 for a vector of zeros. */
export function inverseNorm(vector: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (vector[i] ?? 0) ** 2;
  return sum > 0 ? 1 / Math.sqrt(sum) : 0;
}

/**
 * Cosine of a query vector of length 1 and a stored one of the same dimensions. In doubles, which V8 multiplies at twice the speed of single
 * precision.
 */
export function cosineSimilarity(query: Float64Array, stored: Int8Array, storedInverseNorm: number): number {
  let dot = 0;
  for (let i = 0; i < stored.length; i++) dot += (query[i] ?? 0) * (stored[i] ?? 0);
  return dot * storedInverseNorm;
}

/** Cosine of two stored vectors; 0 when they are not of the same dimensions. */
export function cosineBetweenStored(
  a: { readonly embedding: Int8Array; readonly inverseNorm: number },
  b: { readonly embedding: Int8Array; readonly inverseNorm: number },
): number {
  if (a.embedding.length !== b.embedding.length) return 0;
  let dot = 0;
  for (let i = 0; i < a.embedding.length; i++) dot += (a.embedding[i] ?? 0) * (b.embedding[i] ?? 0);
  return dot * a.inverseNorm * b.inverseNorm;
}
