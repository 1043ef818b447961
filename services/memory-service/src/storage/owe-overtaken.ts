import type { Database } from '@persistent-memory/service-kit';
import { type FedIndexName, isFed, oweAllOf, oweFound } from './fed-indexes.js';
import type { OwedEntry } from './outbox-leases.js';
import { WHOLE_PROJECT } from './owe-vectors.js';

/**
 * Owes anew what a process brought to the index, or tried to, after its time for it was over: it was frozen, and others may have delivered
 * something newer meanwhile, which it wrote over. A project that it removed may have had points since: all of its memories are owed.
 */
export async function oweOvertaken(
  database: Database,
  index: FedIndexName,
  overtaken: readonly OwedEntry[],
): Promise<void> {
  // One that was given up, or whose place another took, is owed nothing.
  if (overtaken.length === 0 || !(await isFed(database, index.name))) return;
  const memories = overtaken.filter(({ memoryId }) => memoryId !== WHOLE_PROJECT);
  await oweFound(
    database,
    index,
    memories.map(({ projectId, memoryId }) => ({ projectId, id: memoryId })),
  );
  for (const { projectId, memoryId } of overtaken) {
    if (memoryId !== WHOLE_PROJECT || (await oweRemovalAgain(database, index, projectId))) continue;
    await oweAllOf(database, index, projectId);
  }
}

/**
 * While the removal is owed nothing else of the project is delivered, so that nothing is lost yet: it has to be done once more.
 * @returns false when it is not owed any more
 */
async function oweRemovalAgain(database: Database, index: FedIndexName, projectId: string): Promise<boolean> {
  const { count } = await database.use(
    (sql) => sql`
      update memory.vector_outbox set version = gen_random_uuid()
      where project_id = ${projectId} and index_name = ${index.name} and memory_id = ${WHOLE_PROJECT}`,
  );
  return count > 0;
}
