import { ApiError } from '@persistent-memory/auth';
import { EmbedderOverloadedError } from './embedding/embedder.js';
import { ExtractorOverloadedError } from './extraction/fact-extractor.js';
import { ModelProviderError } from './model-provider/provider-error.js';

/**
 * Waits for work of the embedder or the extractor; what they reject with becomes an error that a client may see.
 * @throws ApiError overloaded, dependency_unavailable; the signal's reason once it has aborted
 */
export async function orUnavailable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted === true) throw error;
    const isFull = error instanceof EmbedderOverloadedError || error instanceof ExtractorOverloadedError;
    const waitMs = error instanceof ModelProviderError ? error.retryAfterMs : null;
    throw new ApiError(isFull ? 'overloaded' : 'dependency_unavailable', {
      ...(waitMs === null ? {} : { retryAfterSeconds: Math.ceil(waitMs / 1000) }),
      cause: error,
    });
  }
}
