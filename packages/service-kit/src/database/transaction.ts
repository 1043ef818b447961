import type { Connection } from './connection.js';
import type { Lease } from './lease.js';
import type { Sql } from './sql.js';

/**
 * One transaction on a connection that nobody else uses meanwhile.
 * postgres.js' own `begin` is not used: it rolls back over a connection that has closed, which ends the process.
 */
export async function inTransaction<T>(
  connection: Connection,
  lease: Lease,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  await lease.statements(connection).unsafe('begin');
  let result: T;
  try {
    result = await work(lease.statements(connection));
    // The caller was told that it failed, so it may not happen.
    lease.assertRunning();
  } catch (error) {
    await rollBack(connection);
    throw error;
  }
  const { command } = await lease.statements(connection).unsafe('commit');
  // Postgres answers the commit of a failed transaction with a rollback, and no error.
  if (command !== 'COMMIT') throw new Error('A statement failed and the work did not say so: nothing was committed.');
  return result;
}

async function rollBack(connection: Connection): Promise<void> {
  if (connection.isClosed) return;
  try {
    await connection.statements(() => null).unsafe('rollback');
  } catch {
    // Without a connection Postgres rolls back by itself.
    await connection.destroy();
  }
}
