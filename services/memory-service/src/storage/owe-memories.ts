import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';
import { nilId } from './memory-place.js';

/** A project under its lock, with the indexes that have to learn of what is written to it. */
export interface FedProject {
  readonly projectId: string;
  /** Names of the indexes that the outbox feeds; none with the exact index, and then nothing is written here. */
  readonly fedIndexes: readonly string[];
}

/**
 * Stands in the place of a memory's id. An entry with it says that all that the index holds of the project has to go.
 */
export const wholeProject = nilId;

/**
 * Notes what indexes are owed. What is owed already gets a new version, which tells a delivery under way that it
 * carries an old vector.
 * @param entries a select of project id, index name and memory id
 * @param unheardTries 1 where a try that others began may still be carried out: what is delivered now is then delivered
 *   once more after a while
 * @returns a statement of its own, or a part of one, where it may be followed by `returning`
 */
export function oweEntries(sql: Sql, entries: PendingQuery<Row[]>, unheardTries: 0 | 1 = 0) {
  return sql`
    insert into memory.vector_outbox as owed (project_id, index_name, memory_id, attempts)
    select entry.*, ${unheardTries}::int from (${entries}) as entry
    on conflict (project_id, index_name, memory_id)
      do update set version = excluded.version, attempts = greatest(owed.attempts, excluded.attempts),
        last_owed_at = excluded.last_owed_at,
        due_at = case when owed.attempts < excluded.attempts then clock_timestamp() else owed.due_at end`;
}

/** Notes, in the transaction of the write itself, that the indexes do not know how these memories stand now. */
export async function oweMemories(sql: Sql, project: FedProject, memoryIds: readonly string[]): Promise<void> {
  if (project.fedIndexes.length === 0 || memoryIds.length === 0) return;
  const entries = sql`
    select ${project.projectId}, index_name, memory_id
    from unnest(${[...project.fedIndexes]}::text[]) as index_name, unnest(${[...memoryIds]}::uuid[]) as memory_id`;
  await oweEntries(sql, entries);
}

/**
 * Notes that everything the indexes hold of the project has to go. That replaces the entries of single memories, except
 * those that somebody delivers at this moment, or tried to: such a try may arrive after the removal, so its entry stays
 * and gets a new version.
 */
export async function oweRemoval(sql: Sql, project: FedProject): Promise<void> {
  if (project.fedIndexes.length === 0) return;
  const { projectId } = project;
  await sql`delete from memory.vector_outbox where project_id = ${projectId} and due_at <= clock_timestamp() and attempts = 0`;
  await sql`update memory.vector_outbox set version = gen_random_uuid() where project_id = ${projectId}`;
  await oweMemories(sql, project, [wholeProject]);
}
