import type { Database } from '@persistent-memory/service-kit';
import { touchAuthTokens } from '../storage/auth-tokens.js';

/** Tokens whose use is remembered between two writes; further ones are noted with their next use. */
const MAX_PENDING = 10_000;

/** When auth tokens were last used: noted with each request, written in batches by a worker, never in a request. */
export class TokenUses {
  readonly #database: Database;
  #pending = new Map<string, Date>();

  constructor(database: Database) {
    this.#database = database;
  }

  note(tokenId: string, at: Date): void {
    if (this.#pending.size < MAX_PENDING || this.#pending.has(tokenId)) this.#pending.set(tokenId, at);
  }

  /** Writes what was noted since the last time. What could not be written is noted again. */
  async flush(): Promise<void> {
    if (this.#pending.size === 0) return;
    const uses = this.#pending;
    this.#pending = new Map();
    try {
      await this.#database.use((sql) => touchAuthTokens(sql, uses));
    } catch (error) {
      for (const [tokenId, at] of uses) if (!this.#pending.has(tokenId)) this.note(tokenId, at);
      throw error;
    }
  }
}
