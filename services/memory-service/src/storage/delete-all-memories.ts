import type { Database } from '@persistent-memory/service-kit';
import { oweWholeProject } from './owe-vectors.js';
import { lockProject } from './project-lock.js';

/** Removes every memory of the project at once. @returns how many there were */
export async function deleteAllMemories(database: Database, projectId: string): Promise<number> {
  return database.transaction(async (sql) => {
    const project = await lockProject(sql, projectId);
    const { count } = await sql`delete from memory.memories where project_id = ${projectId}`;
    await sql`delete from memory.deletions where project_id = ${projectId}`;
    await sql`
      update memory.projects set change_sequence = ${project.changeSequence + 1}, reset_sequence = ${project.changeSequence + 1},
        memory_count = 0, field_lengths = '{0,0,0,0}', speakers = '{}'
      where project_id = ${projectId}`;
    await oweWholeProject(sql, project);
    return count;
  });
}
