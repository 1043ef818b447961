import type { Database, Sql } from '@persistent-memory/service-kit';
import { BoundedCache } from '../../bounded-cache/bounded-cache.js';
import {
  countInSample,
  countMatches,
  type LexemeCounts,
  type SampledCounts,
} from '../../storage/keyword-search/count-lexemes.js';
import type { ProjectState } from '../../storage/project-state.js';
import { inverseDocumentFrequency, type WeightedTerm } from '../ranking/bm25f.js';

interface CountedLexeme extends LexemeCounts {
  /** Memories in the project when it was counted. */
  readonly memoryCount: number;
  readonly countedAtMs: number;
}

export interface DocumentFrequenciesOptions {
  readonly maxEntries: number;
  readonly maxAgeMs: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

const defaults: DocumentFrequenciesOptions = {
  maxEntries: 50_000,
  maxAgeMs: 5 * 60_000,
  now: () => performance.now(),
};

/** Counting stops here, since each memory counted costs time. */
const maxCounted = 1_000;

/** Reading the index entries of a common word takes time even where counting stops early: in larger projects than this a sample tells which words are common. */
const largeProject = 50_000;

/** A word that is in so many memories of the sample is common: its share of the sample is exact enough. */
const commonInSample = 30;

/** A project that grew or shrank by this factor is counted anew, however fresh the count. */
const maxGrowth = 1.2;

/**
 * In how many memories of a project a lexeme stands, counted through the keyword index and remembered for minutes. A count
 * only weighs words against each other, so a stale one costs a little order and never a memory.
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

  /** The lexemes with their idf, in the order given. One statement counts all that are not remembered; where words are common another reads a sample. */
  async weigh(project: ProjectState, lexemes: readonly string[]): Promise<WeightedLexeme[]> {
    const missing = lexemes.filter((lexeme) => !this.#isFresh(project, lexeme));
    if (missing.length > 0) await this.#count(project, missing);
    return lexemes.map((lexeme) => {
      const counted = this.#cache.get(cacheKey(project.projectId, lexeme));
      const now = (count: number) => Math.round((count / Math.max(1, counted?.memoryCount ?? 0)) * project.memoryCount);
      const idf = inverseDocumentFrequency(project.memoryCount, now(counted?.own ?? 0));
      return { lexeme, idf, expectedMatches: Math.min(project.memoryCount, now(counted?.any ?? 0)) };
    });
  }

  #isFresh(project: ProjectState, lexeme: string): boolean {
    const counted = this.#cache.get(cacheKey(project.projectId, lexeme));
    if (counted === undefined || this.#options.now() - counted.countedAtMs > this.#options.maxAgeMs) return false;
    const growth = project.memoryCount / Math.max(1, counted.memoryCount);
    return growth <= maxGrowth && growth >= 1 / maxGrowth;
  }

  async #count(project: ProjectState, lexemes: readonly string[]): Promise<void> {
    const counts = await this.#database.use((sql) => countLexemes(sql, project, lexemes));
    const countedAtMs = this.#options.now();
    for (const [lexeme, { any, own }] of counts) {
      const entry = { any, own, memoryCount: project.memoryCount, countedAtMs };
      this.#cache.set(cacheKey(project.projectId, lexeme), entry);
    }
  }
}

/** Rare lexemes are counted one by one, common ones by their share of a sample. */
async function countLexemes(
  sql: Sql,
  project: ProjectState,
  lexemes: readonly string[],
): Promise<ReadonlyMap<string, LexemeCounts>> {
  const isLarge = project.memoryCount > largeProject;
  const sampled = isLarge ? await countInSample(sql, project.projectId, lexemes) : noSample;
  const isCommon = (lexeme: string) => (sampled.counts.get(lexeme)?.any ?? 0) >= commonInSample;
  const counted = await countMatches(
    sql,
    project.projectId,
    lexemes.filter((lexeme) => !isCommon(lexeme)),
    maxCounted,
  );
  const uncounted = lexemes.filter((lexeme) => (counted.get(lexeme)?.any ?? maxCounted) >= maxCounted);
  const estimated =
    isLarge || uncounted.length === 0 ? sampled : await countInSample(sql, project.projectId, uncounted);
  const scale = project.memoryCount / Math.max(1, estimated.size);
  const countsOf = (lexeme: string): LexemeCounts => {
    const exact = counted.get(lexeme) ?? none;
    const share = uncounted.includes(lexeme) ? (estimated.counts.get(lexeme) ?? none) : none;
    return { any: Math.max(exact.any, share.any * scale), own: Math.max(exact.own, share.own * scale) };
  };
  return new Map(lexemes.map((lexeme) => [lexeme, countsOf(lexeme)]));
}

const none: LexemeCounts = { any: 0, own: 0 };

const noSample: SampledCounts = { size: 0, counts: new Map() };

export interface WeightedLexeme extends WeightedTerm {
  /** Memories of the project that should have it, in whatever field. */
  readonly expectedMatches: number;
}

function cacheKey(projectId: string, lexeme: string): string {
  return `${projectId}\n${lexeme}`;
}
