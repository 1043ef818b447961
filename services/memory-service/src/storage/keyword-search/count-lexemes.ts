import type { Sql } from '@persistent-memory/service-kit';
import { firstMatches } from './first-matches.js';
import { inOwnText, quoteLexeme } from './lexemes.js';
import { sampledMemories } from './sampled-memories.js';
import { joinWith } from './sql-fragments.js';

/** In how many memories a lexeme stands. */
export interface LexemeCounts {
  /** In any field. */
  readonly any: number;
  /** In the memory's own text. */
  readonly own: number;
}

/**
 * Counts the memories of a project that have each lexeme, through the keyword index, each lexeme up to `maxCounted`
 * memories.
 */
export async function countMatches(
  sql: Sql,
  projectId: string,
  lexemes: readonly string[],
  maxCounted: number,
): Promise<ReadonlyMap<string, LexemeCounts>> {
  if (lexemes.length === 0) return new Map();
  // One scalar subquery for each word: as a parameter of its own each word is looked up in the index; joined, none
  // would be.
  const counts = lexemes.map(
    (lexeme) => sql`(select array[count(*), count(*) filter (where tsv @@ ${inOwnText(lexeme)}::tsquery)]
      from ${firstMatches(sql, projectId, [[[lexeme]]], maxCounted)})`,
  );
  const [row] = await sql<{ counts: number[][] }[]>`select array[${joinWith(sql, counts, sql`, `)}]::int[] as counts`;
  return countsByLexeme(lexemes, row?.counts);
}

/** How often lexemes stand in a sample of a project's memories. */
export interface SampledCounts {
  /** Memories in the sample. */
  readonly size: number;
  readonly counts: ReadonlyMap<string, LexemeCounts>;
}

/**
 * Counts the memories that have each lexeme in a sample of the project's (see `sampledMemories`), without the keyword
 * index.
 */
export async function countInSample(sql: Sql, projectId: string, lexemes: readonly string[]): Promise<SampledCounts> {
  const counts = lexemes.map(
    (lexeme) => sql`array[count(*) filter (where tsv @@ ${quoteLexeme(lexeme)}::tsquery),
      count(*) filter (where tsv @@ ${inOwnText(lexeme)}::tsquery)]`,
  );
  const [row] = await sql<{ size: number; counts: number[][] }[]>`
    select count(*)::int as size, array[${joinWith(sql, counts, sql`, `)}]::int[] as counts
    from ${sampledMemories(sql, projectId)}`;
  return { size: row?.size ?? 0, counts: countsByLexeme(lexemes, row?.counts) };
}

function countsByLexeme(
  lexemes: readonly string[],
  pairs: readonly (readonly number[])[] = [],
): ReadonlyMap<string, LexemeCounts> {
  return new Map(
    lexemes.map((lexeme, position) => {
      const [any = 0, own = 0] = pairs[position] ?? [];
      return [lexeme, { any, own }];
    }),
  );
}
