/** Thrown by `started` when the launch is over before it was complete. */
class LaunchCancelled extends Error {}

interface Part {
  stop(): Promise<void> | void;
  /** Ends it without waiting for anything. */
  kill?(): void;
}

/** Everything that was started and has to be stopped again, in the opposite order. */
export class Lifecycle {
  readonly #parts: Part[][] = [];
  #stopping: Promise<void> | null = null;

  get isStopping(): boolean {
    return this.#stopping !== null;
  }

  /**
   * Registers parts that stop together. When the end has come while they were starting, they are stopped and the
   * start is broken off with `LaunchCancelled`.
   */
  async started(...parts: Part[]): Promise<void> {
    if (this.#stopping) {
      await Promise.all(parts.map((part) => part.stop()));
      throw new LaunchCancelled();
    }
    this.#parts.push(parts);
  }

  /** Stops everything, once, however often it is called; a part that fails keeps no other from being stopped. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  kill(): void {
    for (const part of this.#parts.flat()) part.kill?.();
  }

  async #stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const parts of this.#parts.toReversed()) {
      const results = await Promise.allSettled(parts.map(async (part) => part.stop()));
      failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped.');
  }
}
