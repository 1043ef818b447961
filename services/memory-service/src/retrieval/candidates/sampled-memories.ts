import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';
import type { ProjectState } from '../../storage/project-state.js';

const windows = 30;
const memoriesPerWindow = 100;

/** Memories in a sample, unless the project has fewer. Reading them takes some 3 ms, as those of a window were written next to each other. */
export const sampleSize = windows * memoriesPerWindow;

/** A table expression with `tsv` of memories from all times of the project: what was said of late stands in no larger part of it than of the project. */
export function sampledMemories(
  sql: Sql,
  { projectId, changeSequence }: Pick<ProjectState, 'projectId' | 'changeSequence'>,
): PendingQuery<Row[]> {
  return sql`(select within.tsv from generate_series(0, ${windows - 1}) as place, lateral (
    select tsv from memory.memories
    where project_id = ${projectId} and change_sequence > ${changeSequence}::bigint * place / ${windows}
    order by change_sequence limit ${memoriesPerWindow}) within) sample`;
}
