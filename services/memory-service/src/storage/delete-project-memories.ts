import type { Database, Sql } from '@persistent-memory/service-kit';
import { forgetKept, isKept } from './kept-memories.js';
import { oweEntries, oweRemoval } from './owe-memories.js';
import type { LockedProject } from './project-lock.js';
import { writeToProject } from './project-writers.js';

/**
 * Memories removed in one transaction: 2 s of work, and far from the time-out of a statement. Smaller projects go at
 * once.
 */
const deletedAtOnce = 100_000;

/**
 * Removes every memory that the project has when it begins. One with more than `atOnce` is emptied in several
 * transactions, and what others write between them stays. After each of them its counts and sums are right: if the
 * process dies in between, some memories are gone, and the next call removes the rest. An index that is fed is told in
 * the last transaction. Points of removed memories that it holds until then do no harm: Postgres confirms every result
 * of a search.
 * @returns how many were removed
 * @throws ApiError invalid_credentials, overloaded
 */
export async function deleteProjectMemories(
  database: Database,
  projectId: string,
  { atOnce = deletedAtOnce, signal }: { readonly atOnce?: number; readonly signal?: AbortSignal } = {},
): Promise<number> {
  let removed = await writeToProject({ database, projectId, signal }, async (sql, project) => {
    // All that an earlier one left, or still leaves to others, was there when this one began.
    await forgetKept(sql, project);
    return deleteSome(sql, project, atOnce);
  });
  for (let last = removed; last === atOnce; removed += last) {
    // Without the signal: what was begun is finished, whoever still waits for it.
    last = await writeToProject({ database, projectId }, async (sql, project) =>
      // Another one came to its end, and with that removed what this one had left.
      project.isEmptying ? deleteSome(sql, project, atOnce) : 0,
    );
  }
  return removed;
}

/**
 * Removes memories that are not kept, and takes them from the project's counts and sums.
 * @returns how many. Fewer than the limit: none is left, since the project is locked.
 */
async function deleteSome(sql: Sql, project: LockedProject, limit: number): Promise<number> {
  const { projectId } = project;
  const changeSequence = project.changeSequence + 1;
  const isSpared = project.isEmptying ? isKept(sql, projectId) : sql`false`;
  const [gone] = await sql<{ count: number }[]>`
    with gone as (
      delete from memory.memories where project_id = ${projectId} and id in (
        select id from memory.memories memory where project_id = ${projectId} and not ${isSpared} limit ${limit})
      returning field_lengths
    ), sums as (
      select count(*) as count, coalesce(sum(field_lengths[1]), 0) as own, coalesce(sum(field_lengths[2]), 0) as previous,
        coalesce(sum(field_lengths[3]), 0) as next, coalesce(sum(field_lengths[4]), 0) as wider
      from gone
    )
    update memory.projects project set change_sequence = ${changeSequence}, reset_sequence = ${changeSequence},
      is_emptying = sums.count = ${limit},
      memory_count = project.memory_count - sums.count,
      speakers = case when project.memory_count = sums.count then '{}' else project.speakers end,
      field_lengths = array[project.field_lengths[1] - sums.own, project.field_lengths[2] - sums.previous,
        project.field_lengths[3] - sums.next, project.field_lengths[4] - sums.wider]
    from sums where project.project_id = ${projectId}
    returning sums.count`;
  if (gone === undefined) throw new Error('The project row vanished while it was locked.');
  await sql`delete from memory.deletions where project_id = ${projectId}`;
  if (gone.count === limit) return gone.count;
  await oweRemoval(sql, project);
  if (project.isEmptying) await settleKept(sql, project);
  return gone.count;
}

/** With the last of the memories to go: what is left is what others wrote meanwhile. */
async function settleKept(sql: Sql, project: LockedProject): Promise<void> {
  const { projectId, fedIndexes } = project;
  await sql`
    update memory.projects project set speakers = array(
      select name from unnest(project.speakers) with ordinality as known (name, position)
      where name in (select speaker from memory.memories where project_id = ${projectId}) order by position)
    where project_id = ${projectId}`;
  // The removal of all that the indexes hold takes those with it that they were brought meanwhile.
  const left = sql`
    select project_id, index_name, id from memory.memories, unnest(${[...fedIndexes]}::text[]) as index_name
    where project_id = ${projectId}`;
  if (fedIndexes.length > 0) await oweEntries(sql, left);
  await forgetKept(sql, project);
}
