import type { Sql } from '@persistent-memory/service-kit';

/**
 * Names that a project's row holds. Those that were there first stay: a name that came and went would be known in one
 * search and not in the next.
 */
const maxSpeakers = 200;

/**
 * For a statement in which `inserted` are the rows that it adds to memory.memories: adds them to the counts and sums in
 * the project's row.
 * Without rows the change sequence stays as well, so that indexes don't look for changes where there are none.
 * @param changeSequence that of the rows
 */
export function withInsertedSums(sql: Sql, projectId: string, changeSequence: number) {
  return sql`sums as (
      update memory.projects as project set
        change_sequence = ${changeSequence},
        memory_count = project.memory_count + added.count,
        field_lengths = array[project.field_lengths[1] + added.own, project.field_lengths[2] + added.previous,
          project.field_lengths[3] + added.next, project.field_lengths[4] + added.wider],
        -- As it is where it has them all, so that nothing of it is written anew.
        speakers = case
          when added.speakers <@ project.speakers or cardinality(project.speakers) >= ${maxSpeakers} then project.speakers
          else project.speakers || array(
            select name from unnest(added.speakers) as name where name <> all (project.speakers)
            order by name limit ${maxSpeakers} - cardinality(project.speakers))
        end
      from (
        select count(*), sum(field_lengths[1]) as own, sum(field_lengths[2]) as previous, sum(field_lengths[3]) as next,
          sum(field_lengths[4]) as wider, coalesce(array_agg(distinct speaker) filter (where speaker is not null), '{}') as speakers
        from inserted
      ) as added
      where project.project_id = ${projectId} and added.count > 0
    )`;
}
