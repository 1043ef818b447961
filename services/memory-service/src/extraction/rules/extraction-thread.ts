import { Worker } from 'node:worker_threads';
import { ExtractorOverloadedError, type Fact } from '../fact-extractor.js';
import type { RuleExtractionInput } from './extract-facts.js';
import type { ExtractionOutcome, ExtractionTask } from './extraction-worker.js';

interface Waiting {
  readonly resolve: (facts: readonly Fact[]) => void;
  readonly reject: (reason: unknown) => void;
  readonly characters: number;
}

/** Two requests of the largest body wait at most behind the one at work; some four seconds. */
const maxWaitingCharacters = 3 * 4 * 1024 * 1024;

/**
 * One worker thread that extracts long input, so that the event loop is never held. It starts with its first task, is replaced when it
 * dies, and does not keep the process alive. Tasks run one after another; how much text may wait is bounded.
 */
export class ExtractionThread {
  #worker: Worker | null = null;
  #nextId = 1;
  #waitingCharacters = 0;
  #isClosed = false;
  readonly #waiting = new Map<number, Waiting>();

  /** Rejects with `ExtractorOverloadedError` when too much waits already, and with the signal's reason when it aborts. */
  extract(input: RuleExtractionInput, signal: AbortSignal | undefined): Promise<readonly Fact[]> {
    const characters = input.messages.reduce((sum, message) => sum + message.length, 0);
    if (this.#isClosed) return Promise.reject(new Error('The extractor is closed.'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.#waiting.size > 0 && this.#waitingCharacters + characters > maxWaitingCharacters)
      return Promise.reject(new ExtractorOverloadedError());
    const id = this.#nextId++;
    return new Promise<readonly Fact[]>((resolve, reject) => {
      const abort = (): void => this.#settle(id)?.reject(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      const settled = (): void => signal?.removeEventListener('abort', abort);
      this.#waitingCharacters += characters;
      this.#waiting.set(id, {
        characters,
        resolve: (facts) => {
          settled();
          resolve(facts);
        },
        reject: (reason) => {
          settled();
          reject(reason);
        },
      });
      this.#running().postMessage({ id, input } satisfies ExtractionTask);
    });
  }

  /** Ends the thread; what still waits is rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = null;
    this.#rejectAll(new Error('The extractor was closed.'));
    await worker?.terminate();
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./extraction-worker.js', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, facts, reason }: ExtractionOutcome) => {
      const waiting = this.#settle(id);
      if (facts === null) waiting?.reject(new Error(`Extraction failed: ${reason ?? 'no reason given'}`));
      else waiting?.resolve(facts);
    });
    const fail = (error: Error): void => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#rejectAll(error);
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`The extraction thread ended with code ${code}.`)));
    this.#worker = worker;
    return worker;
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined) this.#waitingCharacters -= waiting.characters;
    this.#waiting.delete(id);
    return waiting;
  }

  #rejectAll(reason: Error): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id)?.reject(reason);
  }
}
