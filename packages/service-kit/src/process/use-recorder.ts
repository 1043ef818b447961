/** Credentials whose use is remembered between two writes; uses of more are noted with a later request. */
const maxPending = 10_000;

/**
 * When credentials were last used: noted with each request, written in batches by a worker, so that no request waits
 * for a write that nobody waits for.
 */
export class UseRecorder {
  readonly #write: (uses: ReadonlyMap<string, Date>) => Promise<void>;
  #pending = new Map<string, Date>();

  /** @param write by id; replicas write in any order, so it must never go back */
  constructor(write: (uses: ReadonlyMap<string, Date>) => Promise<void>) {
    this.#write = write;
  }

  readonly note = (id: string, at = new Date()): void => {
    if (this.#pending.size < maxPending || this.#pending.has(id)) this.#pending.set(id, at);
  };

  /** Writes what was noted since the last time. What could not be written is noted again. */
  async flush(): Promise<void> {
    if (this.#pending.size === 0) return;
    const uses = this.#pending;
    this.#pending = new Map();
    try {
      await this.#write(uses);
    } catch (error) {
      // A credential that nobody uses again would otherwise look as if it had never been used.
      for (const [id, at] of uses) if (!this.#pending.has(id)) this.note(id, at);
      throw error;
    }
  }
}
