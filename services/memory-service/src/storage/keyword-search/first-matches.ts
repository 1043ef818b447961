import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';
import { joinWith } from './sql-fragments.js';

/**
 * A table expression with `id`, `tsv`, `created_at` and `role` of the memories that match one of the tsqueries, those of the first before
 * those of the second (on a connection with `keywordSessionSettings`); no more are read than asked for. One that matches several comes several times.
 *
 * Numbering and not `limit`, for which the planner would take the plan whose first rows come soonest: through the project's
 * memories in any order, where it takes the words to be in many of them and they are in few. Numbered, it counts on all rows, takes
 * the keyword index, and stops as early ("run condition", Postgres 15).
 *
 * @param last statements of the same columns, read after the others where those are not enough
 */
export function firstMatches(
  sql: Sql,
  projectId: string,
  tsqueries: readonly string[],
  count: number,
  last: readonly PendingQuery<Row[]>[] = [],
): PendingQuery<Row[]> {
  const matches = tsqueries.map(
    (tsquery) => sql`select id, tsv, created_at, role from memory.memories
      where project_id = ${projectId} and tsv @@ ${tsquery}::tsquery`,
  );
  const sources = [...matches, ...last].map((source) => sql`(${source})`);
  return sql`(select * from (select id, tsv, created_at, role, row_number() over () as place
    from (${joinWith(sql, sources, sql` union all `)}) matching) numbered where place <= ${count}) first_matches`;
}
