import type { Sql } from '@persistent-memory/service-kit';
import type { LockedProject } from './project-lock.js';

/*
 * What a delete-all in several transactions must not remove: memories that were written between two of them, and those
 * that an add or an import was told are there already. Nothing is noted, and no statement made, at any other time.
 */

/**
 * Notes, in the transaction of the write itself, that these memories are acknowledged from now on: a delete-all that is
 * under way leaves them.
 */
export async function keepFromEmptying(sql: Sql, project: LockedProject, ids: readonly string[]): Promise<void> {
  if (!project.isEmptying || ids.length === 0) return;
  await sql`
    insert into memory.kept_memories (project_id, memory_id)
    select ${project.projectId}, id from unnest(${[...ids]}::uuid[]) as id
    on conflict do nothing`;
}

/** For a statement in which `memory` is a row of memory.memories. */
export function isKept(sql: Sql, projectId: string) {
  return sql`exists (
    select 1 from memory.kept_memories kept where kept.project_id = ${projectId} and kept.memory_id = memory.id)`;
}

/** Where a delete-all begins, and where one ends. */
export async function forgetKept(sql: Sql, project: LockedProject): Promise<void> {
  if (!project.isEmptying) return;
  await sql`delete from memory.kept_memories where project_id = ${project.projectId}`;
}
