import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';
import { firstMatches } from './first-matches.js';
import { anyOf, type LookUp, quoteLexeme } from './lexemes.js';
import { matching } from './matching.js';
import { newestMemories } from './newest-memories.js';
import { joinWith } from './sql-fragments.js';

/**
 * What matches are ordered by: the sum of the idf of the lexemes that a memory has, in whatever field; of equal sums
 * the newer comes first.
 */
export type LexemeWeights = readonly { readonly lexeme: string; readonly idf: number }[];

export interface ScoredMatch {
  readonly id: string;
  readonly idfSum: number;
}

/** Of all memories of the project that have at least one of the lexemes, the best by weight, at most `limit`. */
export async function selectBestMatches(
  sql: Sql,
  projectId: string,
  lexemes: readonly string[],
  { weights, limit }: { readonly weights: LexemeWeights; readonly limit: number },
): Promise<readonly ScoredMatch[]> {
  const matches = sql`memory.memories where ${matching(sql, projectId, [lexemes])}`;
  return selectBest(sql, matches, weights, limit);
}

export interface BoundedMatches {
  /** The matches of the first look-up are read before those of the second, and so on. */
  readonly lookUps: readonly LookUp[];
  /**
   * Matches that are read. Where the look-ups have fewer, the newest memories that have a weighted lexeme are read
   * after them.
   */
  readonly matchCount: number;
  readonly weights: LexemeWeights;
  readonly limit: number;
}

/** Of a bounded number of matches the best by weight, each memory once, at most `limit`. */
export async function selectBestOfFirstMatches(
  sql: Sql,
  projectId: string,
  { lookUps, matchCount, weights, limit }: BoundedMatches,
): Promise<readonly ScoredMatch[]> {
  const anyLexeme = anyOf(weights.map(({ lexeme }) => lexeme));
  const newest = sql`select id, tsv, created_at, role from ${newestMemories(sql, projectId)} newest where tsv @@ ${anyLexeme}::tsquery`;
  const matches = firstMatches(sql, projectId, lookUps, matchCount, [newest]);
  // A memory comes once for each look-up that it matches, and once more where it is among the newest.
  const rows = await selectBest(sql, matches, weights, limit * (lookUps.length + 1));
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, limit);
}

/** @param matches a table expression with `id`, `tsv` and `created_at`, and its condition if it has one */
function selectBest(
  sql: Sql,
  matches: PendingQuery<Row[]>,
  weights: LexemeWeights,
  limit: number,
): PendingQuery<ScoredMatch[]> {
  const idfSum = weights.map(
    ({ lexeme, idf }) => sql`case when tsv @@ ${quoteLexeme(lexeme)}::tsquery then ${idf}::float8 else 0 end`,
  );
  return sql<ScoredMatch[]>`
    select id, ${joinWith(sql, idfSum, sql` + `)} as "idfSum" from ${matches}
    order by "idfSum" desc, created_at desc, id
    limit ${limit}`;
}
