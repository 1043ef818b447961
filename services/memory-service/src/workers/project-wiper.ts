import type { Database } from '@persistent-memory/service-kit';
import { completeWipe, pendingWipes, wipeBacklog, wipeBatch } from '../storage/project-wipes.js';
import type { VectorIndex } from '../vector-index/vector-index.js';

const PROJECTS_A_RUN = 100;

/**
 * Carries out the wipes that deleting projects left behind: every store forgets the project, in small transactions, and a wipe that
 * was cut off goes on where it was. Postgres first: what is gone there is found nowhere, whatever an index still holds.
 * @throws the first failure, after the other projects had their turn; what `signal` was aborted with
 */
export async function wipeDeletedProjects(
  database: Database,
  vectorIndex: VectorIndex,
  signal: AbortSignal,
): Promise<void> {
  if ((await wipeBacklog(database)).projects === 0) return;
  const failures: unknown[] = [];
  for (const projectId of await pendingWipes(database, PROJECTS_A_RUN)) {
    await wipeProject(database, vectorIndex, projectId, signal).catch((error: unknown) => failures.push(error));
    signal.throwIfAborted();
  }
  if (failures.length > 0) throw failures[0];
}

async function wipeProject(
  database: Database,
  vectorIndex: VectorIndex,
  projectId: string,
  signal: AbortSignal,
): Promise<void> {
  let removed: number | null;
  do {
    signal.throwIfAborted();
    removed = await wipeBatch(database, projectId);
    // Another replica is at it.
    if (removed === null) return;
  } while (removed > 0);
  await vectorIndex.dropProject(projectId);
  await completeWipe(database, projectId);
}
