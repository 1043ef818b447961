import type { Database } from '@persistent-memory/service-kit';

/** How long deletions are kept. An index that has not read a project for longer has to read it from the beginning. */
const keptMinutes = 60;
/** Projects that one call comes to, those with the oldest deletions first. */
const projectsACall = 1_000;
/** Locked in one transaction: whoever writes to one of them waits for the others too, some milliseconds. */
const projectsAtOnce = 10;
const deletionsAtOnce = 5_000;

/**
 * Removes old entries of memory.deletions; an index that has not seen them has to start over. It waits for no project:
 * one that is being written to has its turn with a later call.
 * @returns how many were removed; 0 when none is left but those of projects that are being written to
 */
export async function pruneDeletions(database: Database, signal?: AbortSignal): Promise<number> {
  const projectIds = await projectsWithOldDeletions(database);
  let removed = 0;
  for (let from = 0; from < projectIds.length && signal?.aborted !== true; from += projectsAtOnce) {
    removed += await pruneThoseFree(database, projectIds.slice(from, from + projectsAtOnce));
  }
  return removed;
}

async function projectsWithOldDeletions(database: Database): Promise<readonly string[]> {
  const rows = await database.use(
    (sql) => sql<{ project_id: string }[]>`
      select project_id from memory.deletions where deleted_at < now() - ${keptMinutes} * interval '1 minute'
      group by project_id order by min(deleted_at) limit ${projectsACall}`,
  );
  return rows.map((row) => row.project_id);
}

/**
 * Of the projects that nobody holds. Their rows are locked before anything else, as by every writer, and never waited
 * for.
 */
async function pruneThoseFree(database: Database, projectIds: readonly string[]): Promise<number> {
  return database.transaction(async (sql) => {
    const free = await sql<{ project_id: string }[]>`
      select project_id from memory.projects where project_id = any(${projectIds})
      order by project_id for no key update skip locked`;
    if (free.length === 0) return 0;
    const [pruned] = await sql<{ count: number }[]>`
      with old as (
        select project_id, change_sequence, memory_id from memory.deletions
        where project_id = any(${free.map((row) => row.project_id)}) and deleted_at < now() - ${keptMinutes} * interval '1 minute'
        limit ${deletionsAtOnce} for update skip locked
      ), gone as (
        delete from memory.deletions deletion using old
        where deletion.project_id = old.project_id and deletion.change_sequence = old.change_sequence and deletion.memory_id = old.memory_id
        returning deletion.project_id, deletion.change_sequence
      ), raised as (
        update memory.projects project set reset_sequence = greatest(project.reset_sequence, last.change_sequence)
        from (select project_id, max(change_sequence) as change_sequence from gone group by project_id) as last
        where project.project_id = last.project_id
      )
      select count(*)::int as count from gone`;
    return pruned?.count ?? 0;
  });
}
