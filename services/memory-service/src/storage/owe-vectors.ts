import type { Sql } from '@persistent-memory/service-kit';

/** A project under its lock, with the indexes that have to learn of what is written to it. */
export interface FedProject {
  readonly projectId: string;
  /** Names of the indexes that the outbox feeds; none with the exact index, and then nothing is written here. */
  readonly fedIndexes: readonly string[];
}

/** Stands in the place of a memory's id; no memory has it. An entry with it says that all that the index holds of the project has to go. */
export const wholeProject = '00000000-0000-0000-0000-000000000000';

/** Notes, in the transaction of the write itself, that the indexes do not know how these memories stand now. */
export async function oweMemories(sql: Sql, project: FedProject, memoryIds: readonly string[]): Promise<void> {
  if (project.fedIndexes.length === 0 || memoryIds.length === 0) return;
  await sql`
    insert into memory.vector_outbox (project_id, index_name, memory_id)
    select ${project.projectId}, index_name, memory_id
    from unnest(${[...project.fedIndexes]}::text[]) as index_name, unnest(${[...memoryIds]}::uuid[]) as memory_id
    on conflict (project_id, index_name, memory_id) do update set version = excluded.version`;
}

/**
 * Notes that everything the indexes hold of the project has to go. That replaces the entries of single memories, except those that are being
 * delivered at this moment: such a delivery may arrive after the removal, so its entry stays and gets a new version.
 */
export async function oweRemoval(sql: Sql, project: FedProject): Promise<void> {
  if (project.fedIndexes.length === 0) return;
  const { projectId } = project;
  await sql`delete from memory.vector_outbox where project_id = ${projectId} and due_at <= clock_timestamp()`;
  await sql`update memory.vector_outbox set version = gen_random_uuid() where project_id = ${projectId}`;
  await oweMemories(sql, project, [wholeProject]);
}
