import { withinDeadline } from '../../deadlines/within-deadline.js';
import type { VectorSink } from '../vector-sink.js';
import { collectionOf, switchAlias } from './aliases.js';
import { aliasName, collectionName, versionOf } from './collection-names.js';
import { type CollectionOptions, ensureCollection, settingsOf } from './collections.js';
import { removeCollection, removeVersionsBefore, requireRemovable } from './owned-collections.js';
import { PointWriter } from './point-writer.js';
import { connectToQdrant, type QdrantAddress, requireVersion } from './qdrant-connection.js';

const timeoutMs = 30_000;

/** A new collection beside the one in use, to be filled from Postgres. */
export interface QdrantRebuild {
  /** What reads and writes of running services go through. */
  readonly alias: string;
  readonly collection: string;
  /** The collection that is in use until the switch, or null. */
  readonly replaces: string | null;
  /** Forgets what an earlier rebuild left in the new collection. */
  restart(): Promise<void>;
  /** Writes to the new collection alone. */
  readonly sink: VectorSink;
  /**
   * Has reads and writes of every replica go to the new collection, in one step. What was written since the filling
   * began went to the one before: the caller has to deliver it again. Rejects when the alias leads elsewhere than when
   * the rebuild began. When it rejects for another cause, the switch may still come, later.
   */
  switchOver(): Promise<void>;
  /** Whether the new collection is in use already, as after another run that rebuilt at the same time. */
  isInUse(): Promise<boolean>;
  /** Removes the collections before the new one. */
  removeEarlier(): Promise<void>;
}

/** Makes the collection of the next version, or goes on with it when a rebuild was interrupted. */
export async function startQdrantRebuild(options: QdrantAddress & CollectionOptions): Promise<QdrantRebuild> {
  const settings = settingsOf(options);
  const api = connectToQdrant(options);
  const alias = aliasName(settings);
  const signal = AbortSignal.timeout(timeoutMs);
  await requireVersion(api, signal);
  const current = await collectionOf(api, alias, signal);
  if (current !== null) await requireRemovable(api, current, await settings.databaseId?.(), signal);
  const version = versionOf(current, alias) + 1;
  const collection = collectionName(alias, version);
  await ensureCollection(api, collection, settings, signal);
  return {
    alias,
    collection,
    replaces: current,
    async restart() {
      const restartSignal = AbortSignal.timeout(timeoutMs);
      await removeCollection(api, collection, restartSignal);
      await ensureCollection(api, collection, settings, restartSignal);
    },
    sink: new PointWriter(api, collection, settings.model.dimensions, (request, callerSignal) =>
      withinDeadline(request, {
        deadlineMs: timeoutMs,
        lateness: () => new Error(`Qdrant did not take a batch within ${timeoutMs} ms`),
        signals: [callerSignal],
      }),
    ),
    switchOver: () => switchAlias(api, alias, { from: current, to: collection }, AbortSignal.timeout(timeoutMs)),
    isInUse: async () => (await collectionOf(api, alias, AbortSignal.timeout(timeoutMs))) === collection,
    async removeEarlier() {
      await removeVersionsBefore(api, alias, version, await settings.databaseId?.(), AbortSignal.timeout(timeoutMs));
    },
  };
}

/**
 * Removes an index that nothing uses any more: its alias with all its collections.
 * @returns the names of the collections
 */
export async function removeQdrantIndex(
  { databaseId, ...address }: QdrantAddress & Pick<CollectionOptions, 'databaseId'>,
  alias: string,
): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const api = connectToQdrant(address);
  return removeVersionsBefore(api, alias, Number.POSITIVE_INFINITY, await databaseId?.(), signal);
}
