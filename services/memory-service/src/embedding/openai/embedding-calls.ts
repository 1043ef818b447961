import type { ModelProvider } from '../../model-provider/model-provider.js';
import { ModelProviderError } from '../../model-provider/provider-error.js';
import { estimateTokens, truncateToTokens } from '../../model-provider/token-estimate.js';
import { queryCallTimes } from '../query-deadline.js';
import type { BatchText, EmbeddingJob } from './text-batches.js';

export interface EmbeddingCallsOptions {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly dimensions: number;
  readonly maxTextTokens: number;
  readonly deadlineMs: number;
}

/** What became of a job's texts in a batch: null when all of them have their vector. */
export interface Outcome {
  readonly job: EmbeddingJob;
  readonly error: unknown;
}

/** Below this a model that refuses a text refuses it for something else. */
const minTextTokens = 16;

/**
 * Embeds batches, and finds out what the model takes: how long a text may be, and whether dimensions other than its own
 * have to be asked for (a server that can't change them may refuse the very mention).
 */
export class EmbeddingCalls {
  readonly #options: EmbeddingCallsOptions;
  #maxTextTokens: number;
  #asksForDimensions = false;

  constructor(options: EmbeddingCallsOptions) {
    this.#options = options;
    this.#maxTextTokens = options.maxTextTokens;
  }

  /** The text as it is sent. A blank one, which servers refuse, is a full stop. */
  prepare(text: string): { text: string; tokens: number } {
    const cut = truncateToTokens(text, this.#maxTextTokens);
    return { text: cut.trim() === '' ? '.' : cut, tokens: Math.max(1, estimateTokens(cut)) };
  }

  /** Puts vectors of length 1 into the jobs. Never rejects. */
  async run(batch: readonly BatchText[], signal: AbortSignal): Promise<readonly Outcome[]> {
    const wanted = batch.filter(({ job }) => !job.hasEnded).map((text) => this.#withinLimit(text));
    const jobs = jobsOf(wanted);
    if (wanted.length === 0) return [];
    try {
      await this.#embed(wanted, signal);
      return jobs.map((job) => ({ job, error: null }));
    } catch (error) {
      return isAboutTexts(error) ? this.#runApart(wanted, jobs, error, signal) : jobs.map((job) => ({ job, error }));
    }
  }

  /** The limit may have been learned since the text was taken. */
  #withinLimit(text: BatchText): BatchText {
    return text.tokens <= this.#maxTextTokens ? text : { ...text, ...this.prepare(text.text) };
  }

  /**
   * Some text of these is at fault. Too long: in halves until it is alone, and then shorter. Refused for something
   * else: each job for itself, so that it fails alone.
   */
  async #runApart(
    batch: readonly BatchText[],
    jobs: readonly EmbeddingJob[],
    error: ModelProviderError,
    signal: AbortSignal,
  ): Promise<readonly Outcome[]> {
    const isTooLong = error.fault === 'context_length';
    if (isTooLong && batch.length === 1) return this.#runShorter(batch, error, signal);
    if (!isTooLong && jobs.length === 1) return jobs.map((job) => ({ job, error }));
    const middle = Math.ceil(batch.length / 2);
    const parts = isTooLong
      ? [batch.slice(0, middle), batch.slice(middle)]
      : jobs.map((job) => batch.filter((text) => text.job === job));
    const outcomes: Outcome[] = [];
    for (const part of parts) outcomes.push(...(await this.run(part, signal)));
    return outcomes;
  }

  async #runShorter(
    batch: readonly BatchText[],
    error: ModelProviderError,
    signal: AbortSignal,
  ): Promise<readonly Outcome[]> {
    const shorter: BatchText[] = [];
    for (const text of batch) {
      if (text.tokens <= minTextTokens) return [{ job: text.job, error }];
      const cut = truncateToTokens(text.text, Math.floor(text.tokens / 2));
      shorter.push({ ...text, text: cut, tokens: Math.max(1, estimateTokens(cut)) });
    }
    const outcomes = await this.run(shorter, signal);
    const isTaken = outcomes.length > 0 && outcomes.every((outcome) => outcome.error === null);
    // What was refused at its length would be refused again.
    if (isTaken) this.#maxTextTokens = Math.min(this.#maxTextTokens, ...shorter.map(({ tokens }) => tokens));
    return outcomes;
  }

  async #embed(batch: readonly BatchText[], signal: AbortSignal): Promise<void> {
    const vectors = await this.#ask(batch, signal);
    const normalised = vectors.map((vector) => normalise(vector));
    for (const [position, { job, index }] of batch.entries()) {
      job.vectors[index] = normalised[position];
      job.unfinished -= 1;
    }
  }

  /** Vectors of the right dimensions, or a ModelProviderError that says which they have. */
  async #ask(batch: readonly BatchText[], signal: AbortSignal): Promise<readonly Float32Array[]> {
    const { dimensions } = this.#options;
    const asksForDimensions = this.#asksForDimensions;
    const vectors = await this.#send(batch, asksForDimensions, signal);
    const other = vectors.find((vector) => vector.length !== dimensions);
    if (other === undefined) return vectors;
    const explanation = `vectors of ${other.length} dimensions where ${dimensions} are configured`;
    const mismatch = new ModelProviderError('bad_answer', { explanation });
    if (asksForDimensions) throw mismatch;
    const asked = await this.#askForDimensions(batch, mismatch, signal);
    this.#asksForDimensions = true;
    return asked;
  }

  async #askForDimensions(batch: readonly BatchText[], mismatch: ModelProviderError, signal: AbortSignal) {
    try {
      const vectors = await this.#send(batch, true, signal);
      if (vectors.some((vector) => vector.length !== this.#options.dimensions)) throw mismatch;
      return vectors;
    } catch (error) {
      throw error instanceof ModelProviderError && error.failure === 'rejected' ? mismatch : error;
    }
  }

  /**
   * One call, which the jobs of its texts are charged with: as the server counts, or as estimated where it was sent and
   * not answered.
   */
  async #send(batch: readonly BatchText[], asksForDimensions: boolean, signal: AbortSignal) {
    const { provider, model, dimensions, deadlineMs } = this.#options;
    const isQuery = batch.some(({ job }) => job.purpose === 'query');
    const times = isQuery ? queryCallTimes : { deadlineMs };
    const input = batch.map(({ text }) => text);
    const { vectors, totalTokens } = await provider.embed(
      { model, input, ...(asksForDimensions ? { dimensions } : {}) },
      { ...times, signal, onUnanswered: () => charge(batch, null) },
    );
    charge(batch, totalTokens);
    return vectors;
  }
}

/** @param totalTokens what the server counted for all of them; null where that is not known */
function charge(batch: readonly BatchText[], totalTokens: number | null): void {
  const estimated = batch.reduce((sum, { tokens }) => sum + tokens, 0);
  const spentPerToken = totalTokens === null ? 1 : totalTokens / estimated;
  for (const { job, tokens } of batch) job.spentTokens += tokens * spentPerToken;
}

export const jobsOf = (batch: readonly BatchText[]): readonly EmbeddingJob[] => [
  ...new Set(batch.map(({ job }) => job)),
];

/** Refused for what is in it, so that parts of it may not be. */
const isAboutTexts = (error: unknown): error is ModelProviderError =>
  error instanceof ModelProviderError && error.failure === 'rejected' && error.fault !== 'dimensions';

/** @throws ModelProviderError for a vector without a direction */
function normalise(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const component of vector) squares += component * component;
  const length = Math.sqrt(squares);
  if (!(length > 0) || !Number.isFinite(length))
    throw new ModelProviderError('bad_answer', { explanation: 'a vector without a direction' });
  return vector.map((component) => component / length);
}
