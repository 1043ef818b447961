import { SHARE_ENV, type Transferable, Worker } from 'node:worker_threads';
import { NativeSections } from './native-section.js';
import type { FromWorker, OperationName, ToWorker, WorkerOperations } from './worker-protocol.js';

/** After a service drained its requests, nobody waits for what is still under way but work in the background. */
const defaultCloseGraceMs = 500;
/** A thread that has not ended by then is taken to hang. A batch of texts takes some tens of milliseconds. */
const longestEndMs = 1_000;

/** The worker died while it had work: what it was asked is lost, the next call starts a new one. */
export class WorkerCrashedError extends Error {
  override readonly name = 'WorkerCrashedError';
}

export interface WorkerThreadOptions {
  /** For messages and for the thread's name. */
  readonly name: string;
  /** A file that plain Node loads, and that calls `serveWorker`. */
  readonly script: URL;
  /** Becomes the worker's `workerData`. */
  readonly data?: unknown;
  /**
   * Called once for each crash, before the calls that it loses are rejected: whatever the worker remembered is gone.
   */
  readonly onCrash?: (error: WorkerCrashedError) => void;
  /** How long `close` waits for calls under way. Default 500. */
  readonly closeGraceMs?: number;
  /**
   * Whether `close` and `cutOff` may end the thread amid what it computes. Default false: native code that is cut off
   * takes the whole process with it, so that it gets a second to finish. To be true where all native code that the
   * thread runs stands in `inNativeSection`.
   */
  readonly mayBeCutOff?: boolean;
}

export interface WorkerCallOptions {
  /** Buffers of the request that move to the worker instead of being copied. */
  readonly transfer?: readonly Transferable[];
  readonly signal?: AbortSignal | undefined;
}

interface PendingCall {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * A worker thread that answers calls. It starts with the first call, starts anew with the first call after a crash, and
 * keeps the process alive only while it has something to answer.
 */
export class WorkerThread<Operations extends WorkerOperations> {
  readonly #options: WorkerThreadOptions;
  readonly #pending = new Map<number, PendingCall>();
  #worker: Worker | null = null;
  #nativeSections: NativeSections | null = null;
  #lastCallId = 0;
  #closing: Promise<void> | null = null;
  #drained: (() => void) | null = null;

  constructor(options: WorkerThreadOptions) {
    this.#options = options;
  }

  /** Rejects with the reason of the signal, with `WorkerCrashedError`, or with the message of what the worker threw. */
  call<Name extends OperationName<Operations>>(
    operation: Name,
    request: Operations[Name]['request'],
    { transfer = [], signal }: WorkerCallOptions = {},
  ): Promise<Operations[Name]['response']> {
    return new Promise((resolve, reject) => {
      if (this.#closing !== null) throw this.#closedError();
      signal?.throwIfAborted();
      const worker = this.#running();
      const callId = ++this.#lastCallId;
      const onAbort = () => {
        this.#settle(callId)?.reject(signal?.reason);
        worker.postMessage({ kind: 'abort', callId } satisfies ToWorker);
      };
      const release = () => signal?.removeEventListener('abort', onAbort);
      worker.postMessage({ kind: 'call', callId, operation, request } satisfies ToWorker, transfer);
      this.#pending.set(callId, {
        resolve(result) {
          release();
          resolve(result as Operations[Name]['response']);
        },
        reject(error) {
          release();
          reject(error);
        },
      });
      worker.ref();
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  /**
   * Ends the thread amid what it computes: what it was asked rejects with `WorkerCrashedError`, the next call starts
   * another.
   */
  async cutOff(): Promise<void> {
    const { name, mayBeCutOff = false } = this.#options;
    if (!mayBeCutOff) throw new Error(`The ${name} thread may not be cut off`);
    const worker = this.#worker;
    if (worker === null) return;
    const sections = this.#nativeSections;
    this.#crashed(worker, new Error('it was cut off'));
    await endOutside(sections, worker);
  }

  /**
   * Refuses new calls, lets those under way finish within the grace, and ends the thread. Calls that take longer are
   * rejected, and the worker is told that nobody waits for them.
   */
  close(): Promise<void> {
    this.#closing ??= this.#drainAndEnd();
    return this.#closing;
  }

  async #drainAndEnd(): Promise<void> {
    const { closeGraceMs = defaultCloseGraceMs, mayBeCutOff = false } = this.#options;
    if (this.#pending.size > 0) await this.#drain(closeGraceMs);
    const worker = this.#worker;
    this.#worker = null;
    for (const callId of [...this.#pending.keys()]) {
      this.#settle(callId)?.reject(this.#closedError());
      worker?.postMessage({ kind: 'abort', callId } satisfies ToWorker);
    }
    if (worker === null) return;
    if (mayBeCutOff) await endOutside(this.#nativeSections, worker);
    else await end(worker);
  }

  /** Resolves when no call is under way any more, at the latest after the grace. */
  #drain(graceMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, graceMs);
      this.#drained = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #closedError(): Error {
    return new Error(`The ${this.#options.name} thread is closed`);
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker;
    const { name, script, data } = this.#options;
    // Its environment is that of the process, not a copy: native code reads that one.
    const worker = new Worker(script, { name, workerData: data, env: SHARE_ENV });
    const nativeSections = new NativeSections();
    this.#nativeSections = nativeSections;
    worker.once('exit', () => nativeSections.leave());
    worker.postMessage({ kind: 'begin', nativeSections: nativeSections.shared } satisfies ToWorker);
    worker.on('message', (message: FromWorker) => this.#receive(message));
    worker.on('error', (error) => this.#crashed(worker, error));
    worker.on('exit', (code) => this.#crashed(worker, new Error(`it ended with code ${code}`)));
    this.#worker = worker;
    return worker;
  }

  #receive(message: FromWorker): void {
    const call = this.#settle(message.callId);
    if (message.kind === 'result') call?.resolve(message.result);
    else call?.reject(new Error(message.message));
  }

  /** Takes a call off the list, whoever ends it. Absent when it was aborted before. */
  #settle(callId: number): PendingCall | undefined {
    const call = this.#pending.get(callId);
    this.#pending.delete(callId);
    if (this.#pending.size === 0) {
      this.#worker?.unref();
      this.#drained?.();
    }
    return call;
  }

  /** An uncaught error is followed by the exit: only the first of the two counts, and none after `close`. */
  #crashed(worker: Worker, cause: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const error = new WorkerCrashedError(`The ${this.#options.name} thread stopped: ${cause.message}`, { cause });
    this.#options.onCrash?.(error);
    for (const callId of [...this.#pending.keys()]) this.#settle(callId)?.reject(error);
  }
}

/** Ends the thread amid its JavaScript, once it has left native code. */
async function endOutside(sections: NativeSections | null, worker: Worker): Promise<void> {
  await sections?.close();
  await worker.terminate();
}

/**
 * Resolves when the thread is gone. What it computes for nobody is let finish: native code that is cut off takes the
 * whole process with it.
 */
async function end(worker: Worker): Promise<void> {
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const timer = setTimeout(() => void worker.terminate(), longestEndMs);
  worker.ref();
  worker.postMessage({ kind: 'end' } satisfies ToWorker);
  await gone;
  clearTimeout(timer);
}
