import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';

const windows = 30;
const memoriesPerWindow = 100;

/**
 * A table expression with `tsv` of up to 3,000 memories from all times of the project: what was said of late stands in no larger part of
 * it than of the project. Reading them takes some 3 ms, as those of a window were written next to each other. The windows divide
 * the time of what is still there: many more may have been deleted, before it or after.
 */
export function sampledMemories(sql: Sql, projectId: string): PendingQuery<Row[]> {
  return sql`(select within.tsv
    from (select min(change_sequence) - 1 as before, max(change_sequence) as latest
      from memory.memories where project_id = ${projectId}) time,
    generate_series(0, ${windows - 1}) as place, lateral (
      select tsv from memory.memories
      where project_id = ${projectId} and change_sequence > time.before + (time.latest - time.before) * place / ${windows}
      order by change_sequence limit ${memoriesPerWindow}) within) sample`;
}
