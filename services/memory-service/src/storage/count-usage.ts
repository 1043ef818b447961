import { ApiError } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';

/** What has a quota. */
export type CountedOperation = 'add' | 'search';

export interface UsageOwner {
  readonly accountId: string;
  readonly projectId: string;
}

/**
 * Counts requests of an operation. An add calls it in the transaction that stores its memories, so that both are
 * committed or neither is; it is the last statement there, since near the quota the account's other adds wait from here
 * until the transaction ends. A search writes nothing that its count could be committed with, and calls it outside of a
 * transaction.
 * @throws ApiError subscription_required, quota_exhausted
 */
export async function countUsage(
  sql: Sql,
  owner: UsageOwner,
  operation: CountedOperation,
  requests: number,
): Promise<void> {
  const [row] = await sql<{ refusal: 'subscription_required' | 'quota_exhausted' | null }[]>`
    select access.count_usage(${owner.accountId}, ${owner.projectId}, ${operation}, ${requests}) as refusal`;
  if (row?.refusal != null) throw new ApiError(row.refusal);
}
