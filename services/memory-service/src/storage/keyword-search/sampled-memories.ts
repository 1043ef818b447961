import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';

const windowCount = 20;
const memoriesPerWindow = 50;

/**
 * A table expression with `tsv` of up to 1,000 memories from all times of the project, so that what was said lately is
 * no larger part of the sample than of the project. They come from windows of memories that were written one after the
 * other, which takes a millisecond to read.
 * The windows are spread over the change sequences of the memories that are still there, as many may have been deleted
 * before or after.
 */
export function sampledMemories(sql: Sql, projectId: string): PendingQuery<Row[]> {
  return sql`(select within.tsv
    from (select min(change_sequence) - 1 as before, max(change_sequence) as latest
      from memory.memories where project_id = ${projectId}) time,
    generate_series(0, ${windowCount - 1}) as place, lateral (
      select tsv from memory.memories
      where project_id = ${projectId} and change_sequence > time.before + (time.latest - time.before) * place / ${windowCount}
      order by change_sequence limit ${memoriesPerWindow}) within) sample`;
}
