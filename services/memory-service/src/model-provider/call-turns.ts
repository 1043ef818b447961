import { Turns } from '@persistent-memory/service-kit/turns';
import { ModelProviderError } from './provider-error.js';

interface Waiting {
  begin(): void;
  refuse(): void;
}

export interface CallTurnsOptions {
  readonly maxRunning: number;
  readonly maxWaiting: number;
}

/**
 * Who may call now. Projects take turns. The places to wait in are whoever's asks, until all are taken: then a call
 * takes the last place of the project that has most of them, so that none is kept out by what another one sent.
 */
export class CallTurns {
  readonly #options: CallTurnsOptions;
  readonly #waiting = new Turns<Waiting>();
  #running = 0;

  constructor(options: CallTurnsOptions) {
    this.#options = options;
  }

  /**
   * Resolves when it is the call's turn, which has to be given back (`give`).
   * @throws ModelProviderError overloaded, at once or while it waits; the signal's reason
   */
  take(projectId: string, signal: AbortSignal): Promise<void> {
    if (this.#running < this.#options.maxRunning) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (!this.#hasRoomFor(projectId)) return Promise.reject(new ModelProviderError('overloaded'));
    return new Promise((resolve, reject) => {
      const leave = (reason: unknown): void => {
        signal.removeEventListener('abort', abort);
        this.#waiting.remove(projectId, waiting);
        reject(reason);
      };
      const abort = (): void => leave(signal.reason);
      const waiting: Waiting = {
        begin: () => {
          signal.removeEventListener('abort', abort);
          resolve();
        },
        refuse: () => leave(new ModelProviderError('overloaded')),
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#waiting.add(projectId, waiting);
    });
  }

  /** Gives the turn to the call that waits longest of the project whose turn it is, or back. */
  give(): void {
    const next = this.#waiting.next();
    if (next === undefined) this.#running -= 1;
    else next.begin();
  }

  /** Whether one more may wait. */
  #hasRoomFor(projectId: string): boolean {
    if (this.#waiting.size < this.#options.maxWaiting) return true;
    const crowding = this.#waiting.crowding(projectId);
    crowding?.refuse();
    return crowding !== undefined;
  }
}
