import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';
import { anyOf, type LookUp } from './lexemes.js';
import { joinWith } from './sql-fragments.js';

/**
 * The condition on a memory that it is the project's and matches the look-up, found through the keyword index
 * (`memory.keyword_keys` in the migrations). A key of the index is a hash of project and lexeme, so that both are asked
 * again of what it finds; "is true" keeps the planner from looking for these in other indexes, all memories of the
 * project in one of them.
 */
export function matching(sql: Sql, projectId: string, lookUp: LookUp): PendingQuery<Row[]> {
  const hasKeys = lookUp.map(
    (lexemes) => sql`memory.keyword_keys(project_id, tsvector_to_array(tsv))
      && memory.keyword_keys(${projectId}, ${[...lexemes]}::text[])`,
  );
  const hasLexemes = lookUp.map((lexemes) => sql`tsv @@ ${anyOf(lexemes)}::tsquery`);
  return sql`${joinWith(sql, hasKeys, sql` and `)}
    and (project_id = ${projectId}) is true and (${joinWith(sql, hasLexemes, sql` and `)}) is true`;
}
