import type { Sql } from '@persistent-memory/service-kit';

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
 * Sums up the next day of an account's workspaces, in a transaction of its own: the account's creates and deletes wait
 * for it. The account is locked, as by all that deletes projects: what goes meanwhile would else be summed up, and
 * stay.
 * @returns 1 when further days are left; 0 when none is, or when another replica is at this account
 */
export async function sumUpNextDay(sql: Sql, accountId: string): Promise<0 | 1> {
  // A lock of those who sum up alone: of the account's row nobody could tell whether a replica has it, or a create or
  // delete, and an account in which these never pause would never be summed up.
  const [place] = await sql<{ is_free: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended('sum up usage ' || ${accountId}, 0)) as is_free`;
  if (place?.is_free !== true) return 0;
  await sql`select from management.accounts where id = ${accountId} for no key update`;
  const [next] = await sql<{ day: string; is_last: boolean }[]>`
    select next.day, next.day + 1 = ${openDay(sql)} as is_last from (
      select coalesce(
        usage_summed_until, (select min(day) from access.usage_by_day where account_id = ${accountId})
      ) as day
      from management.accounts where id = ${accountId}
    ) next
    where next.day < ${openDay(sql)}`;
  if (next === undefined) {
    // Only where no day was over yet; an account that another replica was faster with has its day already.
    await sql`
      update management.accounts set usage_summed_until = ${openDay(sql)}
      where id = ${accountId} and usage_summed_until is null`;
    return 0;
  }
  await sql`
    insert into management.workspace_usage
    select project.workspace_id, used.day, used.operation, sum(used.requests)
    from access.usage_by_day used join management.projects project on project.id = used.project_id
    where used.account_id = ${accountId} and used.day = ${next.day}::date
    group by project.workspace_id, used.day, used.operation`;
  await sql`update management.accounts set usage_summed_until = ${next.day}::date + 1 where id = ${accountId}`;
  return next.is_last ? 0 : 1;
}
