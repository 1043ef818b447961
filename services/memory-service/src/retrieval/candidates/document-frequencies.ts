import type { Database, Sql } from '@persistent-memory/service-kit';
import type { ProjectState } from '../../storage/project-state.js';
import { BoundedCache } from '../bounded-cache.js';
import { inverseDocumentFrequency, type WeightedTerm } from '../ranking/bm25f.js';
import { joinWith } from '../sql-fragments.js';
import { quoteLexeme } from '../tsvector-text.js';
import { firstMatches } from './first-matches.js';
import { sampledMemories } from './sampled-memories.js';

interface CountedLexeme {
  /** Memories with it in their own text. */
  readonly own: number;
  /** Memories with it in any field. */
  readonly any: number;
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

/** Passing over the index entries of a common word takes time even where counting stops: in projects as large as this a sample tells which words are common. */
const largeProject = 50_000;

/** So often in the sample that its share is good enough. */
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

type Counts = Pick<CountedLexeme, 'any' | 'own'>;

/** Counted one by one where they are rare, by their share of a sample where they are common. */
async function countLexemes(
  sql: Sql,
  project: ProjectState,
  lexemes: readonly string[],
): Promise<ReadonlyMap<string, Counts>> {
  const isLarge = project.memoryCount > largeProject;
  const sampled = isLarge ? await countInSample(sql, project.projectId, lexemes) : noSample;
  const isCommon = (lexeme: string) => (sampled.counts.get(lexeme)?.any ?? 0) >= commonInSample;
  const counted = await countMatches(
    sql,
    project.projectId,
    lexemes.filter((lexeme) => !isCommon(lexeme)),
  );
  const uncounted = lexemes.filter((lexeme) => (counted.get(lexeme)?.any ?? maxCounted) >= maxCounted);
  const estimated =
    isLarge || uncounted.length === 0 ? sampled : await countInSample(sql, project.projectId, uncounted);
  const scale = project.memoryCount / Math.max(1, estimated.size);
  const countsOf = (lexeme: string): Counts => {
    const exact = counted.get(lexeme) ?? none;
    const share = uncounted.includes(lexeme) ? (estimated.counts.get(lexeme) ?? none) : none;
    return { any: Math.max(exact.any, share.any * scale), own: Math.max(exact.own, share.own * scale) };
  };
  return new Map(lexemes.map((lexeme) => [lexeme, countsOf(lexeme)]));
}

const none: Counts = { any: 0, own: 0 };

/** Each up to `maxCounted`. */
async function countMatches(
  sql: Sql,
  projectId: string,
  lexemes: readonly string[],
): Promise<ReadonlyMap<string, Counts>> {
  if (lexemes.length === 0) return new Map();
  // One scalar subquery for each word: as a parameter of its own each word is looked up in the index; joined, none would be.
  const counts = lexemes.map(
    (lexeme) => sql`(select array[count(*), count(*) filter (where tsv @@ ${ownText(lexeme)}::tsquery)]
      from ${firstMatches(sql, projectId, [quoteLexeme(lexeme)], maxCounted)})`,
  );
  const [row] = await sql<{ counts: number[][] }[]>`select array[${joinWith(sql, counts, sql`, `)}]::int[] as counts`;
  return countsByLexeme(lexemes, row?.counts);
}

interface Sample {
  /** Memories in it. */
  readonly size: number;
  readonly counts: ReadonlyMap<string, Counts>;
}

const noSample: Sample = { size: 0, counts: new Map() };

async function countInSample(sql: Sql, projectId: string, lexemes: readonly string[]): Promise<Sample> {
  const counts = lexemes.map(
    (lexeme) => sql`array[count(*) filter (where tsv @@ ${quoteLexeme(lexeme)}::tsquery),
      count(*) filter (where tsv @@ ${ownText(lexeme)}::tsquery)]`,
  );
  const [row] = await sql<{ size: number; counts: number[][] }[]>`
    select count(*)::int as size, array[${joinWith(sql, counts, sql`, `)}]::int[] as counts
    from ${sampledMemories(sql, projectId)}`;
  return { size: row?.size ?? 0, counts: countsByLexeme(lexemes, row?.counts) };
}

function countsByLexeme(lexemes: readonly string[], pairs: readonly (readonly number[])[] = []): Map<string, Counts> {
  return new Map(
    lexemes.map((lexeme, position) => {
      const [any = 0, own = 0] = pairs[position] ?? [];
      return [lexeme, { any, own }];
    }),
  );
}

function ownText(lexeme: string): string {
  return `${quoteLexeme(lexeme)}:A`;
}

export interface WeightedLexeme extends WeightedTerm {
  /** Memories of the project that should have it, in whatever field. */
  readonly expectedMatches: number;
}

function cacheKey(projectId: string, lexeme: string): string {
  return `${projectId}\n${lexeme}`;
}
