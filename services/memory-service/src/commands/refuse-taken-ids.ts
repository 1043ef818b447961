import type { Database } from '@persistent-memory/service-kit';
import { findHolders } from '../storage/find-holders.js';

/** A memory of a file that is to be stored. */
export interface ImportedLine<Memory> {
  /** From 1. */
  readonly number: number;
  readonly memory: Memory;
  /** Where it goes. */
  readonly projectId: string;
}

/**
 * Refuses ids that another project has, in the database or in these lines themselves. Ids are unique in a project only,
 * and Qdrant has one point for an id: two projects would take it from each other for ever. Two imports at once do not
 * see each other's ids.
 * @throws Error that names the first such line and says what to do
 */
export async function refuseTakenIds(
  database: Database,
  lines: readonly ImportedLine<{ readonly id: string }>[],
): Promise<void> {
  const holders = await findHolders(
    database,
    lines.map(({ memory }) => memory.id),
  );
  for (const { number, memory, projectId } of lines) {
    const [holder] = holders.get(memory.id) ?? [];
    if (holder === undefined) holders.set(memory.id, [projectId]);
    else if (!holders.get(memory.id)?.includes(projectId)) {
      const range = `lines ${lines[0]?.number} to ${lines.at(-1)?.number}`;
      throw new Error(
        `Line ${number}: the memory ${memory.id} belongs to project ${holder}, and Qdrant has one place for an id. ` +
          `Of ${range} nothing was stored. Delete the memory there first, or import into another database.`,
      );
    }
  }
}
