import { describeCollection } from './collections.js';
import { type QdrantApi, resultOf } from './qdrant-connection.js';

/** The collection that an alias leads to, or null. */
export async function collectionOf(api: QdrantApi, alias: string, signal: AbortSignal): Promise<string | null> {
  const { aliases } = await resultOf(api.getCollectionsAliases({}, { signal }));
  return aliases.find(({ alias_name }) => alias_name === alias)?.collection_name ?? null;
}

/**
 * @throws Error when a collection has the name that the alias is to get: Qdrant would refuse the alias, after all the
 *   work before it
 */
export async function requireFreeName(api: QdrantApi, alias: string, signal: AbortSignal): Promise<void> {
  const { collections } = await resultOf(api.getCollections({}, { signal }));
  if (collections.some(({ name }) => name === alias))
    throw new Error(
      `${alias} is a collection in Qdrant, where the service needs an alias of that name: rename or remove it`,
    );
}

/** Has a missing alias lead to a collection. One that another replica made since is left as it is. */
export async function makeAlias(api: QdrantApi, alias: string, collection: string, signal: AbortSignal): Promise<void> {
  if ((await collectionOf(api, alias, signal)) !== null) return;
  const actions = [{ create_alias: { collection_name: collection, alias_name: alias } }];
  await resultOf(api.updateAliases({ actions }, { signal }));
}

/**
 * Has an alias lead to another collection, in one step: searches see the one or the other. Qdrant looks at the actions
 * one after the other and keeps those before one that it refuses, so that the collection has to be there, or the alias
 * is gone.
 * @param from where it led when the other was begun; null: nowhere
 * @throws Error when it leads elsewhere by now
 */
export async function switchAlias(
  api: QdrantApi,
  alias: string,
  { from, to }: { readonly from: string | null; readonly to: string },
  signal: AbortSignal,
): Promise<void> {
  const current = await collectionOf(api, alias, signal);
  if (current === to) return;
  if (current !== from)
    throw new Error(
      `${alias} leads to ${String(current)} by now, and no longer to ${String(from)}: somebody else switched it`,
    );
  if ((await describeCollection(api, to, signal)) === null) throw new Error(`The Qdrant collection ${to} is gone`);
  const create = { create_alias: { collection_name: to, alias_name: alias } };
  const actions = current === null ? [create] : [{ delete_alias: { alias_name: alias } }, create];
  await resultOf(api.updateAliases({ actions }, { signal }));
}
