import type { Sql } from '@persistent-memory/service-kit';
import { firstMatches } from './first-matches.js';

export interface RoleMatches {
  readonly lexeme: string;
  readonly role: string;
  /** Memories with the lexeme that are read, of whatever role; where the project has more, some are left out. */
  readonly maxRead: number;
  readonly limit: number;
}

/**
 * Ids of the project's memories that have the lexeme and came from a message of the role, newest first, at most
 * `limit`.
 */
export async function selectNewestOfRole(
  sql: Sql,
  projectId: string,
  { lexeme, role, maxRead, limit }: RoleMatches,
): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from ${firstMatches(sql, projectId, [[[lexeme]]], maxRead)}
    where role = ${role} order by created_at desc, id limit ${limit}`;
  return rows.map((row) => row.id);
}
