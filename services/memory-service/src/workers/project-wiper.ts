import type { Database } from '@persistent-memory/service-kit';
import type { VectorOutbox } from '../outbox/vector-outbox.js';
import { completeWipe, pendingWipes, takeWipeRequests, wipeBatch } from '../storage/project-wipes.js';
import type { VectorIndex } from '../vector-index/vector-index.js';
import { forEachProject } from './each-project.js';

const projectsARun = 100;

export interface WipingParts {
  readonly database: Database;
  readonly vectorIndex: VectorIndex;
  /** Feeds the vector index; null when that reads Postgres by itself. */
  readonly outbox: Pick<VectorOutbox, 'isKnown'> | null;
}

/**
 * Carries out the wipes that deleting projects left behind: every store forgets the project, in small transactions, and
 * a wipe that was cut off goes on where it was. Postgres first: what is gone there is found nowhere, whatever an index
 * still holds.
 * While an outbox does not know what its index lacks, nothing says that the index let go of a project, and no wipe is
 * completed.
 * @throws the first failure, after the other projects had their turn; what `signal` was aborted with
 */
export async function wipeDeletedProjects(
  { database, vectorIndex, outbox }: WipingParts,
  signal: AbortSignal,
): Promise<void> {
  await takeWipeRequests(database);
  await forEachProject(await pendingWipes(database, projectsARun), signal, async (projectId) => {
    if (!(await wipeMemories(database, projectId, signal))) return;
    await vectorIndex.dropProject(projectId);
    if (outbox === null || outbox.isKnown) await completeWipe(database, projectId);
  });
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
