import { ApiError, isUuid } from '@persistent-memory/auth';
import type { Database } from '@persistent-memory/service-kit';
import { oweMemories } from './owe-memories.js';
import { writeToProject } from './project-writers.js';
import { hasNextInLine, moveUp } from './same-content.js';

/**
 * @throws ApiError memory_not_found, also for what can't be an id and for another project's memory;
 *   invalid_credentials, overloaded
 */
export async function deleteMemoryRow(
  database: Database,
  projectId: string,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  if (!isUuid(id)) throw new ApiError('memory_not_found');
  await writeToProject({ database, projectId, signal }, async (sql, project) => {
    const changeSequence = project.changeSequence + 1;
    const [deleted] = await sql<{ content_hash: Buffer; has_next: boolean }[]>`
      with gone as (
        delete from memory.memories where project_id = ${projectId} and id = ${id}
        returning field_lengths, content_hash, ${hasNextInLine(sql, projectId)} as has_next
      ), noted as (
        insert into memory.deletions (project_id, change_sequence, memory_id)
        select ${projectId}, ${changeSequence}, ${id} from gone
      )
      update memory.projects project set
        change_sequence = ${changeSequence},
        memory_count = memory_count - 1,
        field_lengths = array[project.field_lengths[1] - gone.field_lengths[1], project.field_lengths[2] - gone.field_lengths[2],
          project.field_lengths[3] - gone.field_lengths[3], project.field_lengths[4] - gone.field_lengths[4]]
      from gone where project.project_id = ${projectId}
      returning gone.content_hash, gone.has_next`;
    if (deleted === undefined) throw new ApiError('memory_not_found');
    if (deleted.has_next) await moveUp(sql, projectId, deleted.content_hash);
    await oweMemories(sql, project, [id]);
  });
}
