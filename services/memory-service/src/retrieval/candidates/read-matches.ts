import type { MemoryWithWords } from '../../storage/keyword-search/select-word-places.js';

/** Memories that were read while words were counted. */
export interface ReadMatches {
  /** Each once, newest first, with a place for each word of the query. */
  readonly memories: readonly MemoryWithWords[];
  /** Words of which every memory of the project is among them. */
  readonly whole: ReadonlySet<string>;
}

export const nothingRead: ReadMatches = { memories: [], whole: new Set() };
