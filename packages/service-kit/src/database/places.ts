import { databaseOverloaded, databaseUnavailable } from './database-errors.js';

/** A place that was got; given back once, however often this is called. */
export type GiveBack = () => void;

interface Waiter {
  readonly admit: () => void;
  readonly refuse: (error: unknown) => void;
}

export interface PlacesOptions {
  readonly size: number;
  /** How long to wait for a place. */
  readonly timeoutMs: number;
  readonly maxWaiting: number;
}

/**
 * A fixed number of places, and a queue before them that is bounded in length and in time. First come, first served.
 */
export class Places {
  readonly #options: PlacesOptions;
  readonly #waiters = new Set<Waiter>();
  readonly #onEmpty: (() => void)[] = [];
  #taken = 0;
  #closed = false;

  constructor(options: PlacesOptions) {
    this.#options = options;
  }

  get taken(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#waiters.size;
  }

  /** @throws ApiError overloaded when no place comes free in time or too many wait; what `signal` was aborted with */
  async take(signal?: AbortSignal): Promise<GiveBack> {
    signal?.throwIfAborted();
    if (this.#closed) throw databaseUnavailable(new Error('The pool is closed.'));
    if (this.#taken < this.#options.size) this.#taken++;
    else await this.#wait(signal);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#pass();
    };
  }

  /** Refuses who waits and who comes; resolves when every place was given back. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiter of this.#waiters) waiter.refuse(databaseUnavailable(new Error('The pool is closed.')));
    if (this.#taken > 0) await new Promise<void>((resolve) => this.#onEmpty.push(resolve));
  }

  async #wait(signal: AbortSignal | undefined): Promise<void> {
    const { size, timeoutMs, maxWaiting } = this.#options;
    if (this.#waiters.size >= maxWaiting) {
      throw databaseOverloaded(new Error(`${maxWaiting} already wait for one of ${size} places.`));
    }
    await new Promise<void>((resolve, reject) => {
      // Leaves the queue in the same moment as it is settled, so that no place is handed to one who has gone.
      const leave = () => {
        clearTimeout(timer);
        this.#waiters.delete(waiter);
        signal?.removeEventListener('abort', onAbort);
      };
      const waiter: Waiter = {
        admit: () => {
          leave();
          resolve();
        },
        refuse: (error) => {
          leave();
          reject(error);
        },
      };
      const onAbort = () => waiter.refuse(signal?.reason);
      const timer = setTimeout(() => {
        waiter.refuse(databaseOverloaded(new Error(`No place came free in ${timeoutMs} ms.`)));
      }, timeoutMs);
      this.#waiters.add(waiter);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  /** Hands the place to the first who waits. */
  #pass(): void {
    const [first] = this.#waiters;
    if (first !== undefined) {
      first.admit();
      return;
    }
    this.#taken--;
    if (this.#taken === 0) for (const resolve of this.#onEmpty.splice(0)) resolve();
  }
}
