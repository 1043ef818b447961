import { setTimeout as after } from 'node:timers/promises';

/*
 * A thread that is ended amid native code takes the whole process with it: the code goes on to make its answer in an
 * engine that makes nothing any more. So a thread tells when it is within such code, and is ended when it is not.
 */

const outside = 0;
const inside = 1;
/** Within such code, and about to be ended once it is left. */
const closing = 2;
/** About to be ended: the thread enters no more. */
const closed = 3;

/** Most native sections take a millisecond or two. */
const pollMs = 1;
/** A process that exits waits no longer for its threads together. */
const longestAtExitMs = 1_000;

/** Of the threads that run. */
const running = new Set<NativeSections>();

/** The native sections of one worker thread, as the thread that owns it sees them. */
export class NativeSections {
  readonly shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  readonly #state = new Int32Array(this.shared);

  /** A thread that starts loads native code, and is within it until it says otherwise. */
  constructor() {
    Atomics.store(this.#state, 0, inside);
    if (running.size === 0) process.on('exit', endOutsideAtExit);
    running.add(this);
  }

  /** The thread is gone, wherever it was. */
  leave(): void {
    Atomics.store(this.#state, 0, outside);
    running.delete(this);
    if (running.size === 0) process.off('exit', endOutsideAtExit);
  }

  /** Resolves when the worker is in no native section, nor ever will be: then it may be ended. */
  async close(): Promise<void> {
    while (!this.#isClosed()) await after(pollMs);
  }

  /** The same for a process that exits. Gives up at the deadline, by `performance.now()`. */
  closeAtExit(deadlineMs: number): void {
    while (!this.#isClosed() && performance.now() < deadlineMs) Atomics.wait(this.#state, 0, closing, pollMs);
  }

  #isClosed(): boolean {
    const before = Atomics.compareExchange(this.#state, 0, outside, closed);
    if (before === inside) Atomics.compareExchange(this.#state, 0, inside, closing);
    return before === outside || before === closed;
  }
}

/** An exit ends all threads at once, wherever they are. */
function endOutsideAtExit(): void {
  const deadlineMs = performance.now() + longestAtExitMs;
  for (const sections of running) sections.closeAtExit(deadlineMs);
}

let state: Int32Array | null = null;

/** Called in a worker when it has started. Where it isn't, as in the main thread, nothing ends the thread. */
export function shareNativeSections(shared: SharedArrayBuffer): void {
  state = new Int32Array(shared);
  leaveSection(state);
}

/** Runs native code that computes on this thread. Does not return where the thread is about to be ended. */
export function inNativeSection<T>(run: () => T): T {
  if (state === null) return run();
  if (Atomics.compareExchange(state, 0, outside, inside) === closed) Atomics.wait(state, 0, closed);
  try {
    return run();
  } finally {
    leaveSection(state);
  }
}

/** Stays where it is when the thread is about to be ended: it would be within the next section before that. */
function leaveSection(left: Int32Array): void {
  if (Atomics.compareExchange(left, 0, inside, outside) !== closing) return;
  Atomics.store(left, 0, closed);
  Atomics.wait(left, 0, closed);
}
