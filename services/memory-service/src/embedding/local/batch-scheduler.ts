import { setImmediate as yieldToMessages } from 'node:timers/promises';
import { Turns } from '@persistent-memory/service-kit/turns';
import type { Purpose } from '../embedder.js';

export interface BatchSchedulerOptions {
  readonly dimensions: number;
  encode(text: string): readonly number[];
  /** One after the other, `dimensions` components each. */
  embed(batch: readonly (readonly number[])[]): Promise<Float32Array>;
  /** Padded tokens of a batch of more than one text: what a query may have to wait for. */
  readonly maxBatchTokens: number;
}

/**
 * Texts that are tokenised together, so that those of similar length make one batch. Queries make no common batch: who
 * comes next is seen after each of them.
 */
const windowTexts: Readonly<Record<Purpose, number>> = { query: 1, memory: 32 };
/**
 * So many batches of queries go before one of memories that waits: adds get slower under many searches, but always end.
 */
const queryBatchesInARow = 4;

export interface ScheduleOptions {
  readonly purpose: Purpose;
  /** Those who wait take turns by it. */
  readonly projectId?: string | undefined;
  readonly signal: AbortSignal;
}

interface Request {
  readonly projectId: string;
  readonly texts: readonly string[];
  readonly embeddings: Float32Array;
  /** Index of the first text that no window took yet. */
  taken: number;
  unfinished: number;
  ended: boolean;
  resolve(embeddings: Float32Array): void;
  reject(error: unknown): void;
}

interface EncodedText {
  readonly request: Request;
  readonly index: number;
  readonly ids: readonly number[];
}

/** Requests of one purpose, that wait for their turns; batches go by length within a window. */
interface Lane {
  readonly waiting: Turns<Request>;
  batches: EncodedText[][];
}

/**
 * Puts the texts of concurrent requests into common batches, one batch at a time. Queries go first; a batch is small,
 * and messages of the thread are read between two batches, so that a query waits for one batch of memories at most.
 */
export class BatchScheduler {
  readonly #options: BatchSchedulerOptions;
  readonly #lanes: Record<Purpose, Lane> = {
    query: { waiting: new Turns(), batches: [] },
    memory: { waiting: new Turns(), batches: [] },
  };
  #queryBatchesInARow = 0;
  #running = false;

  constructor(options: BatchSchedulerOptions) {
    this.#options = options;
  }

  /**
   * Embeddings of the texts in their order, one after the other. Texts whose signal aborts are not computed any more.
   * Rejects with the reason of the signal, or with what computing one of the texts failed with.
   */
  async embed(texts: readonly string[], { purpose, projectId = '', signal }: ScheduleOptions): Promise<Float32Array> {
    signal.throwIfAborted();
    const embeddings = new Float32Array(texts.length * this.#options.dimensions);
    if (texts.length === 0) return embeddings;
    let onAbort = () => {};
    const computed = new Promise<Float32Array>((resolve, reject) => {
      const progress = { taken: 0, unfinished: texts.length, ended: false };
      const request: Request = { projectId, texts, embeddings, ...progress, resolve, reject };
      onAbort = () => end(request, signal.reason);
      this.#lanes[purpose].waiting.add(projectId, request);
    });
    signal.addEventListener('abort', onAbort, { once: true });
    if (!this.#running) void this.#run();
    return computed.finally(() => signal.removeEventListener('abort', onAbort));
  }

  async #run(): Promise<void> {
    this.#running = true;
    // Requests that arrived together share the first batch already.
    await yieldToMessages();
    for (let batch = this.#nextBatch(); batch !== null; batch = this.#nextBatch()) {
      await this.#compute(batch);
      await yieldToMessages();
    }
    this.#running = false;
  }

  #nextBatch(): EncodedText[] | null {
    const memoriesTurn = this.#queryBatchesInARow >= queryBatchesInARow;
    const order: readonly Purpose[] = memoriesTurn ? ['memory', 'query'] : ['query', 'memory'];
    for (const purpose of order) {
      const batch = this.#nextBatchOf(purpose);
      if (batch === null) continue;
      this.#queryBatchesInARow = purpose === 'query' ? this.#queryBatchesInARow + 1 : 0;
      return batch;
    }
    return null;
  }

  #nextBatchOf(purpose: Purpose): EncodedText[] | null {
    const lane = this.#lanes[purpose];
    for (;;) {
      if (lane.batches.length === 0) {
        // Activations are rounded for all of a batch together: alone, a query has the same vector whoever else asks.
        lane.batches = this.#cut(this.#takeWindow(lane.waiting, windowTexts[purpose]));
      }
      const batch = lane.batches.shift();
      if (batch === undefined) return null;
      const wanted = batch.filter((text) => !text.request.ended);
      if (wanted.length > 0) return wanted;
    }
  }

  /** A text of each project in turn, and of its requests in turn: a small one does not wait for all of a large one. */
  #takeWindow(waiting: Turns<Request>, size: number): EncodedText[] {
    const texts: EncodedText[] = [];
    while (texts.length < size) {
      const request = waiting.next();
      if (request === undefined) break;
      if (request.ended) continue;
      const index = request.taken++;
      texts.push({ request, index, ids: this.#options.encode(request.texts[index] ?? '') });
      if (request.taken < request.texts.length) waiting.add(request.projectId, request);
    }
    return texts;
  }

  /** Shortest first, as a batch is padded to its longest text. */
  #cut(texts: EncodedText[]): EncodedText[][] {
    texts.sort((one, other) => one.ids.length - other.ids.length);
    const batches: EncodedText[][] = [];
    let batch: EncodedText[] = [];
    for (const text of texts) {
      if (batch.length > 0 && (batch.length + 1) * text.ids.length > this.#options.maxBatchTokens) {
        batches.push(batch);
        batch = [];
      }
      batch.push(text);
    }
    if (batch.length > 0) batches.push(batch);
    return batches;
  }

  async #compute(batch: readonly EncodedText[]): Promise<void> {
    try {
      const embeddings = await this.#options.embed(batch.map((text) => text.ids));
      for (const [row, text] of batch.entries()) this.#deliver(text, embeddings, row);
    } catch (error) {
      for (const { request } of batch) end(request, error);
    }
  }

  #deliver({ request, index }: EncodedText, embeddings: Float32Array, row: number): void {
    const { dimensions } = this.#options;
    request.embeddings.set(embeddings.subarray(row * dimensions, (row + 1) * dimensions), index * dimensions);
    request.unfinished -= 1;
    if (request.unfinished > 0) return;
    request.ended = true;
    request.resolve(request.embeddings);
  }
}

function end(request: Request, error: unknown): void {
  request.ended = true;
  request.reject(error);
}
