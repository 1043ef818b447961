import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';
import type { LookUp } from './lexemes.js';
import { matching } from './matching.js';
import { joinWith } from './sql-fragments.js';

/**
 * A table expression with `id`, `tsv`, `created_at` and `role` of the first `count` memories that match: those of the
 * first look-up, then those of the second, and so on. A memory that matches several comes several times. The order
 * needs a connection with `keywordSessionSettings`.
 *
 * The rows are numbered and not limited. For a `limit` the planner takes the plan whose first rows come soonest: where
 * it believes that a word is in many memories, it reads the project's memories in any order, which takes long if the
 * word is in few. For numbered rows it plans to read all matches, so it takes the keyword index; reading still ends at
 * `count` ("run condition", Postgres 15).
 *
 * @param last statements of the same columns, read after the others where those are not enough
 */
export function firstMatches(
  sql: Sql,
  projectId: string,
  lookUps: readonly LookUp[],
  count: number,
  last: readonly PendingQuery<Row[]>[] = [],
): PendingQuery<Row[]> {
  const matches = lookUps.map(
    (lookUp) => sql`select id, tsv, created_at, role from memory.memories where ${matching(sql, projectId, lookUp)}`,
  );
  const sources = [...matches, ...last].map((source) => sql`(${source})`);
  return sql`(select * from (select id, tsv, created_at, role, row_number() over () as place
    from (${joinWith(sql, sources, sql` union all `)}) matching) numbered where place <= ${count}) first_matches`;
}
