import { BoundedCache } from '../bounded-cache/bounded-cache.js';
import { orUnavailable } from '../dependency-errors.js';
import type { Embedder } from '../embedding/embedder.js';
import { QueryTimeoutError, withinQueryDeadline } from '../embedding/query-deadline.js';
import { ModelProviderError } from '../model-provider/provider-error.js';

/** Vectors that are kept at most, of all projects together; fewer where they have more than 1,024 dimensions. */
const maxRememberedQueries = 2_048;
const maxRememberedBytes = 8 * 1024 * 1024;
/** Longer ones are hardly ever asked twice. */
const longestRememberedCharacters = 500;

export interface QueryVectorsOptions {
  readonly embedder: Embedder;
  /** Told when the model was away, or too slow. */
  readonly onEmbedderFailure: (error: unknown) => void;
}

/**
 * The vectors of queries. Agents ask the same of a project at the beginning of every session, so those asked last are
 * remembered. No project is answered from what another asked: from how fast an answer comes nobody learns that.
 */
export class QueryVectors {
  readonly #embedder: Embedder;
  readonly #onEmbedderFailure: (error: unknown) => void;
  readonly #remembered: BoundedCache<Float32Array>;

  constructor({ embedder, onEmbedderFailure }: QueryVectorsOptions) {
    this.#embedder = embedder;
    this.#onEmbedderFailure = onEmbedderFailure;
    const bytes = embedder.model.dimensions * Float32Array.BYTES_PER_ELEMENT;
    this.#remembered = new BoundedCache(Math.min(maxRememberedQueries, Math.floor(maxRememberedBytes / bytes)));
  }

  /** What was kept of a query; not to be written to. */
  remembered(text: string, projectId: string): Float32Array | null {
    return this.#remembered.get(keyOf(text, projectId)) ?? null;
  }

  remember(text: string, projectId: string, vector: Float32Array): void {
    if (text.length <= longestRememberedCharacters) this.#remembered.set(keyOf(text, projectId), vector);
  }

  /**
   * Of length 1, and not to be written to; null when a model behind a server is away, or any is too slow, as keywords
   * alone answer better than nothing.
   * @throws ApiError overloaded, dependency_unavailable; the signal's reason
   */
  async of(text: string, projectId: string, signal?: AbortSignal): Promise<Float32Array | null> {
    const remembered = this.remembered(text, projectId);
    if (remembered !== null) return remembered;
    const vector = await this.#embed(text, projectId, signal);
    if (vector !== null) this.remember(text, projectId, vector);
    return vector;
  }

  async #embed(text: string, projectId: string, signal?: AbortSignal): Promise<Float32Array | null> {
    try {
      const [vector] = await withinQueryDeadline(signal, (ended) =>
        this.#embedder.embed([text], { purpose: 'query', projectId, signal: ended }),
      );
      return vector ?? null;
    } catch (error) {
      signal?.throwIfAborted();
      const isAway =
        error instanceof QueryTimeoutError || (error instanceof ModelProviderError && error.failure !== 'overloaded');
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
