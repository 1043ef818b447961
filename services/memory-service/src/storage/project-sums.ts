import type { Sql } from '@persistent-memory/service-kit';

/**
 * For a statement in which `inserted` are the rows that it adds to memory.memories: adds them to the counts and sums in the project's row.
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
        speakers = array(select distinct name from unnest(project.speakers || added.speakers) as name where name is not null order by name limit 200)
      from (
        select count(*), sum(field_lengths[1]) as own, sum(field_lengths[2]) as previous, sum(field_lengths[3]) as next,
          sum(field_lengths[4]) as wider, array_agg(distinct speaker) as speakers
        from inserted
      ) as added
      where project.project_id = ${projectId} and added.count > 0
    )`;
}
