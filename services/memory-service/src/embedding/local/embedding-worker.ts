import { workerData } from 'node:worker_threads';
import { serveWorker } from '../../threads/serve-worker.js';
import { BatchScheduler, type Purpose } from './batch-scheduler.js';
import { loadOnnxModel } from './onnx-model.js';
import { readVocabulary } from './vocabulary.js';
import { WordPieceTokenizer } from './word-piece-tokenizer.js';

export interface EmbeddingWorkerData {
  /** URL of the folder with `model.onnx` and `vocab.txt`, with a slash at its end. */
  readonly modelFolder: string;
  readonly dimensions: number;
  readonly maxTokens: number;
  readonly maxBatchTokens: number;
}

export type EmbeddingOperations = {
  /** Embeddings one after the other, in the order of the texts. */
  embed: { request: { readonly texts: readonly string[]; readonly purpose: Purpose }; response: Float32Array };
  ready: { request: null; response: null };
};

const { modelFolder, dimensions, maxTokens, maxBatchTokens } = workerData as EmbeddingWorkerData;
const [model, vocabulary] = await Promise.all([
  loadOnnxModel(new URL('model.onnx', modelFolder), dimensions),
  readVocabulary(new URL('vocab.txt', modelFolder)),
]);
const tokenizer = new WordPieceTokenizer(vocabulary, maxTokens);
const scheduler = new BatchScheduler({
  dimensions,
  encode: (text) => tokenizer.encode(text),
  embed: (batch) => model.embed(batch),
  maxBatchTokens,
});

serveWorker<EmbeddingOperations>({
  async embed({ texts, purpose }, signal) {
    const response = await scheduler.embed(texts, purpose, signal);
    return { response, transfer: [response.buffer as ArrayBuffer] };
  },
  ready: () => ({ response: null }),
});
