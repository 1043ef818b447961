import type { Sql } from '@persistent-memory/service-kit';

/** Summed up in one transaction, for which the account's creates and deletes wait. */
const daysAtOnce = 7;

/** The first day that may still be counted for: no transaction lasts from one day over the next whole one. */
const openDay = (sql: Sql) => sql`((now() at time zone 'UTC')::date - 1)`;

/** The first account behind another, in the order of ids, that has days to be summed up; null when there is none. */
export async function findAccountToSumUp(sql: Sql, afterId: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from management.accounts
    where id > ${afterId} and (usage_summed_until is null or usage_summed_until < ${openDay(sql)})
    order by id limit 1`;
  return row?.id ?? null;
}

/**
 * Sums up the next days of an account's workspaces, in a transaction of its own. The account is locked, as by all that
 * deletes projects: what goes meanwhile would else be summed up, and stay.
 * @returns how many days that were; 0 when nothing is left
 */
export async function sumUpNextDays(sql: Sql, accountId: string): Promise<number> {
  await sql`select from management.accounts where id = ${accountId} for no key update`;
  const [span] = await sql<{ from: string; until: string; days: number }[]>`
    select span.from_day as from, least(span.from_day + ${daysAtOnce}::int, ${openDay(sql)}) as until,
      least(${daysAtOnce}::int, ${openDay(sql)} - span.from_day) as days
    from (
      select coalesce(
        usage_summed_until, (select min(day) from access.usage_by_day where account_id = ${accountId}), ${openDay(sql)}
      ) as from_day
      from management.accounts where id = ${accountId}
    ) span`;
  if (span === undefined) return 0;
  await sql`
    insert into management.workspace_usage
    select project.workspace_id, used.day, used.operation, sum(used.requests)
    from access.usage_by_day used join management.projects project on project.id = used.project_id
    where used.account_id = ${accountId} and used.day >= ${span.from}::date and used.day < ${span.until}::date
    group by project.workspace_id, used.day, used.operation`;
  await sql`update management.accounts set usage_summed_until = ${span.until}::date where id = ${accountId}`;
  return Math.max(0, span.days);
}
