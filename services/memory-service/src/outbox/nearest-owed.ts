import { searchByLoop } from '../vector-index/exact/candidate-search.js';
import { ProjectVectors } from '../vector-index/exact/project-vectors.js';
import type { VectorHit } from '../vector-index/vector-index.js';

/** Exact search over a few thousand vectors, on the calling thread. */
export function nearestOwed(
  vectors: readonly { readonly id: string; readonly vector: Int8Array }[],
  embedding: Float32Array,
  limit: number,
): VectorHit[] {
  const comparable = vectors.filter(({ vector }) => vector.length === embedding.length);
  const packed = new Int8Array(comparable.length * embedding.length);
  for (const [index, { vector }] of comparable.entries()) packed.set(vector, index * embedding.length);
  const rows = new ProjectVectors(embedding.length);
  rows.apply({ deletedIds: [], ids: comparable.map(({ id }) => id), vectors: packed });
  const { ids, similarities } = rows.search(embedding, limit, searchByLoop);
  return ids.map((id, rank) => ({ id, similarity: similarities[rank] ?? 0 }));
}
