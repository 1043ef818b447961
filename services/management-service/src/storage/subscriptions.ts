import type { Sql } from '@persistent-memory/service-kit';
import { isWellFormedId } from './well-formed-id.js';

/** What an account may do (access.entitlements). A null quota or period end means: without limit. */
export interface SubscriptionRow {
  readonly plan: string;
  readonly status: 'active' | 'inactive';
  readonly periodStart: Date;
  readonly periodEnd: Date | null;
  /** Requests in the period. */
  readonly addQuota: number | null;
  readonly searchQuota: number | null;
}

/**
 * What is left of it now: outside of its period a subscription counts as inactive, as it does for both planes' requests
 * (access.count_usage).
 */
export interface SubscriptionState extends SubscriptionRow {
  readonly usedAdds: number;
  readonly usedSearches: number;
}

export async function findSubscription(sql: Sql, accountId: string): Promise<SubscriptionState | null> {
  if (!isWellFormedId('acct', accountId)) return null;
  const [row] = await sql<SubscriptionState[]>`
    select plan,
      case when period_end <= now() or period_start > now() + interval '1 minute' then 'inactive' else status end as status,
      period_start as "periodStart", period_end as "periodEnd",
      add_quota as "addQuota", search_quota as "searchQuota",
      access.used_requests(account_id, period_start, 'add') as "usedAdds",
      access.used_requests(account_id, period_start, 'search') as "usedSearches"
    from access.entitlements where account_id = ${accountId}`;
  return row ?? null;
}

/** Replaces what an account may do; both planes act on it with the next request. */
export async function upsertSubscription(sql: Sql, accountId: string, subscription: SubscriptionRow): Promise<void> {
  const { plan, status, periodStart, periodEnd, addQuota, searchQuota } = subscription;
  await sql`
    insert into access.entitlements
      (account_id, plan, status, period_start, period_end, add_quota, search_quota, updated_at)
    values (${accountId}, ${plan}, ${status}, ${periodStart}, ${periodEnd}, ${addQuota}, ${searchQuota}, now())
    on conflict (account_id) do update set plan = excluded.plan, status = excluded.status,
      period_start = excluded.period_start, period_end = excluded.period_end, add_quota = excluded.add_quota,
      search_quota = excluded.search_quota, updated_at = excluded.updated_at`;
}
