import type { Database } from '@persistent-memory/service-kit';
import { type FedIndex, isFed } from './fed-indexes.js';
import type { OwedEntry } from './outbox-leases.js';
import { owePlaces, oweProjectAgain } from './owe-index.js';
import { wholeProject } from './owe-memories.js';

/**
 * Notes as owed again what a process delivered, or tried to, after its lease was over. Such a process was frozen:
 * others may have delivered something newer meanwhile, and the late delivery overwrote it. Where it removed a project,
 * it may have removed newer points as well, so all memories of the project are owed again. And what it tried may come
 * later yet.
 */
export async function oweOvertaken(
  database: Database,
  index: FedIndex,
  overtaken: readonly OwedEntry[],
): Promise<void> {
  // An index that was forgotten, or that another took the place of, is owed nothing.
  if (overtaken.length === 0 || !(await isFed(database, index.name))) return;
  const memories = overtaken.filter(({ memoryId }) => memoryId !== wholeProject);
  await owePlaces(
    database,
    index,
    memories.map(({ projectId, memoryId }) => ({ projectId, id: memoryId })),
    1,
  );
  for (const { projectId, memoryId } of overtaken) {
    if (memoryId !== wholeProject || (await oweRemovalAgain(database, index, projectId))) continue;
    await oweProjectAgain(database, index, projectId);
  }
}

/**
 * Has a project's removal done once more, where it is still owed: until it is done nothing else of the project is
 * delivered, so no newer points were lost.
 * @returns false where it is not owed any more
 */
async function oweRemovalAgain(database: Database, index: FedIndex, projectId: string): Promise<boolean> {
  const { count } = await database.use(
    (sql) => sql`
      update memory.vector_outbox set version = gen_random_uuid(), attempts = greatest(attempts, 1)
      where project_id = ${projectId} and index_name = ${index.name} and memory_id = ${wholeProject}`,
  );
  return count > 0;
}
