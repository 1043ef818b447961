import type { Sql } from '@persistent-memory/service-kit';
import type { ProjectState } from '../../storage/project-state.js';
import { quoteLexeme } from '../tsvector-text.js';
import { candidatesPerSide } from '../weights.js';
import { joinWith, type WeightedLexeme } from './document-frequencies.js';

/**
 * Matches that a query may make Postgres read. Only the rarest words up to this sum are looked up; those found are still
 * ordered by all words. At 10,000 memories that finds 98 % of the same candidates in a fifth of the time.
 */
const maxExpectedMatches = 1_000;

/**
 * Ids of the memories that hold the most telling words of the query: ordered by the sum of the idf of the words present.
 * The query is a parameter, so that the index on (project_id, tsv) finds it; needs a connection with
 * `plan_cache_mode = force_custom_plan`, because a generic plan knows neither the words nor the project.
 */
export async function keywordCandidates(
  sql: Sql,
  project: ProjectState,
  weighted: readonly WeightedLexeme[],
): Promise<string[]> {
  const present = weighted.filter((term) => term.expectedMatches > 0);
  // A count may be minutes old: words that were nowhere then are still looked up, and cost nothing when they are nowhere.
  const lookedUp = [...weighted.filter((term) => term.expectedMatches === 0), ...rarestWords(present)];
  if (lookedUp.length === 0) return [];
  const anyWord = lookedUp.map((term) => quoteLexeme(term.lexeme)).join(' | ');
  const idfSum = joinWith(
    sql,
    weighted.map(
      (term) => sql`case when tsv @@ ${quoteLexeme(term.lexeme)}::tsquery then ${term.idf}::float8 else 0 end`,
    ),
    sql` + `,
  );
  const rows = await sql<{ id: string }[]>`
    select id from memory.memories
    where project_id = ${project.projectId} and tsv @@ ${anyWord}::tsquery
    order by ${idfSum} desc, created_at desc, id
    limit ${candidatesPerSide}`;
  return rows.map((row) => row.id);
}

/** Rarest first, as many as the matches allow, at least one. */
function rarestWords(present: readonly WeightedLexeme[]): WeightedLexeme[] {
  const chosen: WeightedLexeme[] = [];
  let expected = 0;
  for (const term of [...present].sort((a, b) => a.expectedMatches - b.expectedMatches)) {
    expected += term.expectedMatches;
    if (chosen.length > 0 && expected > maxExpectedMatches) break;
    chosen.push(term);
  }
  return chosen;
}
