import { databaseOverloaded, databaseUnavailable } from './database-errors.js';

/** A place that was got; given back once, however often this is called. */
export type GiveBack = () => void;

interface Waiter {
  readonly admit: () => void;
  readonly refuse: (error: unknown) => void;
}

/** How many may wait for each place. More than that would be refused by the time-out anyway. */
const WAITERS_PER_PLACE = 50;

/** A fixed number of places, and a queue before them that is bounded in length and in time. First come, first served. */
export class Places {
  readonly #size: number;
  readonly #timeoutMs: number;
  readonly #waiters = new Set<Waiter>();
  readonly #onEmpty: (() => void)[] = [];
  #taken = 0;
  #closed = false;

  constructor(size: number, timeoutMs: number) {
    this.#size = size;
    this.#timeoutMs = timeoutMs;
  }

  get taken(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#waiters.size;
  }

  /** @throws ApiError overloaded when no place comes free in time; what `signal` was aborted with */
  async take(signal?: AbortSignal): Promise<GiveBack> {
    signal?.throwIfAborted();
    if (this.#closed) throw databaseUnavailable(new Error('The pool is closed.'));
    if (this.#taken < this.#size) this.#taken++;
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
    if (this.#waiters.size >= this.#size * WAITERS_PER_PLACE) {
      throw databaseOverloaded(new Error(`${this.#waiters.size} already wait for one of ${this.#size} connections.`));
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
        waiter.refuse(databaseOverloaded(new Error(`No connection came free in ${this.#timeoutMs} ms.`)));
      }, this.#timeoutMs);
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
