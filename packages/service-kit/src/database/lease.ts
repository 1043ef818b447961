import type { Connection } from './connection.js';
import { databaseUnavailable } from './database-errors.js';
import type { Sql } from './sql.js';

/**
 * The time for which one piece of work may have a connection: until its deadline, or until nobody wants the result any
 * more.
 */
export class Lease {
  /** Rejects when the time is over or the connection lost; never resolves. */
  readonly ended: Promise<never>;
  #end: (error: unknown) => void = () => {};
  #refusal: Error | null = null;
  #isOver = false;
  readonly #deadline: NodeJS.Timeout;
  #eviction: NodeJS.Timeout | undefined;
  #evict = () => {};
  #stopListening = () => {};
  readonly #signal: AbortSignal | undefined;
  readonly #onAbort = () => this.#refuse(this.#signal?.reason);

  constructor(deadlineMs: number, signal: AbortSignal | undefined) {
    this.ended = new Promise((_resolve, reject) => {
      this.#end = reject;
    });
    this.ended.catch(() => {});
    this.#signal = signal;
    this.#deadline = setTimeout(() => {
      this.#refuse(databaseUnavailable(new Error(`The work on the database took more than ${deadlineMs} ms.`)));
    }, deadlineMs);
    signal?.addEventListener('abort', this.#onAbort, { once: true });
    if (signal?.aborted) this.#onAbort();
  }

  /** Why no further statement may be sent, or null. */
  refusal(): Error | null {
    // Made when it is needed, which is hardly ever: the stack trace of an error costs as much as the rest of a lease.
    if (this.#isOver) this.#refusal ??= new Error('A statement was sent after the work that it belongs to had ended.');
    return this.#refusal;
  }

  assertRunning(): void {
    const refusal = this.refusal();
    if (refusal !== null) throw refusal;
  }

  statements(connection: Connection): Sql {
    return connection.statements(() => this.refusal());
  }

  /**
   * Ends the lease when the connection closes; closes the connection when work that was given up has still not ended
   * after a grace, as when the network swallows every packet.
   */
  bind(connection: Connection, graceMs: number, onClosed: () => void): void {
    this.#evict = () => {
      this.#eviction ??= setTimeout(() => void connection.destroy(), graceMs);
    };
    this.#stopListening = connection.onClosed(() => {
      this.#refuse(databaseUnavailable(new Error('The connection to Postgres was closed.')));
      onClosed();
    });
    if (this.#refusal !== null) this.#evict();
  }

  /** The work has ended: the connection is no longer this lease's affair. */
  unbind(): void {
    this.#isOver = true;
    this.#stopListening();
    clearTimeout(this.#eviction);
    this.#evict = () => {};
  }

  /** Nobody waits any more, for whatever reason. */
  stop(): void {
    clearTimeout(this.#deadline);
    this.#signal?.removeEventListener('abort', this.#onAbort);
  }

  #refuse(reason: unknown): void {
    if (this.#isOver || this.#refusal !== null) return;
    this.#refusal = reason instanceof Error ? reason : new Error('The work was given up.', { cause: reason });
    this.#end(this.#refusal);
    this.#evict();
  }
}
