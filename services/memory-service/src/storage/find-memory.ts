import { ApiError, isUuid } from '@persistent-memory/auth';
import type { Database } from '@persistent-memory/service-kit';
import { type MemoryRow, type StoredMemory, shownColumns, toStoredMemory } from './memory-row.js';

/** A memory with what is not shown of it, but needed to replace its text. */
export interface MemoryToUpdate extends StoredMemory {
  /** The add came without a timestamp: `sessionTimestamp` is null or only the day of the add. */
  readonly isTimestampOmitted: boolean;
}

/** @throws ApiError memory_not_found, also for what can't be an id and for another project's memory */
export async function findMemory(database: Database, projectId: string, id: string): Promise<MemoryToUpdate> {
  if (!isUuid(id)) throw new ApiError('memory_not_found');
  const [row] = await database.use(
    async (sql) => sql<(MemoryRow & { readonly is_timestamp_omitted: boolean })[]>`
      select ${shownColumns(sql)}, is_timestamp_omitted from memory.memories shown where project_id = ${projectId} and id = ${id}`,
  );
  if (row === undefined) throw new ApiError('memory_not_found');
  return { ...toStoredMemory(row), isTimestampOmitted: row.is_timestamp_omitted };
}
