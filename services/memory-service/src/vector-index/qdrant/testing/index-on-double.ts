import { expect } from '@jest/globals';
import type { EmbeddingModel } from '../../../embedding/embedder.js';
import { createQdrantVectorIndex, type QdrantOptions, type QdrantVectorIndex } from '../qdrant-vector-index.js';
import { QdrantDouble } from './qdrant-double.js';

/** A Qdrant of its own for one test, and the indexes that the test opens on it. */
export class IndexOnDouble {
  readonly double: QdrantDouble;
  readonly #model: EmbeddingModel;
  readonly #opened: QdrantVectorIndex[] = [];

  private constructor(double: QdrantDouble, model: EmbeddingModel) {
    this.double = double;
    this.#model = model;
  }

  static async start(model: EmbeddingModel): Promise<IndexOnDouble> {
    return new IndexOnDouble(await QdrantDouble.start(), model);
  }

  /** An index that nothing has asked anything of yet. */
  open(options: Partial<QdrantOptions> = {}): QdrantVectorIndex {
    const defaults = { url: this.double.url, model: this.#model, onEmptyIndex: async () => undefined };
    const index = createQdrantVectorIndex({ ...defaults, ...options });
    this.#opened.push(index);
    return index;
  }

  /** Also holds that nothing was sent that Qdrant's description does not know. */
  async stop(): Promise<void> {
    await Promise.all(this.#opened.map((index) => index.close()));
    await this.double.stop();
    expect(this.double.violations).toEqual([]);
  }
}
