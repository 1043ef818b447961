import { setTimeout as after } from 'node:timers/promises';

/*
 * A thread that is ended amid native code takes the whole process with it: the code goes on to make its answer in an
 * engine that makes nothing any more. So a thread tells when it is within such code, and is ended when it is not.
 */

const outside = 0;
const inside = 1;
/** The thread is about to be ended, and enters no more. */
const closed = 2;

/** Most native sections take a millisecond or two. */
const pollMs = 1;

/** The native sections of one worker thread, as the thread that owns it sees them. */
export class NativeSections {
  readonly shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  readonly #state = new Int32Array(this.shared);

  /** A thread that starts loads native code, and is within it until it says otherwise. */
  constructor() {
    Atomics.store(this.#state, 0, inside);
  }

  /** The thread is gone, wherever it was. */
  leave(): void {
    Atomics.store(this.#state, 0, outside);
  }

  /** Resolves when the worker is in no native section, nor ever will be: then it may be ended. */
  async close(): Promise<void> {
    while (Atomics.compareExchange(this.#state, 0, outside, closed) === inside) await after(pollMs);
  }
}

let state: Int32Array | null = null;

/** Called in a worker when it has started. Where it isn't, as in the main thread, nothing ends the thread. */
export function shareNativeSections(shared: SharedArrayBuffer): void {
  state = new Int32Array(shared);
  Atomics.compareExchange(state, 0, inside, outside);
}

/** Runs native code that computes on this thread. Does not return where the thread is about to be ended. */
export function inNativeSection<T>(run: () => T): T {
  if (state === null) return run();
  if (Atomics.compareExchange(state, 0, outside, inside) === closed) Atomics.wait(state, 0, closed);
  try {
    return run();
  } finally {
    Atomics.store(state, 0, outside);
  }
}
