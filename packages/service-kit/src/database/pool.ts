import type { Logger } from 'pino';
import { within } from '../process/within.js';
import { Connection } from './connection.js';
import { databaseUnavailable, isConnectionLimit, presentDatabaseError } from './database-errors.js';
import { Lease } from './lease.js';
import { type GiveBack, Places, type TakePlaceOptions } from './places.js';

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/database`, with `?sslmode=…` where the server is not on a private network. */
  readonly url: string;
  /** Connections at the same time, and so uses and transactions at the same time. */
  readonly poolSize: number;
  /** How long to wait for a place in the pool. */
  readonly acquireTimeoutMs: number;
  /** For one use or transaction, connecting and retries included. */
  readonly deadlineMs: number;
  readonly statementTimeoutMs: number;
  readonly connectTimeoutMs: number;
  /** How long a statement waits for what another transaction holds; 10 s unless said otherwise. */
  readonly lockTimeoutMs?: number;
  readonly applicationName: string;
  /** Settings of Postgres for every connection, such as `plan_cache_mode`. */
  readonly sessionSettings?: Readonly<Record<string, string>>;
  readonly log: Logger;
}

const maxConnectionAgeMs = 30 * 60 * 1000;
/**
 * Statements of a transaction follow each other at once: one that does not go on is that of a frozen process, and its
 * locks keep others waiting.
 */
const idleTransactionTimeoutMs = 5_000;
/** Long enough to outlast a frozen process's transaction; who waits longer only keeps a connection from others. */
const lockTimeoutMs = 10_000;

/**
 * Where Postgres had no room for a further connection, for so long none is asked for: every attempt costs it a process.
 */
const connectionLimitPauseMs = 1_000;

/** How many may wait for each place. More than that would be refused by the time-out anyway. */
const waitersPerPlace = 50;

/** Connections that are opened when there is work for them, kept for the next, and never more than places. */
export class Pool {
  readonly #options: DatabaseOptions;
  readonly #places: Places;
  readonly #open = new Set<Connection>();
  #opening = 0;
  readonly #idle: Connection[] = [];
  /** Woken when a connection comes free, closes, or could not be opened. */
  readonly #waiting: (() => void)[] = [];
  #connectAgainAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: DatabaseOptions) {
    this.#options = options;
    this.#places = new Places({
      size: options.poolSize,
      timeoutMs: options.acquireTimeoutMs,
      maxWaiting: options.poolSize * waitersPerPlace,
    });
  }

  /** Hands the work a connection of its own. The place is kept until the work has ended or its connection has. */
  async lease<T>(
    work: (connection: Connection, lease: Lease) => Promise<T>,
    options: TakePlaceOptions = {},
  ): Promise<T> {
    const giveBack = await this.#places.take(options);
    const lease = new Lease(this.#options.deadlineMs, options.signal);
    const running = this.#run(work, lease, giveBack);
    // Whoever asked may be gone when it ends.
    running.catch(() => {});
    try {
      return await Promise.race([running, lease.ended]);
    } catch (error) {
      throw presentDatabaseError(error);
    } finally {
      lease.stop();
    }
  }

  load(): { inUse: number; waiting: number } {
    return { inUse: this.#places.taken, waiting: this.#places.waiting };
  }

  async close(): Promise<void> {
    await within(this.#options.deadlineMs, this.#places.close(), () => undefined);
    await Promise.all([...this.#open].map((one) => (this.#idle.includes(one) ? one.end() : one.destroy())));
  }

  async #run<T>(
    work: (connection: Connection, lease: Lease) => Promise<T>,
    lease: Lease,
    giveBack: GiveBack,
  ): Promise<T> {
    let connection: Connection | null = null;
    try {
      connection = await this.#connect(lease);
      lease.bind(connection, this.#options.statementTimeoutMs, giveBack);
      lease.assertRunning();
      return await work(connection, lease);
    } finally {
      lease.unbind();
      if (connection !== null) await this.#keep(connection);
      giveBack();
    }
  }

  /** One that is idle or new; where Postgres has no room for a new one, the next of the pool's own that comes free. */
  async #connect(lease: Lease): Promise<Connection> {
    for (;;) {
      const idle = this.#takeIdle();
      if (idle !== null) return idle;
      if (this.#hasNone() || performance.now() >= this.#connectAgainAtMs) {
        const opened = await this.#openIfThereIsRoom();
        if (opened !== null) return opened;
      } else {
        await Promise.race([new Promise<void>((resolve) => this.#waiting.push(resolve)), lease.ended]);
      }
    }
  }

  #takeIdle(): Connection | null {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      if (!idle.isClosed) return idle;
    }
    return null;
  }

  /** @returns null where Postgres has no room, and the pool has other connections to wait for */
  async #openIfThereIsRoom(): Promise<Connection | null> {
    this.#opening++;
    try {
      const connection = await Connection.open({
        lockTimeoutMs,
        ...this.#options,
        idleTransactionTimeoutMs,
        onNotice: (message) => this.#options.log.debug({ notice: message }, 'notice of Postgres'),
      });
      this.#open.add(connection);
      connection.onClosed(() => this.#forget(connection));
      this.#opening--;
      return connection;
    } catch (error) {
      this.#opening--;
      this.#wake();
      if (!isConnectionLimit(error) || this.#hasNone()) throw databaseUnavailable(error);
      this.#connectAgainAtMs = performance.now() + connectionLimitPauseMs;
      return null;
    }
  }

  #hasNone(): boolean {
    return this.#open.size + this.#opening === 0;
  }

  async #keep(connection: Connection): Promise<void> {
    if (connection.isClosed) return;
    const ageMs = performance.now() - connection.openedAtMs;
    if (ageMs >= maxConnectionAgeMs) return connection.end();
    this.#idle.push(connection);
    this.#wake();
  }

  #forget(connection: Connection): void {
    this.#open.delete(connection);
    const index = this.#idle.indexOf(connection);
    if (index >= 0) this.#idle.splice(index, 1);
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
