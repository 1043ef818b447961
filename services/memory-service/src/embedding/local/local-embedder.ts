import { availableParallelism } from 'node:os';
import { WorkerThread } from '../../threads/worker-thread.js';
import { AcceptedTexts } from '../accepted-texts.js';
import type { Embedder, EmbeddingModel, EmbedOptions } from '../embedder.js';
import type { EmbeddingOperations } from './embedding-worker.js';
import type { LocalModelFiles } from './local-model.js';

export const localModel: EmbeddingModel = { name: 'all-MiniLM-L6-v2-int8', dimensions: 384 };

/** Longer texts are cut: the model was trained on sentences of up to 256 tokens, `[CLS]` and `[SEP]` included. */
const maxTokens = 256;
/**
 * 256 tokens of prose are some 1,200 characters; what lies beyond this is white space or no language, and isn't read.
 */
const maxTextCharacters = 8_192;
/** Takes about 8 ms on one core, and more texts in a batch don't make it faster by text. */
const maxBatchTokens = 128;
/** So few texts are not worth spreading over workers. */
const minTextsAWorker = 16;
const checkTimeoutMs = 5_000;
/** A query is not worth dividing: its dozen tokens take a millisecond longer on two cores. */
const coresOfQueries = 1;
/**
 * For a batch of memories two take some three fifths of the time of one, and where others need the second core, as long
 * as one. Several workers share what cores there are.
 */
const coresOfMemories = (workers: number): number =>
  Math.max(1, Math.min(2, Math.floor(availableParallelism() / workers)));

/**
 * What a thread that embeds queries loads.
 * @param modelFolder that of the model that comes with the service by default
 */
export function localModelFiles(
  modelFolder = new URL('../../../models/all-MiniLM-L6-v2/', import.meta.url),
): LocalModelFiles {
  const { dimensions } = localModel;
  return { modelFolder: modelFolder.href, dimensions, maxTokens, maxBatchTokens, cores: coresOfQueries };
}

export interface LocalEmbedderOptions {
  /** Folder with `model.onnx` and `vocab.txt`; the model that comes with the service by default. */
  readonly modelFolder?: URL;
  /** Worker threads, each with the model in memory (150 MB) and up to two cores when busy. Default 1. */
  readonly workers?: number;
  /**
   * Whether queries come here, too: no batch is divided then. Default false: they are embedded where they are searched.
   */
  readonly embedsQueries?: boolean;
  /** Queries under way or waiting beyond which one more is refused. Default 512. */
  readonly maxQueries?: number;
  /**
   * Memories' texts under way or waiting beyond which more are refused, unless none are. Default 8,192, about 16 s of
   * work.
   */
  readonly maxMemories?: number;
}

/**
 * The local model in worker threads. Resolves when every worker has loaded it, rejects with the reason when one can't.
 */
export async function createLocalEmbedder(options: LocalEmbedderOptions = {}): Promise<Embedder> {
  const embedder = new LocalEmbedder(options);
  try {
    await embedder.check();
  } catch (error) {
    await embedder.close();
    throw error;
  }
  return embedder;
}

interface EmbeddingWorker {
  readonly thread: WorkerThread<EmbeddingOperations>;
  pendingTexts: number;
}

class LocalEmbedder implements Embedder {
  readonly model = localModel;
  readonly isRemote = false;
  readonly #workers: readonly EmbeddingWorker[];
  readonly #accepted: AcceptedTexts;

  constructor(options: LocalEmbedderOptions) {
    const { modelFolder, workers = 1, embedsQueries = false } = options;
    const data: LocalModelFiles = {
      ...localModelFiles(modelFolder),
      cores: embedsQueries ? coresOfQueries : coresOfMemories(workers),
    };
    const script = new URL('./embedding-worker.js', import.meta.url);
    this.#workers = Array.from({ length: workers }, () => ({
      thread: new WorkerThread<EmbeddingOperations>({ name: 'embedding', script, data }),
      pendingTexts: 0,
    }));
    const { maxQueries = 512, maxMemories = 8_192 } = options;
    this.#accepted = new AcceptedTexts({ maxQueries, maxMemories });
  }

  async embed(texts: readonly string[], options: EmbedOptions): Promise<readonly Float32Array[]> {
    options.signal?.throwIfAborted();
    return this.#accepted.hold(texts.length, options.purpose, async () => {
      const parts = await Promise.all(
        this.#spread(texts).map(({ worker, part }) => this.#embedOn(worker, part, options)),
      );
      return parts.flat();
    });
  }

  async check(): Promise<void> {
    const signal = AbortSignal.timeout(checkTimeoutMs);
    await Promise.all(this.#workers.map(({ thread }) => thread.call('ready', null, { signal })));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(({ thread }) => thread.close()));
  }

  /** Equal parts for as many workers as are worth it, those with the least to do first. */
  #spread(texts: readonly string[]): { worker: EmbeddingWorker; part: readonly string[] }[] {
    const idlest = this.#workers.toSorted((one, other) => one.pendingTexts - other.pendingTexts);
    const count = Math.min(idlest.length, Math.ceil(texts.length / minTextsAWorker));
    const size = Math.ceil(texts.length / count);
    return idlest
      .slice(0, count)
      .map((worker, index) => ({ worker, part: texts.slice(index * size, (index + 1) * size) }));
  }

  async #embedOn(
    worker: EmbeddingWorker,
    texts: readonly string[],
    { purpose, projectId, signal }: EmbedOptions,
  ): Promise<Float32Array[]> {
    const { dimensions } = this.model;
    worker.pendingTexts += texts.length;
    try {
      const request = { texts: texts.map((text) => text.slice(0, maxTextCharacters)), purpose, projectId };
      const embeddings = await worker.thread.call('embed', request, { signal });
      // A vector of its own for each text, so that keeping one doesn't keep the memory of all.
      return texts.map((_, index) => new Float32Array(embeddings.buffer, index * dimensions * 4, dimensions).slice());
    } finally {
      worker.pendingTexts -= texts.length;
    }
  }
}
