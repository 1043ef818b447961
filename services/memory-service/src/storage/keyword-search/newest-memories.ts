import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';

/**
 * Memories that are read where reading all matches of a project would take too long. It takes 3 ms, as they were
 * written one after the other.
 */
const newestCount = 3_000;

/** A table expression with `id`, `tsv`, `created_at` and `role` of the memories that were written last. */
export function newestMemories(sql: Sql, projectId: string): PendingQuery<Row[]> {
  return sql`(select id, tsv, created_at, role from memory.memories
    where project_id = ${projectId} order by change_sequence desc limit ${newestCount})`;
}
