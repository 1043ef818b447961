/** What produced a vector. Stored with every vector, so that a changed model is noticed at start and never mixed. */
export interface EmbeddingModel {
  readonly name: string;
  readonly dimensions: number;
}

/** What a text is embedded for. Queries go before memories where both wait. */
export type Purpose = 'query' | 'memory';

export interface EmbedOptions {
  readonly purpose: Purpose;
  /** Whose it is: projects take turns where texts wait, and a model provider's spending is counted by them. */
  readonly projectId?: string | undefined;
  readonly signal?: AbortSignal;
}

/**
 * Turns texts into vectors of length 1. Implementations: the local model in a worker thread, and an OpenAI-compatible
 * server.
 */
export interface Embedder {
  readonly model: EmbeddingModel;
  /** Whether it asks a server, which may be away for a while: whoever can do without vectors goes on. */
  readonly isRemote: boolean;
  /**
   * One vector for each text, in their order. Rejects with `EmbedderOverloadedError` when its bounded queue is full.
   */
  embed(texts: readonly string[], options: EmbedOptions): Promise<readonly Float32Array[]>;
  /** Resolves when it can embed, rejects with the reason when it can't (for `/readyz`). */
  check(): Promise<void>;
  close(): Promise<void>;
}

export class EmbedderOverloadedError extends Error {
  override readonly name = 'EmbedderOverloadedError';
}
