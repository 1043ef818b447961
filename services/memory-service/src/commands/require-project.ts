import type { Database } from '@persistent-memory/service-kit';
import { projectStanding } from '../storage/project-standing.js';

/**
 * Refuses a project that was mistyped: its export would be empty, and what is imported into it no key would reach.
 * @throws Error also for a deleted one, whose memories are being removed
 */
export async function requireProject(database: Database, projectId: string): Promise<void> {
  const standing = await projectStanding(database, projectId);
  if (standing === 'deleted') throw new Error(`Project ${projectId} was deleted.`);
  if (standing === 'unknown') throw new Error(`Project ${projectId} is not known: it has neither memories nor keys.`);
}
