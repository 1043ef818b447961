import { ApiError } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';

/** What has a quota. */
export type CountedOperation = 'add' | 'search';

export interface UsageOwner {
  readonly accountId: string;
  readonly projectId: string;
}

/**
 * Counts requests of an operation. The last statement of the transaction that did the work, since near the quota
 * it makes the account's other operations of the kind wait until this transaction ends.
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
