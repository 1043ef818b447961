import type { Sql } from '@persistent-memory/service-kit';

/** Hits of a key in its current window. */
export interface WindowState {
  readonly hits: number;
  /** From now, by Postgres' clock: that of a service may differ from it by more than a client should see. */
  readonly resetsInMs: number;
}

const resetsInMs = (sql: Sql) => sql`greatest(0, floor(extract(epoch from resets_at - now()) * 1000))::int`;

/**
 * Counts a hit, in a window that begins with the first one. One statement, exact across replicas.
 * @returns null where the window holds `limit` hits, and no other is counted
 */
export async function countHit(
  sql: Sql,
  key: string,
  { windowMs, limit }: { windowMs: number; limit: number },
): Promise<WindowState | null> {
  const [row] = await sql<WindowState[]>`
    insert into management.rate_limits as known (key, hits, resets_at)
    values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      hits = case when known.resets_at <= now() then 1 else known.hits + 1 end,
      resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
    where known.resets_at <= now() or known.hits < ${limit}
    returning hits, ${resetsInMs(sql)} as "resetsInMs"`;
  return row ?? null;
}

/** The state of a key's window without spending from it; null when none is open. */
export async function findWindow(sql: Sql, key: string): Promise<WindowState | null> {
  const [row] = await sql<WindowState[]>`
    select hits, ${resetsInMs(sql)} as "resetsInMs" from management.rate_limits where key = ${key} and resets_at > now()`;
  return row ?? null;
}

/** Gives a hit back. */
export async function uncountHit(sql: Sql, key: string): Promise<void> {
  await sql`update management.rate_limits set hits = hits - 1 where key = ${key} and hits > 0 and resets_at > now()`;
}

export async function forgetKey(sql: Sql, key: string): Promise<void> {
  await sql`delete from management.rate_limits where key = ${key}`;
}

/** Removes windows that are over, at most `limit` at a time; rows that someone is counting in are left for later. */
export async function pruneWindows(sql: Sql, limit: number): Promise<number> {
  const pruned = await sql`
    delete from management.rate_limits where key in (
      select key from management.rate_limits where resets_at <= now() order by resets_at limit ${limit}
      for update skip locked
    )`;
  return pruned.count;
}
