import { ApiError } from '@persistent-memory/auth';
import { versionOf } from './collection-names.js';
import { type CollectionConfig, describeCollection, notesOf } from './collections.js';
import { type QdrantApi, resultOf } from './qdrant-connection.js';

/** @throws ApiError where a person has to decide. A collection that tells nobody's name is let pass */
function requireNotOfAnother(name: string, { metadata }: CollectionConfig, databaseId: string | undefined): void {
  const owner = notesOf(metadata).database_id;
  if (owner === undefined || databaseId === undefined || owner === databaseId) return;
  throw new ApiError('dependency_unavailable', {
    message: `The Qdrant collection ${name} was made for another database: set QDRANT_COLLECTION_PREFIX to one that nobody else uses on that server (names begin with it), or remove the collection if that database is gone.`,
  });
}

/** The same of a collection that is about to be replaced or removed; also when there is none. */
export async function requireRemovable(
  api: QdrantApi,
  name: string,
  databaseId: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const described = await describeCollection(api, name, signal);
  if (described !== null) requireNotOfAnother(name, described.config, databaseId);
}

/**
 * The database that a collection was made for: `nobody` where the collection does not tell, as on a server before 1.16.
 */
export type CollectionOwner = 'this database' | 'another database' | 'nobody';

export async function ownerOf(
  api: QdrantApi,
  name: string,
  databaseId: string | undefined,
  signal: AbortSignal,
): Promise<CollectionOwner> {
  const described = await describeCollection(api, name, signal);
  const owner = notesOf(described?.config.metadata).database_id;
  if (owner === undefined || databaseId === undefined) return 'nobody';
  return owner === databaseId ? 'this database' : 'another database';
}

/** Whether it is certain that a collection holds what this database put there, and nothing else. */
export async function isCertainlyOwn(...collection: Parameters<typeof ownerOf>): Promise<boolean> {
  return (await ownerOf(...collection)) === 'this database';
}

/** Removes a collection; one that isn't there is fine with Qdrant too. */
export async function removeCollection(api: QdrantApi, name: string, signal: AbortSignal): Promise<void> {
  await resultOf(api.deleteCollection({ collection_name: name }, { signal }));
}

/**
 * Removes the versions of an alias' collection before one, also those that runs left that were killed before they
 * could.
 * @param databaseId whose they may be, beside nobody's
 * @returns the names of those that were there
 * @throws ApiError, before any of them is removed, when one is another database's
 */
export async function removeVersionsBefore(
  api: QdrantApi,
  alias: string,
  version: number,
  databaseId: string | undefined,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { collections } = await resultOf(api.getCollections({}, { signal }));
  const earlier = collections
    .map(({ name }) => name)
    .filter((name) => versionOf(name, alias) > 0 && versionOf(name, alias) < version);
  for (const name of earlier) await requireRemovable(api, name, databaseId, signal);
  for (const name of earlier) await removeCollection(api, name, signal);
  return earlier.sort();
}
