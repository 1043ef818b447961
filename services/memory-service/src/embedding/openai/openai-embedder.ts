import type { ModelProvider } from '../../model-provider/model-provider.js';
import { ModelProviderError } from '../../model-provider/provider-error.js';
import type { SpendLedger } from '../../model-provider/spend-ledger.js';
import { estimateTokens } from '../../model-provider/token-estimate.js';
import { AcceptedTexts } from '../accepted-texts.js';
import type { Embedder, EmbeddingModel, EmbedOptions, Purpose } from '../embedder.js';
import { EmbeddingCalls, jobsOf, type Outcome } from './embedding-calls.js';
import { type BatchText, type EmbeddingJob, WaitingTexts } from './text-batches.js';

export interface OpenAiEmbedderOptions {
  readonly provider: ModelProvider;
  /** `EMBEDDING_MODEL` */
  readonly model: string;
  /** `EMBEDDING_DIMENSIONS`: what every vector has to have. Asked for only where the model's own are others. */
  readonly dimensions: number;
  /** Counts what each project spends, and stops it at its cap. Without one nothing is counted. */
  readonly spendLedger?: SpendLedger | undefined;
  /** Calls at the same time, one of which is kept for queries. Default 4; not more than the provider's own cap. */
  readonly maxConcurrent?: number | undefined;
  /** Texts in one call. Default 128. */
  readonly maxBatchTexts?: number | undefined;
  /** Of a text as much is embedded, by a high estimate; less where the model turns out to take less. Default 8,000. */
  readonly maxTextTokens?: number | undefined;
  /** One call to the provider, retries included. Default 30,000. */
  readonly deadlineMs?: number | undefined;
  /** Queries and memories' texts under way beyond which more are refused, unless none are. Default 512 and 8,192. */
  readonly maxQueries?: number | undefined;
  readonly maxMemories?: number | undefined;
  /** A clock in milliseconds that never goes back. */
  readonly nowMs?: (() => number) | undefined;
}

/** OpenAI takes 300,000 tokens a call; fewer keep an answer small. */
const maxBatchTokens = 50_000;
/** An embedder that embedded a moment ago can embed: readiness checks cost no call then. */
const freshMs = 60_000;

/** How its vectors are marked: one model asked for other dimensions makes other vectors. */
export function openAiEmbeddingModel(model: string, dimensions: number): EmbeddingModel {
  return { name: `${model}@${dimensions}`, dimensions };
}

/**
 * Embeddings of a model behind an OpenAI-compatible server. Asks nothing before it is asked; `check` says whether it
 * can work.
 */
export function createOpenAiEmbedder(options: OpenAiEmbedderOptions): Embedder {
  return new OpenAiEmbedder(options);
}

interface RunningBatch {
  readonly jobs: readonly EmbeddingJob[];
  readonly controller: AbortController;
  /** Never rejects. */
  readonly outcomes: Promise<readonly Outcome[]>;
}

class OpenAiEmbedder implements Embedder {
  readonly model: EmbeddingModel;
  readonly isRemote = true;
  readonly #options: OpenAiEmbedderOptions;
  readonly #waiting = new WaitingTexts();
  readonly #calls: EmbeddingCalls;
  readonly #settled = new Map<EmbeddingJob, { resolve(): void; reject(error: unknown): void }>();
  readonly #accepted: AcceptedTexts;
  readonly #running = new Set<RunningBatch>();
  #lastSuccessMs = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #isClosed = false;

  constructor(options: OpenAiEmbedderOptions) {
    const { provider, model, dimensions, maxTextTokens = 8_000, deadlineMs = 30_000 } = options;
    // Vectors of other dimensions are of another space, though the model is the same.
    this.model = openAiEmbeddingModel(model, dimensions);
    this.#options = options;
    const { maxQueries = 512, maxMemories = 8_192 } = options;
    this.#accepted = new AcceptedTexts({ maxQueries, maxMemories });
    this.#calls = new EmbeddingCalls({ provider, model, dimensions, maxTextTokens, deadlineMs });
  }

  /** @throws EmbedderOverloadedError, ModelProviderError, or the reason of the signal */
  async embed(texts: readonly string[], options: EmbedOptions): Promise<readonly Float32Array[]> {
    const { purpose, signal, projectId } = options;
    signal?.throwIfAborted();
    if (this.#isClosed) throw new ModelProviderError('closed');
    if (texts.length === 0) return [];
    return this.#accepted.hold(texts.length, purpose, () => this.#embedWithinCap(texts, purpose, projectId, signal));
  }

  async check(): Promise<void> {
    if (this.#isClosed) throw new ModelProviderError('closed');
    if (this.#now() - this.#lastSuccessMs < freshMs) return;
    this.#checking ??= this.embed(['ready'], { purpose: 'query' })
      .then(() => undefined)
      .finally(() => {
        this.#checking = null;
      });
    await this.#checking;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of [...this.#settled.keys()]) this.#fail(job, new ModelProviderError('closed'));
  }

  async #embedWithinCap(
    texts: readonly string[],
    purpose: Purpose,
    projectId: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<readonly Float32Array[]> {
    const job: EmbeddingJob = {
      texts,
      purpose,
      vectors: [],
      taken: 0,
      unfinished: texts.length,
      spentTokens: 0,
      hasEnded: false,
    };
    const reservation = await this.#reserve(texts, projectId);
    try {
      signal?.throwIfAborted();
      await this.#finish(job, signal);
    } finally {
      // A call may go on for others after its job has ended.
      void this.#callsOf(job).then(() => reservation?.settle(job.spentTokens));
    }
    return job.vectors.filter((vector) => vector !== undefined);
  }

  async #reserve(texts: readonly string[], projectId: string | undefined) {
    const { spendLedger } = this.#options;
    if (spendLedger === undefined || projectId === undefined) return null;
    const tokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
    const reservation = await spendLedger.reserve(projectId, tokens);
    if (reservation === null)
      throw new ModelProviderError('spend_cap', { retryAfterMs: await spendLedger.retryAfterMs(projectId, tokens) });
    return reservation;
  }

  #finish(job: EmbeddingJob, signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const abort = (): void => this.#fail(job, signal?.reason);
      const ended = (): void => signal?.removeEventListener('abort', abort);
      this.#settled.set(job, {
        resolve() {
          ended();
          resolve();
        },
        reject(error) {
          ended();
          reject(error);
        },
      });
      signal?.addEventListener('abort', abort, { once: true });
      this.#waiting.add(job);
      // Requests that arrive together share the first batch.
      setImmediate(() => this.#start());
    });
  }

  /** Starts as many calls as may run. Memories leave the last place to queries. */
  #start(): void {
    const { maxConcurrent = 4, maxBatchTexts = 128 } = this.#options;
    const limits = { maxTexts: maxBatchTexts, maxTokens: maxBatchTokens };
    for (const purpose of ['query', 'memory'] as const) {
      const places = purpose === 'query' ? maxConcurrent : Math.max(1, maxConcurrent - 1);
      while (this.#running.size < places) {
        const batch = this.#waiting.take(purpose, limits, (text) => this.#calls.prepare(text));
        if (batch.length === 0) break;
        void this.#run(batch);
      }
    }
  }

  async #run(batch: readonly BatchText[]): Promise<void> {
    const controller = new AbortController();
    const running = { jobs: jobsOf(batch), controller, outcomes: this.#calls.run(batch, controller.signal) };
    this.#running.add(running);
    const outcomes = await running.outcomes;
    this.#running.delete(running);
    for (const { job, error } of outcomes) this.#settle(job, error);
    this.#start();
  }

  /** Resolves when no call holds texts of the job any more. */
  async #callsOf(job: EmbeddingJob): Promise<void> {
    await Promise.all([...this.#running].filter(({ jobs }) => jobs.includes(job)).map(({ outcomes }) => outcomes));
  }

  #settle(job: EmbeddingJob, error: unknown): void {
    if (error === null) this.#lastSuccessMs = this.#now();
    if (error !== null) this.#fail(job, error);
    else if (job.unfinished === 0 && !job.hasEnded) {
      job.hasEnded = true;
      this.#settled.get(job)?.resolve();
      this.#settled.delete(job);
    }
  }

  #fail(job: EmbeddingJob, error: unknown): void {
    job.hasEnded = true;
    this.#settled.get(job)?.reject(error);
    this.#settled.delete(job);
    // A call whose answer nobody waits for any more is given up.
    for (const { jobs, controller } of this.#running) if (jobs.every(({ hasEnded }) => hasEnded)) controller.abort();
  }

  #now(): number {
    return this.#options.nowMs?.() ?? performance.now();
  }
}
