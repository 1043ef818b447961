import type { Database } from '@persistent-memory/service-kit';
import type { VectorOutbox } from '../outbox/vector-outbox.js';
import { completeWipe, pendingWipes, wipeBacklog, wipeBatch } from '../storage/project-wipes.js';
import type { VectorIndex } from '../vector-index/vector-index.js';

const PROJECTS_A_RUN = 100;

/**
 * Carries out the wipes that deleting projects left behind: every store forgets the project, in small transactions, and a wipe that
 * was cut off goes on where it was. Postgres first: what is gone there is found nowhere, whatever an index still holds.
 * @param outbox of an index that is fed; while it does not know what that lacks, nothing says that it let go of a project, and no wipe is completed
 * @throws the first failure, after the other projects had their turn; what `signal` was aborted with
 */
export async function wipeDeletedProjects(
  database: Database,
  vectorIndex: VectorIndex,
  signal: AbortSignal,
  outbox: Pick<VectorOutbox, 'isKnown'> | null = null,
): Promise<void> {
  if ((await wipeBacklog(database)).projects === 0) return;
  const failures: unknown[] = [];
  for (const projectId of await pendingWipes(database, PROJECTS_A_RUN)) {
    try {
      if (!(await wipeMemories(database, projectId, signal))) continue;
      await vectorIndex.dropProject(projectId);
      if (outbox === null || outbox.isKnown) await completeWipe(database, projectId);
    } catch (error) {
      failures.push(error);
    }
    signal.throwIfAborted();
  }
  if (failures.length > 0) throw failures[0];
}

/** @returns whether all are gone; false when another replica is at it */
async function wipeMemories(database: Database, projectId: string, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    signal.throwIfAborted();
    const removed = await wipeBatch(database, projectId);
    if (removed === null) return false;
    if (removed === 0) return true;
  }
}
