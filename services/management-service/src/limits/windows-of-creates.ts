import type { Database } from '@persistent-memory/service-kit';
import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import { createWindow, findCreateWindow } from './create-budget.js';

/**
 * What express-rate-limit knows of creates: the counts in Postgres, which all replicas share, read with one statement.
 * It counts nothing itself. A create does, in its own transaction (`create-within-budget.ts`).
 */
export class WindowsOfCreates implements Store {
  /** What two instances see of one client is one count. */
  readonly localKeys = false;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * As it would be with the create that asks.
   * @throws ApiError overloaded, dependency_unavailable: what can't be counted is not let through
   */
  async increment(address: string): Promise<ClientRateLimitInfo> {
    const window = await this.#database.use((sql) => findCreateWindow(sql, address));
    const { hits, resetsInMs } = window ?? { hits: 0, resetsInMs: createWindow.windowMs };
    return { totalHits: hits + 1, resetTime: new Date(Date.now() + resetsInMs) };
  }

  /** Nothing was counted that could be given back. */
  decrement(): void {}

  resetKey(): void {
    throw new Error('The window of a client ends with its time.');
  }
}
