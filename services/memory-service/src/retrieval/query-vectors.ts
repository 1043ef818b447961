import { orUnavailable } from '../dependency-errors.js';
import type { Embedder } from '../embedding/embedder.js';
import { ModelProviderError } from '../model-provider/provider-error.js';
import { BoundedCache } from './bounded-cache.js';

/** How long a query may wait for its vector; past that the model is taken to be away. */
const EMBEDDING_DEADLINE_MS = 5_000;

/** Vectors that are kept: 1.5 kB each at 384 dimensions, and the text. */
const REMEMBERED_QUERIES = 2_048;
/** Longer ones are hardly ever asked twice. */
const LONGEST_REMEMBERED_CHARACTERS = 500;

export interface QueryVectorsOptions {
  readonly embedder: Embedder;
  /** Told when the model was away, or too slow. */
  readonly onEmbedderFailure: (error: unknown) => void;
}

/**
 * The vectors of queries. Agents ask the same of a project at the beginning of every session, and the same text always has the same vector,
 * so those asked last are remembered, for each project by itself: from how fast an answer comes nobody learns what others ask.
 */
export class QueryVectors {
  readonly #embedder: Embedder;
  readonly #onEmbedderFailure: (error: unknown) => void;
  readonly #remembered = new BoundedCache<Float32Array>(REMEMBERED_QUERIES);

  constructor({ embedder, onEmbedderFailure }: QueryVectorsOptions) {
    this.#embedder = embedder;
    this.#onEmbedderFailure = onEmbedderFailure;
  }

  /** What was kept of a query; not to be written to. */
  remembered(text: string, projectId: string): Float32Array | null {
    return this.#remembered.get(keyOf(text, projectId)) ?? null;
  }

  remember(text: string, projectId: string, vector: Float32Array): void {
    if (text.length <= LONGEST_REMEMBERED_CHARACTERS) this.#remembered.set(keyOf(text, projectId), vector);
  }

  /**
   * Of length 1, and not to be written to; null when the model is away, as keywords alone answer better than nothing.
   * @throws ApiError overloaded; the signal's reason
   */
  async of(text: string, projectId: string, signal?: AbortSignal): Promise<Float32Array | null> {
    const remembered = this.remembered(text, projectId);
    if (remembered !== null) return remembered;
    const vector = await this.#embed(text, projectId, signal);
    if (vector !== null) this.remember(text, projectId, vector);
    return vector;
  }

  async #embed(text: string, projectId: string, signal?: AbortSignal): Promise<Float32Array | null> {
    const deadline = AbortSignal.timeout(EMBEDDING_DEADLINE_MS);
    const ended = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    try {
      const [vector] = await this.#embedder.embed([text], { purpose: 'query', projectId, signal: ended });
      return vector ?? null;
    } catch (error) {
      signal?.throwIfAborted();
      const isAway = deadline.aborted || (error instanceof ModelProviderError && error.failure !== 'overloaded');
      if (!isAway) return orUnavailable(Promise.reject(error), signal);
      this.#onEmbedderFailure(error);
      return null;
    }
  }
}

/** Postgres takes no NUL, so neither holds one. */
function keyOf(text: string, projectId: string): string {
  return `${projectId}\0${text}`;
}
