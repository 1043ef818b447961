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
  // One descent of the primary key for each day: with a project, a day's other projects are never read. Of a whole
  // account the sums are kept with the counts.
  return sql<UsageOfDay[]>`
    select calendar.day::date as date, used.add, used.search
    from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') as calendar (day)
    cross join lateral (
      select coalesce(sum(requests) filter (where operation = 'add'), 0)::bigint as add,
        coalesce(sum(requests) filter (where operation = 'search'), 0)::bigint as search
      from ${countsOf(sql, filter)} used
      where used.account_id = ${filter.accountId} and used.day = calendar.day::date ${ofProjects(sql, filter)}
    ) used
    order by calendar.day`;
}

function countsOf(sql: Sql, { projectId, workspaceId }: UsageFilter) {
  const isWholeAccount = projectId === undefined && workspaceId === undefined;
  return isWholeAccount ? sql`access.account_usage_by_day` : sql`access.usage_by_day`;
}

function ofProjects(sql: Sql, { projectId, workspaceId }: UsageFilter) {
  if (projectId !== undefined) return sql`and used.project_id = ${projectId}`;
  if (workspaceId === undefined) return sql``;
  return sql`and exists (
    select from management.projects project where project.id = used.project_id and project.workspace_id = ${workspaceId}
  )`;
}
