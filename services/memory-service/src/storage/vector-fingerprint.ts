import { createHash } from 'node:crypto';
import type { Sql } from '@persistent-memory/service-kit';
import { bytesOfVector } from './vector-bytes.js';
import { vectorOfModel } from './vector-of-model.js';

/** Bytes of the hash: eight are enough to notice a vector that is not the one it should be. */
const fingerprintBytes = 8;

/** Tells whether two stored vectors are the same: the beginning of the SHA-256 of their bytes, in hexadecimal. */
export function fingerprintOf(vector: Int8Array): string {
  return createHash('sha256').update(bytesOfVector(vector)).digest().subarray(0, fingerprintBytes).toString('hex');
}

/**
 * The same, computed by Postgres from a memory's vector of a model, in a statement where `memory` is a row of
 * memory.memories; null without one.
 */
export function fingerprintOfModel(sql: Sql, embeddingModel: string) {
  return sql`encode(substring(sha256(${vectorOfModel(sql, embeddingModel)}) from 1 for ${fingerprintBytes}::int), 'hex')`;
}
