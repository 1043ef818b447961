import type { Database, Sql } from '@persistent-memory/service-kit';

/** Specification, "Limits": 100 failed authentications per 4 hours per IP. */
export const maxFailures = 100;
export const failureWindowSeconds = 4 * 60 * 60;

/** A client address in its current window. */
export interface GuardState {
  readonly failures: number;
  readonly resetSeconds: number;
}

interface Row {
  readonly failures: number;
  readonly reset_seconds: number;
}

/**
 * Whole seconds until the window of a row `guard` ends. Never more than a window, although Postgres may round its
 * beginning up to the next millisecond.
 */
export const resetSeconds = (sql: Sql) => sql`
  least(${failureWindowSeconds}, ceil(extract(epoch from guard.window_started_at + ${failureWindowSeconds} * interval '1 second' - now())))::int`;

/**
 * Whether the window of a row `guard` still counts. One that is yet to begin was counted before Postgres' clock was set
 * back, or in a database that was restored from elsewhere: it would block for longer than a window is. The minute is
 * for who waits for the row while another's window begins, and for servers of one database whose clocks differ.
 */
export const isWindowOpen = (sql: Sql) => sql`
  (guard.window_started_at > now() - ${failureWindowSeconds} * interval '1 second'
    and guard.window_started_at <= now() + interval '1 minute')`;

/**
 * Counts one failure and answers the state that it leads to, in one statement shared by all replicas.
 * More than `maxFailures` means that the address was blocked before this failure. Further failures of a blocked address
 * are not written, so that an attack on the block costs no writes.
 */
export async function recordFailure(database: Database, address: string): Promise<GuardState> {
  const [row] = await database.use(
    async (sql) => sql<Row[]>`
      insert into access.failed_authentications as guard (address, window_started_at, failures) values (${address}, now(), 1)
      on conflict (address) do update set
        window_started_at = case when ${isWindowOpen(sql)} then guard.window_started_at else now() end,
        failures = case when ${isWindowOpen(sql)} then guard.failures + 1 else 1 end
      where guard.failures <= ${maxFailures} or not (${isWindowOpen(sql)})
      returning failures, ${resetSeconds(sql)} as reset_seconds`,
  );
  if (row !== undefined) return toState(row);
  const guard = await lookAtGuard(database, address);
  // The window that was full may have ended between the two statements: then this failure is one of the next.
  return guard.failures <= maxFailures ? recordFailure(database, address) : guard;
}

/** Looks without counting. */
export async function lookAtGuard(database: Database, address: string): Promise<GuardState> {
  const [row] = await database.use(
    async (sql) => sql<Row[]>`
      select failures, ${resetSeconds(sql)} as reset_seconds
      from access.failed_authentications guard where address = ${address} and ${isWindowOpen(sql)}`,
  );
  return toState(row);
}

const prunedAtOnce = 5_000;

/**
 * Removes a batch of the windows that are over: an attacker with many addresses leaves many. @returns how many were
 * removed
 */
export async function pruneFailures(database: Database): Promise<number> {
  const { count } = await database.use(
    async (sql) => sql`
      delete from access.failed_authentications where address in (
        select address from access.failed_authentications
        where window_started_at <= now() - ${failureWindowSeconds} * interval '1 second'
        order by window_started_at limit ${prunedAtOnce} for update skip locked)`,
  );
  return count;
}

function toState(row: Row | undefined): GuardState {
  return { failures: row?.failures ?? 0, resetSeconds: row?.reset_seconds ?? failureWindowSeconds };
}
