import type { Database } from '@persistent-memory/service-kit';

/**
 * Whether a project is there, as far as this service can tell: one that has stored nothing yet is known by its keys
 * alone.
 */
export async function projectStanding(database: Database, projectId: string): Promise<'known' | 'deleted' | 'unknown'> {
  const [row] = await database.use(
    (sql) => sql<{ is_deleted: boolean; is_known: boolean }[]>`
      select exists (select 1 from access.project_wipes where project_id = ${projectId}) as is_deleted,
        exists (select 1 from memory.projects where project_id = ${projectId})
          or exists (select 1 from access.api_keys where project_id = ${projectId}) as is_known`,
  );
  if (row?.is_deleted === true) return 'deleted';
  return row?.is_known === true ? 'known' : 'unknown';
}
