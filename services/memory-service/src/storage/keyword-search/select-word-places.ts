import type { Sql } from '@persistent-memory/service-kit';
import { anyOf, inOwnText, quoteLexeme } from './lexemes.js';
import { joinWith } from './sql-fragments.js';

/** Where a memory has a lexeme, as one character: in its own text, elsewhere in what the keyword index holds of it, or nowhere. */
export const wordPlace = { ownText: 'o', elsewhere: 'e', nowhere: '-' } as const;

export interface MemoryWithWords {
  readonly id: string;
  /** A `wordPlace` for each lexeme, in the order of the lexemes. */
  readonly places: string;
}

/** Every memory of the project that has at least one of the lexemes (at least one is given), newest first. Reads them all: for small projects. */
export async function selectWordPlaces(
  sql: Sql,
  projectId: string,
  lexemes: readonly string[],
): Promise<readonly MemoryWithWords[]> {
  const places = lexemes.map(
    (lexeme) => sql`case when not tsv @@ ${quoteLexeme(lexeme)}::tsquery then ${wordPlace.nowhere}
      when tsv @@ ${inOwnText(lexeme)}::tsquery then ${wordPlace.ownText} else ${wordPlace.elsewhere} end`,
  );
  return sql<MemoryWithWords[]>`
    select id, ${joinWith(sql, places, sql` || `)} as places from memory.memories
    where project_id = ${projectId} and tsv @@ ${anyOf(lexemes)}::tsquery
    order by created_at desc, id`;
}
