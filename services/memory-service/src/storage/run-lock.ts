import type { Database } from '@persistent-memory/service-kit';

/**
 * Does work that only one process at a time may do. The lock belongs to a transaction, so that a pooler between here
 * and Postgres keeps the connection for it, and is gone with whoever held it. It holds nobody else up, vacuum neither:
 * the transaction reads and writes nothing.
 * @param database gives it a connection for as long as the work takes
 * @returns whether the work was done: not where another process is at it
 * @throws ApiError dependency_unavailable as soon as the connection, and with it the lock, is lost; the caller has to
 *   stop the work
 */
export async function withRunLock(database: Database, name: string, work: () => Promise<void>): Promise<boolean> {
  return database.transaction(async (sql) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`;
    const [row] = await sql<{ is_locked: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${`run ${name}`}, 0)) as is_locked`;
    if (row?.is_locked !== true) return false;
    await work();
    return true;
  });
}
