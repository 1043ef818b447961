import { ApiError } from '@persistent-memory/auth';
import type { Database } from '@persistent-memory/service-kit';
import { finishEmptying, projectsLeftEmptying } from '../storage/delete-project-memories.js';
import { forEachProject } from './each-project.js';

const projectsARun = 100;

/**
 * Finishes each delete-all that whoever began it did not come to the end of: its process died, or its database was
 * away.
 * @throws the first failure, after the other projects had their turn; what `signal` was aborted with
 */
export async function finishLeftEmptying(database: Database, signal: AbortSignal): Promise<void> {
  await forEachProject(await projectsLeftEmptying(database, projectsARun), signal, async (projectId) => {
    try {
      await finishEmptying(database, projectId);
    } catch (error) {
      // Of a project that was deleted meanwhile the wipe removes all.
      if (!(error instanceof ApiError) || error.code !== 'invalid_credentials') throw error;
    }
  });
}
