import { createHash } from 'node:crypto';
import type { Statement } from './statement.js';
import { isRelation, representativeOf } from './word-families.js';

/** Told without them as well: "never commit secrets", "secrets must never be committed". */
const dispensable = new Set(['must', 'alway', 'not', 'never']);

/**
 * A hash that any two statements have in common of which `sayTheSame` holds on the same occasion, and few others: of
 * all their words but those that tell what is done, each by what stands for all that it may be replaced by. Null where
 * none is left.
 * @param occasion who said it, and of when it tells
 */
export function likenessKey({ words }: Statement, occasion: readonly (string | null)[]): string | null {
  const things = words.filter(({ stem, isPerson }) => !isPerson && !isRelation(stem) && !dispensable.has(stem));
  const tellings = [...new Set(things.map(({ stem }) => representativeOf(stem)))].toSorted();
  if (tellings.length === 0) return null;
  return createHash('sha256')
    .update(JSON.stringify([tellings, occasion]))
    .digest('base64url')
    .slice(0, 22);
}
