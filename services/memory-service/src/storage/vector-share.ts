import type { Database } from '@persistent-memory/service-kit';
import { vectorOfModel } from './vector-of-model.js';

/** Memories that are looked at: all where there are no more. */
const sampledMemories = 20_000;
/**
 * By how much the share in a sample may be too high: three standard errors, where whole pages, about 2,000 of ten
 * memories, are of one model, as those are that were written at the same time.
 */
const samplingError = 0.03;

/**
 * Part of all memories that have a vector of the model, from 0 to 1: exact for up to 20,000 memories, of more what it
 * is at least, by pages of the table that are picked at random. No more of it is read however many there are.
 */
export async function leastVectorShare(database: Database, model: string, memoryCount: number): Promise<number> {
  const isSampled = memoryCount > sampledMemories;
  const percentage = isSampled ? (100 * sampledMemories) / memoryCount : 100;
  const [row] = await database.use(
    async (sql) => sql<{ share: number | null }[]>`
      select avg((${vectorOfModel(sql, model)} is not null)::int)::float8 as share
      from memory.memories memory tablesample system (${percentage}::real)`,
  );
  return Math.max(0, (row?.share ?? 0) - (isSampled ? samplingError : 0));
}
