import type { Database, Sql } from '@persistent-memory/service-kit';
import { forgetKept, isKept } from './kept-memories.js';
import { oweEntries, oweRemoval } from './owe-memories.js';
import type { LockedProject } from './project-lock.js';
import { writeToProject } from './project-writers.js';
import { moveUp } from './same-content.js';

/**
 * Memories removed in one transaction: 2 s of work, and far from the time-out of a statement. Smaller projects go at
 * once.
 */
const deletedAtOnce = 100_000;

/**
 * Removes every memory that the project has when it begins. One with more than `atOnce` is emptied in several
 * transactions, and what others write between them stays. After each of them its counts and sums are right. If it fails
 * in between, or the process dies, a worker finishes it (`finishEmptying`). An index that is fed is told in the last
 * transaction. Points of removed memories that it holds until then do no harm: Postgres confirms every result of a
 * search.
 * @param signal until the first transaction is committed: what was begun is finished, whoever still waits for it
 * @returns how many were removed
 * @throws ApiError invalid_credentials, overloaded
 */
export async function deleteProjectMemories(
  database: Database,
  projectId: string,
  { atOnce = deletedAtOnce, signal }: { readonly atOnce?: number; readonly signal?: AbortSignal } = {},
): Promise<number> {
  const removed = await writeToProject({ database, projectId, signal }, async (sql, project) => {
    // All that an earlier one left, or still leaves to others, was there when this one began.
    await forgetKept(sql, project);
    return deleteSome(sql, project, atOnce);
  });
  return removed < atOnce ? removed : removed + (await finishEmptying(database, projectId, atOnce));
}

/**
 * Goes on with a delete-all until its end, whoever began it.
 * @returns how many were removed; none where another came to the end, and with that removed what was left
 */
export async function finishEmptying(database: Database, projectId: string, atOnce = deletedAtOnce): Promise<number> {
  let removed = 0;
  for (let last = atOnce; last === atOnce; removed += last) {
    last = await writeToProject({ database, projectId }, async (sql, project) =>
      project.isEmptying ? deleteSome(sql, project, atOnce) : 0,
    );
  }
  return removed;
}

/** Projects whose delete-all nobody has gone on with for a minute. */
export async function projectsLeftEmptying(database: Database, limit: number): Promise<readonly string[]> {
  const rows = await database.use(
    (sql) => sql<{ project_id: string }[]>`
      select project_id from memory.projects where emptying_at < now() - interval '1 minute'
      order by emptying_at limit ${limit}`,
  );
  return rows.map((row) => row.project_id);
}

/**
 * Removes memories that are not kept, and takes them from the project's counts and sums.
 * @returns how many. Fewer than the limit: none is left, since the project is locked.
 */
async function deleteSome(sql: Sql, project: LockedProject, limit: number): Promise<number> {
  const { projectId } = project;
  const changeSequence = project.changeSequence + 1;
  const isSpared = project.isEmptying ? isKept(sql, projectId) : sql`false`;
  const [gone] = await sql<{ count: number; places_left: Buffer[] }[]>`
    with gone as (
      delete from memory.memories where project_id = ${projectId} and id in (
        select id from memory.memories memory where project_id = ${projectId} and not ${isSpared} limit ${limit})
      returning field_lengths, content_hash
    ), sums as (
      select count(*) as count, coalesce(sum(field_lengths[1]), 0) as own, coalesce(sum(field_lengths[2]), 0) as previous,
        coalesce(sum(field_lengths[3]), 0) as next, coalesce(sum(field_lengths[4]), 0) as wider
      from gone
    )
    update memory.projects project set change_sequence = ${changeSequence}, reset_sequence = ${changeSequence},
      emptying_at = case when sums.count = ${limit} then clock_timestamp() end,
      memory_count = project.memory_count - sums.count,
      speakers = case when project.memory_count = sums.count then '{}' else project.speakers end,
      field_lengths = array[project.field_lengths[1] - sums.own, project.field_lengths[2] - sums.previous,
        project.field_lengths[3] - sums.next, project.field_lengths[4] - sums.wider]
    from sums where project.project_id = ${projectId}
    returning sums.count, ${project.isEmptying ? placesLeftToKept(sql, projectId) : sql`'{}'::bytea[]`} as places_left`;
  if (gone === undefined) throw new Error('The project row vanished while it was locked.');
  for (const place of gone.places_left) await moveUp(sql, projectId, place);
  await sql`delete from memory.deletions where project_id = ${projectId}`;
  if (gone.count === limit) return gone.count;
  await oweRemoval(sql, project);
  if (project.isEmptying) await settleKept(sql, project);
  return gone.count;
}

/** For a statement with `gone`, the memories removed: places before those of kept memories of the same content. */
function placesLeftToKept(sql: Sql, projectId: string) {
  return sql`array(
    select gone.content_hash from gone
    where sha256(gone.content_hash) in (
      select memory.content_hash from memory.kept_memories kept
      join memory.memories memory on memory.project_id = kept.project_id and memory.id = kept.memory_id
      where kept.project_id = ${projectId}))`;
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
