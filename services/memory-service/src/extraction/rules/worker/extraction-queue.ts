import { Turns } from '@persistent-memory/service-kit/turns';
import { type Extraction, type ExtractionRequest, ExtractorOverloadedError } from '../../fact-extractor.js';

interface Waiting {
  readonly request: ExtractionRequest;
  readonly characters: number;
  resolve(extraction: Extraction): void;
  reject(error: unknown): void;
}

export interface ExtractionQueueOptions {
  /** What does one extraction, and is asked for the next when it is done. */
  readonly extract: (request: ExtractionRequest) => Promise<Extraction>;
  /** How much text may wait, of all projects. */
  readonly maxCharacters: number;
  /** How much of that may be of one project. What waits for nothing of its own project is no part of it. */
  readonly maxProjectCharacters: number;
  /** How long what runs may go on after its request was aborted. */
  readonly abandonedGraceMs: number;
  /** Ends what runs, so that its `extract` rejects. */
  readonly cutOff: () => Promise<void>;
}

/**
 * Extractions that wait for a thread, one after another. Projects take turns, so that nobody waits for all that another
 * one sent; a request that is aborted while it waits never starts, and one that is aborted while it runs keeps the
 * others waiting for the grace at most.
 */
export class ExtractionQueue {
  readonly #options: ExtractionQueueOptions;
  readonly #waiting = new Turns<Waiting>();
  #running: Waiting | null = null;
  #characters = 0;

  constructor(options: ExtractionQueueOptions) {
    this.#options = options;
  }

  /**
   * Rejects with the reason of the signal, with `ExtractorOverloadedError` where too much waits, or as the extraction
   * does.
   */
  extract(request: ExtractionRequest, characters: number): Promise<Extraction> {
    const project = request.projectId ?? '';
    if (!this.#hasRoom(project, characters)) return Promise.reject(new ExtractorOverloadedError());
    return new Promise((resolve, reject) => {
      const { signal } = request;
      const waiting: Waiting = {
        request,
        characters,
        resolve: (extraction) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(extraction);
        },
        reject: (error) => {
          signal?.removeEventListener('abort', onAbort);
          reject(error);
        },
      };
      const onAbort = (): void => {
        if (this.#running === waiting) this.#abandon(waiting);
        else {
          this.#waiting.remove(project, waiting);
          this.#characters -= characters;
        }
        waiting.reject(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.add(project, waiting);
      this.#characters += characters;
      this.#runNext();
    });
  }

  #hasRoom(project: string, characters: number): boolean {
    const running =
      this.#running !== null && (this.#running.request.projectId ?? '') === project ? this.#running.characters : 0;
    const own = this.#waiting.of(project).reduce((sum, waiting) => sum + waiting.characters, running);
    const isAllowed = own === 0 || own + characters <= this.#options.maxProjectCharacters;
    return this.#characters === 0 || (isAllowed && this.#characters + characters <= this.#options.maxCharacters);
  }

  /** A thread is warm and another takes a moment to start, so that what is nearly done is let finish. */
  #abandon(running: Waiting): void {
    const cutOffUnlessDone = (): void => {
      if (this.#running === running) void this.#options.cutOff();
    };
    setTimeout(cutOffUnlessDone, this.#options.abandonedGraceMs).unref();
  }

  #runNext(): void {
    if (this.#running !== null) return;
    const next = this.#waiting.next();
    if (next !== undefined) void this.#run(next);
  }

  async #run(waiting: Waiting): Promise<void> {
    this.#running = waiting;
    try {
      waiting.resolve(await this.#options.extract(waiting.request));
    } catch (error) {
      waiting.reject(error);
    } finally {
      this.#running = null;
      this.#characters -= waiting.characters;
      this.#runNext();
    }
  }
}
