import { workerData } from 'node:worker_threads';
import { serveWorker } from '../../threads/serve-worker.js';
import type { Purpose } from '../embedder.js';
import { type LocalModelFiles, openLocalModel } from './local-model.js';

export type EmbeddingOperations = {
  /** Embeddings one after the other, in the order of the texts. */
  embed: {
    request: { readonly texts: readonly string[]; readonly purpose: Purpose; readonly projectId: string | undefined };
    response: Float32Array;
  };
  ready: { request: null; response: null };
};

const scheduler = await openLocalModel(workerData as LocalModelFiles);

serveWorker<EmbeddingOperations>({
  async embed({ texts, ...options }, signal) {
    const response = await scheduler.embed(texts, { ...options, signal });
    return { response, transfer: [response.buffer as ArrayBuffer] };
  },
  ready: () => ({ response: null }),
});
