import type { Database } from '@persistent-memory/service-kit';
import { oweRemoval } from './owe-memories.js';
import { type ProjectWrite, writeToProject } from './project-writers.js';

/**
 * Memories removed in one transaction: 2 s of work, and far from the time-out of a statement. Smaller projects go at
 * once.
 */
const deletedAtOnce = 100_000;

/**
 * Removes every memory of the project. One with more than `atOnce` is emptied in several transactions. After each of
 * them its counts and sums are right: if the process dies in between, some memories are gone, and the next call removes
 * the rest. An index that is fed is told in the last transaction. Points of removed memories that it holds until then
 * do no harm: Postgres confirms every result of a search.
 * @returns how many there were
 * @throws ApiError invalid_credentials, overloaded
 */
export async function deleteProjectMemories(
  database: Database,
  projectId: string,
  { atOnce = deletedAtOnce, signal }: { readonly atOnce?: number; readonly signal?: AbortSignal } = {},
): Promise<number> {
  let count = await deleteSome({ database, projectId, signal }, atOnce);
  let removed = count;
  while (count === atOnce) {
    // Without the signal: what was begun is finished, whoever still waits for it.
    count = await deleteSome({ database, projectId }, atOnce);
    removed += count;
  }
  return removed;
}

/** @returns how many were removed. Fewer than the limit: none is left, since the project is locked. */
async function deleteSome(write: ProjectWrite, limit: number): Promise<number> {
  const { projectId } = write;
  return writeToProject(write, async (sql, project) => {
    const changeSequence = project.changeSequence + 1;
    const [gone] = await sql<{ count: number }[]>`
      with gone as (
        delete from memory.memories where project_id = ${projectId} and id in (
          select id from memory.memories where project_id = ${projectId} limit ${limit})
        returning field_lengths
      ), sums as (
        select count(*) as count, coalesce(sum(field_lengths[1]), 0) as own, coalesce(sum(field_lengths[2]), 0) as previous,
          coalesce(sum(field_lengths[3]), 0) as next, coalesce(sum(field_lengths[4]), 0) as wider
        from gone
      )
      update memory.projects project set change_sequence = ${changeSequence}, reset_sequence = ${changeSequence},
        memory_count = project.memory_count - sums.count,
        field_lengths = array[project.field_lengths[1] - sums.own, project.field_lengths[2] - sums.previous,
          project.field_lengths[3] - sums.next, project.field_lengths[4] - sums.wider],
        speakers = case when project.memory_count = sums.count then '{}' else project.speakers end
      from sums where project.project_id = ${projectId}
      returning sums.count`;
    if (gone === undefined) throw new Error('The project row vanished while it was locked.');
    await sql`delete from memory.deletions where project_id = ${projectId}`;
    if (gone.count < limit) await oweRemoval(sql, project);
    return gone.count;
  });
}
