import type { IdPrefix } from '@persistent-memory/auth';

const base58Id = /^[1-9A-HJ-NP-Za-km-z]{22}$/;

/**
 * Whether a string can be an id of this kind at all. What can't is missing, and no statement has to be sent to learn
 * it.
 */
export function isWellFormedId(prefix: IdPrefix, candidate: string): boolean {
  return candidate.startsWith(`${prefix}_`) && base58Id.test(candidate.slice(prefix.length + 1));
}
