import type { Database } from '@persistent-memory/service-kit';
import { countUsage, type UsageOwner } from '../storage/count-usage.js';

/** Specification, "Usage counting" 2: tiers of ten; a search that finds nothing is a request too. */
export function requestsOfSearch(retrieved: number): number {
  return Math.max(1, Math.ceil(retrieved / 10));
}

/**
 * Counts a search, in a statement of its own: a search writes nothing else that the count could be committed with.
 * @throws ApiError subscription_required, quota_exhausted
 */
export async function countSearch(database: Database, owner: UsageOwner, requests: number): Promise<void> {
  await database.use((sql) => countUsage(sql, owner, 'search', requests), { owner: owner.projectId });
}
