import type { Database } from '@persistent-memory/service-kit';
import { BoundedCache } from '../../bounded-cache/bounded-cache.js';
import type { LexemeCounts } from '../../storage/keyword-search/count-lexemes.js';
import type { ProjectState } from '../../storage/project-state.js';
import { inverseDocumentFrequency, type WeightedTerm } from '../ranking/bm25f.js';
import { countWords } from './count-words.js';
import { nothingRead, type ReadMatches } from './read-matches.js';

interface CountedLexeme extends LexemeCounts {
  /** Memories in the project when it was counted. */
  readonly memoryCount: number;
  readonly countedAtMs: number;
}

export interface DocumentFrequenciesOptions {
  readonly maxEntries: number;
  readonly maxAgeMs: number;
  /** Milliseconds of a clock that never goes back. */
  readonly readNowMs: () => number;
}

const defaults: DocumentFrequenciesOptions = {
  maxEntries: 50_000,
  maxAgeMs: 5 * 60_000,
  readNowMs: () => performance.now(),
};

/** A project that grew or shrank by this factor is counted anew, however fresh the count. */
const maxGrowth = 1.2;

/**
 * In how many memories of a project a lexeme stands, counted through the keyword index and remembered for minutes. A
 * count only weighs words against each other, so a stale one costs a little order and never a memory.
 */
export class DocumentFrequencies {
  readonly #database: Database;
  readonly #options: DocumentFrequenciesOptions;
  readonly #cache: BoundedCache<CountedLexeme>;

  constructor(database: Database, options: Partial<DocumentFrequenciesOptions> = {}) {
    this.#database = database;
    this.#options = { ...defaults, ...options };
    this.#cache = new BoundedCache(this.#options.maxEntries);
  }

  /**
   * The lexemes with their idf, in the order given. One statement counts all that are not remembered; where words are
   * common another reads a sample.
   */
  async weigh(project: ProjectState, lexemes: readonly string[]): Promise<WeighedWords> {
    const missing = lexemes.filter((lexeme) => !this.#isFresh(project, lexeme));
    const read = missing.length > 0 ? await this.#count(project, missing, lexemes) : nothingRead;
    const terms = lexemes.map((lexeme) => {
      const counted = this.#cache.get(cacheKey(project.projectId, lexeme));
      const now = (count: number) => Math.round((count / Math.max(1, counted?.memoryCount ?? 0)) * project.memoryCount);
      const idf = inverseDocumentFrequency(project.memoryCount, now(counted?.own ?? 0));
      return { lexeme, idf, expectedMatches: Math.min(project.memoryCount, now(counted?.any ?? 0)) };
    });
    return { terms, read };
  }

  #isFresh(project: ProjectState, lexeme: string): boolean {
    const counted = this.#cache.get(cacheKey(project.projectId, lexeme));
    if (counted === undefined || this.#options.readNowMs() - counted.countedAtMs > this.#options.maxAgeMs) return false;
    const growth = project.memoryCount / Math.max(1, counted.memoryCount);
    return growth <= maxGrowth && growth >= 1 / maxGrowth;
  }

  async #count(project: ProjectState, counted: readonly string[], lexemes: readonly string[]): Promise<ReadMatches> {
    const { counts, read } = await this.#database.use((sql) => countWords(sql, project, { counted, lexemes }), {
      owner: project.projectId,
    });
    const countedAtMs = this.#options.readNowMs();
    for (const [lexeme, { any, own }] of counts) {
      const entry = { any, own, memoryCount: project.memoryCount, countedAtMs };
      this.#cache.set(cacheKey(project.projectId, lexeme), entry);
    }
    return read;
  }
}

export interface WeightedLexeme extends WeightedTerm {
  /** Memories of the project that should have it, in whatever field. */
  readonly expectedMatches: number;
}

export interface WeighedWords {
  readonly terms: readonly WeightedLexeme[];
  /** What was read to count them. */
  readonly read: ReadMatches;
}

function cacheKey(projectId: string, lexeme: string): string {
  return `${projectId}\n${lexeme}`;
}
