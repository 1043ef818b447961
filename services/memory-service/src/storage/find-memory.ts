import { ApiError, isUuid } from '@persistent-memory/auth';
import type { Database } from '@persistent-memory/service-kit';
import { type MemoryRow, memoryColumns, type StoredMemory, toStoredMemory } from './stored-memory.js';

/** @throws ApiError memory_not_found, also for what can't be an id and for another project's memory */
export async function findMemory(database: Database, projectId: string, id: string): Promise<StoredMemory> {
  if (!isUuid(id)) throw new ApiError('memory_not_found');
  const [row] = await database.use(
    async (sql) => sql<MemoryRow[]>`
      select ${memoryColumns(sql)} from memory.memories memory where project_id = ${projectId} and id = ${id}`,
    { owner: projectId },
  );
  if (row === undefined) throw new ApiError('memory_not_found');
  return toStoredMemory(row);
}
