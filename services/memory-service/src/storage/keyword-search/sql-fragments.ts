import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';

/** Fragments of SQL with a separator between them. */
export function joinWith(
  sql: Sql,
  fragments: readonly PendingQuery<Row[]>[],
  separator: PendingQuery<Row[]>,
): PendingQuery<Row[]> {
  const [first, ...rest] = fragments;
  return rest.reduce((joined, fragment) => sql`${joined}${separator}${fragment}`, first ?? sql``);
}
