import type { Database } from '@persistent-memory/service-kit';

/** How long deletions are kept. An index that has not read a project for longer has to read it from the beginning. */
const keptMinutes = 60;
const batchSize = 5_000;

/** Removes a batch of old entries of memory.deletions; an index that has not seen them has to start over. @returns how many were removed */
export async function pruneDeletions(database: Database): Promise<number> {
  return database.transaction(async (sql) => {
    const [pruned] = await sql<{ count: number }[]>`
      with old as (
        select project_id, change_sequence, memory_id from memory.deletions
        where deleted_at < now() - ${keptMinutes} * interval '1 minute'
        order by deleted_at limit ${batchSize} for update skip locked
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
