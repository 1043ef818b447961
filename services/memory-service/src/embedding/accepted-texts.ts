import { EmbedderOverloadedError, type Purpose } from './embedder.js';

export interface AcceptedTextsOptions {
  /** Queries under way or waiting beyond which one more is refused. */
  readonly maxQueries: number;
  /** Memories' texts under way or waiting beyond which more are refused, unless none are. */
  readonly maxMemories: number;
}

/** An add of a conversation, rather than of an archive. */
const maxSmallRequestTexts = 64;

/**
 * The texts that an embedder has accepted and not answered yet, which is what bounds its queue. A quarter of the bound
 * is kept for small requests: one add of thousands of memories fills the queue for a minute, and refuses nobody else's
 * few.
 */
export class AcceptedTexts {
  readonly #options: AcceptedTextsOptions;
  readonly #pending = { query: 0, memory: 0, smallMemory: 0 };

  constructor(options: AcceptedTextsOptions) {
    this.#options = options;
  }

  /**
   * Does the work of a request of so many texts, if they fit.
   * @throws EmbedderOverloadedError when they don't
   */
  async hold<T>(texts: number, purpose: Purpose, work: () => Promise<T>): Promise<T> {
    const small = purpose === 'memory' && texts <= maxSmallRequestTexts ? texts : 0;
    if (!this.#fits(texts, purpose, small > 0)) {
      throw new EmbedderOverloadedError(
        `${this.#pending[purpose]} texts wait to be embedded already, ${texts} more can't be taken`,
      );
    }
    this.#count(purpose, texts, small);
    try {
      return await work();
    } finally {
      this.#count(purpose, -texts, -small);
    }
  }

  #fits(texts: number, purpose: Purpose, isSmall: boolean): boolean {
    const { maxQueries, maxMemories } = this.#options;
    const pending = this.#pending[purpose];
    if (pending === 0 || pending + texts <= (purpose === 'query' ? maxQueries : maxMemories)) return true;
    return isSmall && this.#pending.smallMemory + texts <= Math.floor(maxMemories / 4);
  }

  #count(purpose: Purpose, texts: number, small: number): void {
    this.#pending[purpose] += texts;
    this.#pending.smallMemory += small;
  }
}
