import type { Sql } from '@persistent-memory/service-kit';

/** Days of the Gregorian calendar in UTC, `YYYY-MM-DD`, both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface UsageOfDay {
  readonly date: string;
  readonly add: number;
  readonly search: number;
}

/** Whose usage: all of an account, that of one project, or that of a workspace's projects. */
export interface UsageFilter {
  readonly accountId: string;
  readonly projectId?: string;
  readonly workspaceId?: string;
}

/** Requests of each day of the range, in order, days without any included. */
export async function readUsage(sql: Sql, filter: UsageFilter, { from, to }: DayRange): Promise<readonly UsageOfDay[]> {
  // One descent of the primary key for each day.
  return sql<UsageOfDay[]>`
    select calendar.day as date, used.add, used.search
    from management.accounts account
    cross join (
      select instant::date as day
      from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') instant
    ) calendar
    cross join lateral (
      select coalesce(sum(requests) filter (where operation = 'add'), 0)::bigint as add,
        coalesce(sum(requests) filter (where operation = 'search'), 0)::bigint as search
      from (${countsOf(sql, filter)}) counted
    ) used
    where account.id = ${filter.accountId}
    order by calendar.day`;
}

/** What was counted on `calendar.day` for `account`. */
function countsOf(sql: Sql, { projectId, workspaceId }: UsageFilter) {
  if (projectId !== undefined) {
    // A day's other projects are never read.
    return sql`
      select operation, requests from access.usage_by_day
      where account_id = account.id and day = calendar.day and project_id = ${projectId}`;
  }
  if (workspaceId === undefined) {
    return sql`
      select operation, requests from access.account_usage_by_day
      where account_id = account.id and day = calendar.day`;
  }
  return sql`
    select operation, requests from management.workspace_usage
    where workspace_id = ${workspaceId} and day = calendar.day
    union all
    select used.operation, used.requests from access.usage_by_day used
    where (account.usage_summed_until is null or calendar.day >= account.usage_summed_until)
      and used.account_id = account.id and used.day = calendar.day and exists (
        select from management.projects project
        where project.id = used.project_id and project.workspace_id = ${workspaceId}
      )`;
}
