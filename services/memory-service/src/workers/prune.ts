import type { Database } from '@persistent-memory/service-kit';
import type { VectorOutbox } from '../outbox/vector-outbox.js';
import { pruneFailures } from '../storage/failed-authentications.js';
import { forgetUnusedIndexes } from '../storage/fed-indexes.js';
import { pruneSpending } from '../storage/provider-spending.js';
import { pruneDeletions } from '../storage/prune-deletions.js';

/**
 * Removes what is kept for a time only.
 * @param outbox of the index that this service feeds. After a long outage it counts as in use before what nobody uses is forgotten.
 */
export async function prune(
  database: Database,
  outbox: Pick<VectorOutbox, 'noteUse'> | null,
  signal: AbortSignal,
): Promise<void> {
  await outbox?.noteUse();
  await forgetUnusedIndexes(database);
  for (const pruneBatch of [pruneFailures, pruneDeletions, pruneSpending]) {
    await untilDone(pruneBatch, database, signal);
  }
}

/** Batch after batch, until one finds nothing. */
export async function untilDone(
  pruneBatch: (database: Database) => Promise<number>,
  database: Database,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && (await pruneBatch(database)) > 0);
}
