import type { Database, Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';
import type { ProjectState } from '../../storage/project-state.js';
import { BoundedCache } from '../bounded-cache.js';
import { inverseDocumentFrequency, type WeightedTerm } from '../ranking/bm25f.js';
import { quoteLexeme } from '../tsvector-text.js';

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

/** Counting stops here: each memory counted costs time. A word that more have is taken to be in a tenth of the project. */
const maxCounted = 10_000;
const shareBeyondCounted = 0.1;

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

  /** The lexemes with their idf, in the order given. One statement for all that are not remembered. */
  async weigh(project: ProjectState, lexemes: readonly string[]): Promise<WeightedLexeme[]> {
    const missing = lexemes.filter((lexeme) => !this.#isFresh(project, lexeme));
    if (missing.length > 0) await this.#count(project, missing);
    return lexemes.map((lexeme) => {
      const counted = this.#cache.get(cacheKey(project, lexeme));
      const now = (count: number) => Math.round((count / Math.max(1, counted?.memoryCount ?? 0)) * project.memoryCount);
      const idf = inverseDocumentFrequency(project.memoryCount, now(counted?.own ?? 0));
      return { lexeme, idf, expectedMatches: Math.min(project.memoryCount, now(counted?.any ?? 0)) };
    });
  }

  #isFresh(project: ProjectState, lexeme: string): boolean {
    const counted = this.#cache.get(cacheKey(project, lexeme));
    if (counted === undefined || this.#options.now() - counted.countedAtMs > this.#options.maxAgeMs) return false;
    const growth = project.memoryCount / Math.max(1, counted.memoryCount);
    return growth <= maxGrowth && growth >= 1 / maxGrowth;
  }

  async #count(project: ProjectState, lexemes: readonly string[]): Promise<void> {
    const row = await this.#database.use(async (sql) => {
      // One scalar subquery for each word: as a parameter of its own each word is looked up in the index; joined, none would be.
      const counts = lexemes.map((lexeme) => {
        const quoted = quoteLexeme(lexeme);
        return sql`(select array[count(*), count(*) filter (where tsv @@ ${`${quoted}:A`}::tsquery)] from (
          select tsv from memory.memories
          where project_id = ${project.projectId} and tsv @@ ${quoted}::tsquery limit ${maxCounted}) found)`;
      });
      const [only] = await sql<
        { counts: number[][] }[]
      >`select array[${joinWith(sql, counts, sql`, `)}]::int[] as counts`;
      return only;
    });
    const countedAtMs = this.#options.now();
    const { memoryCount } = project;
    for (const [position, lexeme] of lexemes.entries()) {
      const [any = 0, own = 0] = row?.counts[position] ?? [];
      const scale = any < maxCounted ? 1 : Math.max(1, (memoryCount * shareBeyondCounted) / maxCounted);
      this.#cache.set(cacheKey(project, lexeme), { own: own * scale, any: any * scale, memoryCount, countedAtMs });
    }
  }
}

export interface WeightedLexeme extends WeightedTerm {
  /** Memories of the project that should have it, in whatever field. */
  readonly expectedMatches: number;
}

/** Fragments of SQL with a separator between them. */
export function joinWith(
  sql: Sql,
  fragments: readonly PendingQuery<Row[]>[],
  separator: PendingQuery<Row[]>,
): PendingQuery<Row[]> {
  const [first, ...rest] = fragments;
  return rest.reduce((joined, fragment) => sql`${joined}${separator}${fragment}`, first ?? sql``);
}

function cacheKey(project: ProjectState, lexeme: string): string {
  return `${project.projectId}\n${lexeme}`;
}
