import type { IdPrefix } from '@persistent-memory/auth';

const DIGITS = /^[1-9A-HJ-NP-Za-km-z]{22}$/;

/** Whether a string can be an id of this kind at all. What can't is missing, and no statement has to be sent to learn it. */
export function isWellFormedId(prefix: IdPrefix, candidate: string): boolean {
  return candidate.startsWith(`${prefix}_`) && DIGITS.test(candidate.slice(prefix.length + 1));
}
