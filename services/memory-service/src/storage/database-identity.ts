import type { Database } from '@persistent-memory/service-kit';

/** The UUID of this database, the same for as long as it lives, also after a restore from a dump. */
export async function readDatabaseId(database: Database): Promise<string> {
  const [row] = await database.use((sql) => sql<{ id: string }[]>`select id from memory.database_identity`);
  if (row === undefined) throw new Error('memory.database_identity has no row: the database was restored in part.');
  return row.id;
}
