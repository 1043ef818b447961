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
 * Who may call now. Projects take turns, so that nobody waits for all that another one sent. The places to wait in are
 * whoever's asks, until all are taken: then a call takes the last place of the project that has most of them, so that
 * none is kept out by what another one sent.
 */
export class CallTurns {
  readonly #options: CallTurnsOptions;
  /** By project, in the order of their turns. */
  readonly #waiting = new Map<string, readonly Waiting[]>();
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
        this.#set(
          projectId,
          this.#of(projectId).filter((one) => one !== waiting),
        );
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
      this.#set(projectId, [...this.#of(projectId), waiting]);
    });
  }

  /** Gives the turn to the call that waits longest of the project whose turn it is, or back. */
  give(): void {
    const [turn] = this.#waiting;
    if (turn === undefined) {
      this.#running -= 1;
      return;
    }
    const [projectId, [next, ...others]] = turn;
    // Behind all other projects.
    this.#waiting.delete(projectId);
    this.#set(projectId, others);
    next?.begin();
  }

  /** Whether one more may wait. Where no place is free, the last of the project with most of them is refused for it. */
  #hasRoomFor(projectId: string): boolean {
    const all = [...this.#waiting.values()];
    if (all.reduce((sum, { length }) => sum + length, 0) < this.#options.maxWaiting) return true;
    const most = all.reduce((one, other) => (other.length > one.length ? other : one), []);
    if (most.length <= this.#of(projectId).length + 1) return false;
    most.at(-1)?.refuse();
    return true;
  }

  #of(projectId: string): readonly Waiting[] {
    return this.#waiting.get(projectId) ?? [];
  }

  #set(projectId: string, waiting: readonly Waiting[]): void {
    if (waiting.length > 0) this.#waiting.set(projectId, waiting);
    else this.#waiting.delete(projectId);
  }
}
