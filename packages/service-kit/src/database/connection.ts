import postgres, { type Options, type Sql as PostgresClient, type PostgresType, type ReservedSql } from 'postgres';
import { driverAddress } from './postgres-address.js';
import { columnTypes, type Sql } from './sql.js';

export interface ConnectionOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly sessionSettings?: Readonly<Record<string, string>>;
  readonly connectTimeoutMs: number;
  /** Postgres itself ends a statement that runs longer. */
  readonly statementTimeoutMs: number;
  /** Postgres itself ends a statement that waits longer for what another transaction holds. */
  readonly lockTimeoutMs: number;
  /** Postgres itself ends a transaction in which nothing happened for so long. */
  readonly idleTransactionTimeoutMs: number;
  readonly onNotice: (message: string) => void;
}

const orderlyEndSeconds = 1;

/**
 * What the driver reads values by, whatever a server, a database or a role has by default: it would read dates of
 * another style as invalid ones, and bytes of another form as other bytes.
 */
export const sessionFormats = {
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  // Floating-point numbers with all their digits.
  extra_float_digits: 1,
} as const;

/**
 * One physical connection: a postgres.js client of its own that never connects a second time.
 *
 * A pool of postgres.js itself would not do: its queue has no bound, a statement that waits for a connection which
 * closes inside a transaction runs outside of it on the next one, and a statement sent after the connection has closed
 * throws where nobody can catch it and ends the process. Here nothing is sent once `isClosed` is true.
 */
export class Connection {
  readonly #client: PostgresClient;
  readonly #statements: ReservedSql;
  readonly #closing: Closing;
  readonly openedAtMs = performance.now();

  private constructor(client: PostgresClient, statements: ReservedSql, closing: Closing) {
    this.#client = client;
    this.#statements = statements;
    this.#closing = closing;
  }

  /** Rejects with the error of postgres.js or Node, after at most the connect time-out. */
  static async open(options: ConnectionOptions): Promise<Connection> {
    const closing = new Closing();
    const { url, ...server } = driverAddress(options.url);
    const client = postgres(url, { ...server, ...clientOptions(options, () => closing.happen()) });
    try {
      // Connects with a statement, since a reservation that can't connect would try again for ever.
      await client`select 1`;
      return new Connection(client, await client.reserve(), closing);
    } catch (error) {
      await client.end({ timeout: 0 });
      throw error;
    }
  }

  get isClosed(): boolean {
    return this.#closing.happened;
  }

  /**
   * Calls the listener once, when the connection has ended, whoever ended it; at once if it has.
   * @returns takes the listener away
   */
  onClosed(listener: () => void): () => void {
    return this.#closing.listen(listener);
  }

  /**
   * Statements over this connection.
   * @param refusal asked before every statement: an error instead of null, and it is thrown instead
   */
  statements(refusal: () => Error | null): Sql {
    const assertAllowed = () => {
      const error = this.isClosed ? connectionClosed() : refusal();
      if (error !== null) throw error;
    };
    return new Proxy<Sql>(this.#statements, {
      apply(target, self, parameters) {
        assertAllowed();
        return Reflect.apply(target, self, parameters);
      },
      get(target, name) {
        if (name !== 'unsafe') return Reflect.get(target, name);
        return (...parameters: Parameters<Sql['unsafe']>) => {
          assertAllowed();
          return target.unsafe(...parameters);
        };
      },
    });
  }

  /** Ends the connection in order; nothing may be running on it. */
  async end(): Promise<void> {
    if (this.isClosed) return;
    this.#closing.happen();
    this.#statements.release();
    await this.#client.end({ timeout: orderlyEndSeconds });
  }

  /** Ends the connection now, whatever runs on it. */
  async destroy(): Promise<void> {
    this.#closing.happen();
    await this.#client.end({ timeout: 0 });
  }
}

/**
 * That a connection ends: once, for whoever still listens. A promise would keep every listener of a connection's life.
 */
class Closing {
  readonly #listeners = new Set<() => void>();
  happened = false;

  listen(listener: () => void): () => void {
    if (this.happened) listener();
    else this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  happen(): void {
    this.happened = true;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener();
  }
}

function connectionClosed(): Error {
  return Object.assign(new Error('The connection to Postgres has closed.'), { code: 'CONNECTION_CLOSED' });
}

function clientOptions(options: ConnectionOptions, onclose: () => void): Options<Record<string, PostgresType>> {
  return {
    max: 1,
    connect_timeout: options.connectTimeoutMs / 1000,
    // How old a connection may get is the pool's affair, which knows when nothing runs on it.
    max_lifetime: null,
    onclose,
    onnotice: (notice) => options.onNotice(notice.message ?? ''),
    types: columnTypes,
    connection: {
      ...sessionFormats,
      ...options.sessionSettings,
      application_name: options.applicationName,
      statement_timeout: options.statementTimeoutMs,
      lock_timeout: options.lockTimeoutMs,
      idle_in_transaction_session_timeout: options.idleTransactionTimeoutMs,
    },
  };
}
