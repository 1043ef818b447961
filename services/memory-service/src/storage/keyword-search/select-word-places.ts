import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';
import { firstMatches } from './first-matches.js';
import { inOwnText, quoteLexeme } from './lexemes.js';
import { matching } from './matching.js';
import { joinWith } from './sql-fragments.js';

/**
 * Where a memory has a lexeme, as one character: in its own text, elsewhere in what the keyword index holds of it, or
 * nowhere.
 */
export const wordPlace = { ownText: 'o', elsewhere: 'e', nowhere: '-' } as const;

export interface MemoryWithWords {
  readonly id: string;
  /** A `wordPlace` for each lexeme, in the order of the lexemes. */
  readonly places: string;
}

/**
 * Every memory of the project that has at least one of the lexemes (at least one is given), newest first. Reads them
 * all: for small projects.
 */
export async function selectWordPlaces(
  sql: Sql,
  projectId: string,
  lexemes: readonly string[],
): Promise<readonly MemoryWithWords[]> {
  return sql<MemoryWithWords[]>`
    select id, ${placesOf(sql, lexemes)} as places from memory.memories
    where ${matching(sql, projectId, [lexemes])}
    order by created_at desc, id`;
}

export interface FirstWordPlaces {
  /** What the places are of. */
  readonly lexemes: readonly string[];
  /** Of each of these the first memories are read, at most `maxEach`; at least one is given. */
  readonly lookedUp: readonly string[];
  readonly maxEach: number;
}

export interface MatchOfLexeme extends MemoryWithWords {
  readonly lexeme: string;
}

/**
 * The first memories that have a lexeme, of each by itself, newest first. One that has several of them comes once for
 * each.
 */
export async function selectFirstWordPlaces(
  sql: Sql,
  projectId: string,
  { lexemes, lookedUp, maxEach }: FirstWordPlaces,
): Promise<readonly MatchOfLexeme[]> {
  const sources = lookedUp.map(
    (lexeme) => sql`(select ${lexeme}::text as lexeme, id, tsv, created_at
      from ${firstMatches(sql, projectId, [[[lexeme]]], maxEach)})`,
  );
  return sql<MatchOfLexeme[]>`
    select lexeme, id, ${placesOf(sql, lexemes)} as places from (${joinWith(sql, sources, sql` union all `)}) matches
    order by created_at desc, id`;
}

function placesOf(sql: Sql, lexemes: readonly string[]): PendingQuery<Row[]> {
  const places = lexemes.map(
    (lexeme) => sql`case when not tsv @@ ${quoteLexeme(lexeme)}::tsquery then ${wordPlace.nowhere}
      when tsv @@ ${inOwnText(lexeme)}::tsquery then ${wordPlace.ownText} else ${wordPlace.elsewhere} end`,
  );
  return joinWith(sql, places, sql` || `);
}
