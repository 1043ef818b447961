import type { Database, Logger } from '@persistent-memory/service-kit';
import { readDatabaseId } from '../storage/database-identity.js';
import { type FedIndex, isFed, noteUseOfIndex } from '../storage/fed-indexes.js';
import { announceSwitch, handOverIndex } from '../storage/index-hand-over.js';
import { oweEverything } from '../storage/owe-index.js';
import type { CollectionOptions } from '../vector-index/qdrant/collections.js';
import type { QdrantAddress } from '../vector-index/qdrant/qdrant-connection.js';
import { startQdrantRebuild } from '../vector-index/qdrant/rebuild.js';
import { deliverEverything, openCommandOutbox } from './deliver-everything.js';

const useNotedEveryMs = 60_000;

export interface RebuildOptions {
  readonly database: Database;
  readonly qdrant: QdrantAddress & CollectionOptions;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** Told of the memories that are in the new collection, and of how many there will be. */
  readonly onProgress?: (done: number, total: number) => void;
}

export interface RebuildReport {
  readonly collection: string;
  /** Memories that this run brought to it. */
  readonly delivered: number;
}

/**
 * Fills a new collection from Postgres and puts it in the place of the one in use. The new collection is fed like an
 * index of its own: what is written meanwhile is owed to both, and what an interrupted run left undone is simply still
 * owed.
 */
export async function rebuildIndex(options: RebuildOptions): Promise<RebuildReport> {
  const { database, qdrant, log, signal, onProgress = () => {} } = options;
  const embeddingModel = qdrant.model.name;
  const rebuild = await startQdrantRebuild({ ...qdrant, databaseId: () => readDatabaseId(database) });
  const serving = { name: rebuild.alias, embeddingModel };
  const target = { name: rebuild.collection, embeddingModel };
  // A run that ended between the switch and its end.
  if (rebuild.replaces !== null && (await isFed(database, rebuild.replaces)))
    await handOverIndex(database, rebuild.replaces, serving);
  if (!(await noteUseOfIndex(database, target))) {
    if (await rebuild.isInUse()) return { collection: rebuild.collection, delivered: 0 };
    // What an earlier run left there may hold memories that are gone since.
    await rebuild.restart();
    await oweEverything(database, target);
  }
  const outbox = openCommandOutbox({ database, index: target, sink: rebuild.sink, log });
  const { entries: total } = await outbox.backlog();
  const { delivered, isStillFed } = await whileInUse(database, target, () =>
    deliverEverything(outbox, signal, (done) => onProgress(done, total)),
  );
  if (!isStillFed) {
    if (await rebuild.isInUse()) return { collection: rebuild.collection, delivered };
    throw new Error(`${target.name} was not worked on for so long that it was forgotten. Run the command again.`);
  }
  // What the new collection lacks is owed under the alias' name before the alias can lead to it, whenever that is.
  await announceSwitch(database, target.name, serving);
  await rebuild.switchOver();
  await handOverIndex(database, target.name, serving);
  await rebuild.removeEarlier();
  return { collection: rebuild.collection, delivered };
}

/**
 * An index that nobody says to use is forgotten after a day, with what it is owed.
 * @returns whether it is fed still: not where it was forgotten, or another run that rebuilt at the same time has put it
 *   in its place
 */
async function whileInUse(
  database: Database,
  index: FedIndex,
  deliver: () => Promise<number>,
): Promise<{ readonly delivered: number; readonly isStillFed: boolean }> {
  const timer = setInterval(() => void noteUseOfIndex(database, index).catch(() => undefined), useNotedEveryMs);
  try {
    const delivered = await deliver();
    return { delivered, isStillFed: await noteUseOfIndex(database, index) };
  } finally {
    clearInterval(timer);
  }
}
