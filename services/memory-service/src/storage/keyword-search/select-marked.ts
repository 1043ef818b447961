import type { Sql } from '@persistent-memory/service-kit';
import { type MemoryRow, memoryColumns, type StoredMemory, toStoredMemory } from '../stored-memory.js';
import { firstMatches } from './first-matches.js';

/** At least one. */
export type Marks = readonly string[];

/** Memories of the project that have one of the lexemes, at most `limit`, the oldest first. */
export async function selectMarked(
  sql: Sql,
  projectId: string,
  marks: Marks,
  limit: number,
): Promise<readonly StoredMemory[]> {
  const rows = await sql<MemoryRow[]>`
    select ${memoryColumns(sql)} from ${firstMatches(sql, projectId, [[marks]], limit)}
    join memory.memories memory on memory.project_id = ${projectId} and memory.id = first_matches.id
    order by memory.created_at, memory.id`;
  return rows.map(toStoredMemory);
}
