import type { Page } from '@persistent-memory/auth';
import type { Database } from '@persistent-memory/service-kit';
import { type MemoryRow, memoryColumns, type StoredMemory, toStoredMemory } from './stored-memory.js';

export interface MemoryPage {
  readonly memories: readonly StoredMemory[];
  readonly total: number;
}

/**
 * A page of the project's memories, newest first, then by id (specification, "GET /list"), and how many there are in
 * all, as of one moment.
 */
export async function selectMemoryPage(
  database: Database,
  projectId: string,
  { limit, offset }: Page,
): Promise<MemoryPage> {
  // More than Postgres' bigint holds is past the end as well.
  const skipped = Math.min(offset, Number.MAX_SAFE_INTEGER);
  const rows = await database.use(
    async (sql) => sql<(MemoryRow & { readonly total: number; readonly is_memory: boolean })[]>`
      select coalesce(project.memory_count, 0) as total, page.id is not null as is_memory, page.*
      from (values (1)) as one
      left join memory.projects project on project.project_id = ${projectId}
      left join lateral (
        select ${memoryColumns(sql)}
        -- Past the end nothing is read: no offset makes Postgres walk further than the list is long.
        from memory.memories memory where project_id = ${projectId} and ${skipped}::bigint < project.memory_count
        order by created_at desc, id limit ${limit} offset ${skipped}
      ) as page on true
      order by page.created_at desc, page.id`,
    { owner: projectId },
  );
  return { memories: rows.filter((row) => row.is_memory).map(toStoredMemory), total: rows[0]?.total ?? 0 };
}
