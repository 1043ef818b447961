import type { Database } from '@persistent-memory/service-kit';
import { recordKeyUses } from '../storage/key-uses.js';

/** Keys remembered between two writes; uses of more are noted by a later request. */
const MAX_PENDING_KEYS = 10_000;

/** Collects when keys were used, so that no request waits for a write that nobody waits for. */
export class KeyUseRecorder {
  #pending = new Map<string, Date>();

  constructor(private readonly database: Database) {}

  readonly note = (keyId: string): void => {
    if (this.#pending.size < MAX_PENDING_KEYS || this.#pending.has(keyId)) this.#pending.set(keyId, new Date());
  };

  async flush(): Promise<void> {
    if (this.#pending.size === 0) return;
    const uses = this.#pending;
    this.#pending = new Map();
    try {
      await recordKeyUses(this.database, uses);
    } catch (error) {
      // A key that nobody uses again would otherwise look as if it had never been used.
      for (const [keyId, usedAt] of uses) if (!this.#pending.has(keyId)) this.#pending.set(keyId, usedAt);
      throw error;
    }
  }
}
