import type { Database } from '@persistent-memory/service-kit';
import { completeWipe, pendingWipes, wipeBatch } from '../storage/project-wipes.js';
import type { VectorIndex } from '../vector-index/vector-index.js';

const PROJECTS_A_RUN = 100;

/**
 * Carries out the wipes that deleting projects left behind: every store forgets the project, in small transactions, and a wipe that
 * was cut off goes on where it was. Postgres first: what is gone there is found nowhere, whatever an index still holds.
 */
export async function wipeDeletedProjects(
  database: Database,
  vectorIndex: VectorIndex,
  signal: AbortSignal,
): Promise<void> {
  for (const projectId of await pendingWipes(database, PROJECTS_A_RUN)) {
    let removed: number | null;
    do {
      signal.throwIfAborted();
      removed = await wipeBatch(database, projectId);
    } while (removed !== null && removed > 0);
    if (removed === null) continue;
    await vectorIndex.dropProject(projectId);
    await completeWipe(database, projectId);
  }
}
