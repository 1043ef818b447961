import { Turns } from '../turns.js';
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

export interface TakePlaceOptions {
  /** When it aborts, who waits is refused with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** For whom it is taken. Those who wait for a place take turns by it; without one it is its own. */
  readonly owner?: string | undefined;
}

/**
 * A fixed number of places, and a queue before them that is bounded in length and in time. Owners take turns; of one
 * owner, who came first is served first. Where no more may wait, the last of the owner who waits for the most makes
 * room.
 */
export class Places {
  readonly #options: PlacesOptions;
  readonly #waiters = new Turns<Waiter>();
  readonly #onEmpty: (() => void)[] = [];
  #taken = 0;
  #strangers = 0;
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
  async take({ signal, owner = this.#nextStranger() }: TakePlaceOptions = {}): Promise<GiveBack> {
    signal?.throwIfAborted();
    if (this.#closed) throw databaseUnavailable(new Error('The pool is closed.'));
    if (this.#taken < this.#options.size) this.#taken++;
    else await this.#wait(owner, signal);
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
    for (const waiter of this.#waiters.drain()) waiter.refuse(databaseUnavailable(new Error('The pool is closed.')));
    if (this.#taken > 0) await new Promise<void>((resolve) => this.#onEmpty.push(resolve));
  }

  /** A name that no owner has, as that of a project holds no blank. */
  #nextStranger(): string {
    this.#strangers++;
    return ` ${this.#strangers}`;
  }

  async #wait(owner: string, signal: AbortSignal | undefined): Promise<void> {
    const { size, timeoutMs, maxWaiting } = this.#options;
    const tooMany = () => databaseOverloaded(new Error(`${maxWaiting} already wait for one of ${size} places.`));
    if (this.#waiters.size >= maxWaiting) {
      const crowding = this.#waiters.crowding(owner);
      if (crowding === undefined) throw tooMany();
      crowding.refuse(tooMany());
    }
    await new Promise<void>((resolve, reject) => {
      // Leaves the queue in the same moment as it is settled, so that no place is handed to one who has gone.
      const leave = () => {
        clearTimeout(timer);
        this.#waiters.remove(owner, waiter);
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
      this.#waiters.add(owner, waiter);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  /** Hands the place to the first of those whose turn it is. */
  #pass(): void {
    const first = this.#waiters.next();
    if (first !== undefined) {
      first.admit();
      return;
    }
    this.#taken--;
    if (this.#taken === 0) for (const resolve of this.#onEmpty.splice(0)) resolve();
  }
}
