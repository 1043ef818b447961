import type { Database } from '@persistent-memory/service-kit';

/**
 * The projects that have memories with these ids. No index begins with the id: it reads all of the primary key's, so
 * ask for many at a time.
 */
export async function findHolders(database: Database, ids: readonly string[]): Promise<Map<string, readonly string[]>> {
  const rows = await database.use(
    async (sql) => sql<{ id: string; project_ids: string[] }[]>`
      select id, array_agg(project_id order by project_id) as project_ids
      from memory.memories where id = any(${[...ids]}::uuid[]) group by id`,
  );
  return new Map(rows.map((row) => [row.id, row.project_ids]));
}
