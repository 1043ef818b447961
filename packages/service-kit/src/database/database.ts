import { isConflict } from './database-errors.js';
import type { Lease } from './lease.js';
import { type DatabaseOptions, Pool } from './pool.js';
import type { Sql } from './sql.js';
import { inTransaction } from './transaction.js';

export interface UseOptions {
  /** When it aborts, the use rejects with its reason, and no further statement is sent. */
  readonly signal?: AbortSignal | undefined;
  /**
   * For whom it is, such as a project. Those who wait for a connection take turns by it; what is for nobody in
   * particular has a turn of its own.
   */
  readonly owner?: string | undefined;
}

/**
 * A bounded pool of connections to one Postgres.
 *
 * What is rejected with, beside what the work itself throws: `overloaded` when no place came free in time, conflicts
 * with other transactions did not end, or one of them held for too long what a statement waited for,
 * `dependency_unavailable` when Postgres can't be reached, closed the connection, or took too long.
 * Other errors of Postgres go through as they are: SQLSTATE in `code`, constraint in `constraint_name`.
 */
export interface Database {
  /** Runs statements, each its own transaction, one after the other on one connection. */
  use<T>(work: (sql: Sql) => Promise<T>, options?: UseOptions): Promise<T>;
  /**
   * Runs statements as one transaction: committed when the work resolves, rolled back when it rejects or is given up.
   * The work is run again, up to three times, when Postgres ended it for the sake of another transaction (40001,
   * 40P01).
   * After a `dependency_unavailable`, or the signal's reason, the transaction may have been committed all the same, if
   * the connection was lost or the time over on the last step.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, options?: UseOptions): Promise<T>;
  /** Resolves when Postgres answers and the database is one in which text is safe. */
  check(): Promise<void>;
  /** For metrics. */
  load(): { readonly inUse: number; readonly waiting: number };
  /** Refuses new work, waits for the running until its deadline, and ends the connections. */
  close(): Promise<void>;
}

/** Connects nothing yet: the first use does. */
export function connectDatabase(options: DatabaseOptions): Database {
  const pool = new Pool(options);
  return {
    use: (work, options) => pool.lease((connection, lease) => work(lease.statements(connection)), options),
    transaction: (work, options) =>
      pool.lease((connection, lease) => retryConflicts(() => inTransaction(connection, lease, work), lease), options),
    check: () => pool.lease((connection, lease) => assertUtf8(lease.statements(connection))),
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

/** Refuses a database in which `Größe` has seven characters and full text search cuts words at every umlaut. */
export async function assertUtf8(sql: Sql): Promise<void> {
  const [row] = await sql<{ server_encoding: string }[]>`show server_encoding`;
  if (row?.server_encoding === 'UTF8') return;
  throw new Error(`The database's encoding is ${row?.server_encoding}; it has to be UTF8.`);
}

const maxAttempts = 4;
const maxPauseMs = 20;

async function retryConflicts<T>(attempt: () => Promise<T>, lease: Lease): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error) || number === maxAttempts || lease.refusal() !== null) throw error;
      // At random, so that those who met once do not meet again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * maxPauseMs * number));
    }
  }
}
