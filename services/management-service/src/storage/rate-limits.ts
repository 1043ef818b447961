import type { Sql } from '@persistent-memory/service-kit';

/** Hits of a key in its current window. */
export interface WindowState {
  readonly hits: number;
  /** From now, by Postgres' clock: that of a service may differ from it by more than a client should see. */
  readonly resetsInMs: number;
}

/**
 * More than a statement waits for a row, as another's window may begin meanwhile, and more than the clocks of two
 * servers of one database differ.
 */
const graceMs = 60_000;

/**
 * Whether the window of a row still counts, at the time of the statement: its transaction may have waited for others.
 * One that ends later than a window from now began before Postgres' clock was set back, or in a database that was
 * restored from elsewhere: it would block for longer than a window is.
 */
const isOpen = (sql: Sql, windowMs: number) => sql`
  (known.resets_at > statement_timestamp()
    and known.resets_at <= statement_timestamp() + ${windowMs + graceMs} * interval '1 millisecond')`;

const resetsInMs = (sql: Sql) =>
  sql`greatest(0, floor(extract(epoch from resets_at - statement_timestamp()) * 1000))::int`;

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
    values (${key}, 1, statement_timestamp() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      hits = case when ${isOpen(sql, windowMs)} then known.hits + 1 else 1 end,
      resets_at = case when ${isOpen(sql, windowMs)} then known.resets_at else excluded.resets_at end
    where known.hits < ${limit} or not ${isOpen(sql, windowMs)}
    returning hits, ${resetsInMs(sql)} as "resetsInMs"`;
  return row ?? null;
}

/** The state of a key's window without spending from it; null when none is open. */
export async function findWindow(sql: Sql, key: string, windowMs: number): Promise<WindowState | null> {
  const [row] = await sql<WindowState[]>`
    select hits, least(${windowMs}, ${resetsInMs(sql)}) as "resetsInMs" from management.rate_limits known
    where key = ${key} and ${isOpen(sql, windowMs)}`;
  return row ?? null;
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
