import type { Database, Sql } from '@persistent-memory/service-kit';
import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import { countHit, findWindow, forgetKey, uncountHit, type WindowState } from '../storage/rate-limits.js';

/** express-rate-limit's counts in Postgres: shared by all replicas, one statement a hit. */
export class RateLimitStore implements Store {
  /** What two instances count for one key is one count. */
  readonly localKeys = false;
  readonly prefix: string;
  readonly #database: Database;
  readonly #limit: number;
  #windowMs = 0;

  /**
   * @param limit hits of a window; what is refused beyond them is not counted, so that there is nothing to give back
   */
  constructor(database: Database, { prefix, limit }: { prefix: string; limit: number }) {
    this.#database = database;
    this.prefix = prefix;
    this.#limit = limit;
  }

  init({ windowMs }: Options): void {
    this.#windowMs = windowMs;
  }

  /**
   * @throws what the database rejects with, ApiError overloaded and dependency_unavailable: what can't be counted is
   *   not let through
   */
  async increment(key: string): Promise<ClientRateLimitInfo> {
    const { hits, resetsInMs } = await this.#database.use((sql) => this.#count(sql, this.prefix + key));
    return { totalHits: hits, resetTime: new Date(Date.now() + resetsInMs) };
  }

  async #count(sql: Sql, key: string): Promise<WindowState> {
    const limit = this.#limit;
    const counted = await countHit(sql, key, { windowMs: this.#windowMs, limit });
    if (counted !== null) return counted;
    const full = await findWindow(sql, key, this.#windowMs);
    // The window that was full may have ended between the two statements: then this hit is one of the next.
    if (full === null || full.hits < limit) return this.#count(sql, key);
    return { hits: limit + 1, resetsInMs: full.resetsInMs };
  }

  async decrement(key: string): Promise<void> {
    await this.#database.use((sql) => uncountHit(sql, this.prefix + key));
  }

  async resetKey(key: string): Promise<void> {
    await this.#database.use((sql) => forgetKey(sql, this.prefix + key));
  }
}
