import { type Database, untilNothingIsLeft } from '@persistent-memory/service-kit';
import { pruneWindows } from '../storage/rate-limits.js';

const batchSize = 1_000;

/**
 * Removes the windows of the create budget that are over, in batches that hold no lock for long; after an abort those
 * that are left stay.
 */
export async function pruneRateLimits(database: Database, signal: AbortSignal): Promise<void> {
  await untilNothingIsLeft(() => database.use((sql) => pruneWindows(sql, batchSize)), signal);
}
