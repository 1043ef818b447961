import { createHash } from 'node:crypto';
import type { EmbeddingModel } from '../../embedding/embedder.js';

/** `<prefix>_<model>_<dimensions>`: the alias that is searched and written to. Its collections add `_v1`, `_v2`, … */
export function aliasName({ prefix, model }: { readonly prefix: string; readonly model: EmbeddingModel }): string {
  const safe = model.name.replace(/[^A-Za-z0-9.-]/g, '-');
  // Two names that differ only in what was replaced must not share a collection.
  const suffix = safe === model.name ? '' : `-${createHash('sha256').update(model.name).digest('hex').slice(0, 8)}`;
  return `${prefix}_${safe}${suffix}_${model.dimensions}`;
}

/** The collection of an alias in one of its versions. */
export function collectionName(alias: string, version: number): string {
  return `${alias}_v${version}`;
}

/** The version of a collection of the alias; 0 for none, and for one that was not named by us. */
export function versionOf(collection: string | null, alias: string): number {
  const digits = collection?.startsWith(`${alias}_v`) ? collection.slice(alias.length + 2) : '';
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : 0;
}
