import type { Sql } from '@persistent-memory/service-kit';
import type { ProjectState } from '../../storage/project-state.js';
import { inverseDocumentFrequency } from '../ranking/bm25f.js';
import { joinWith } from '../sql-fragments.js';
import { quoteLexeme } from '../tsvector-text.js';
import { candidatesPerSide } from '../weights.js';
import type { WordMatches } from './word-matches.js';

/** Memories of a project that may be read whole. */
export const smallProject = 1_000;

/** What `words` of a row says of each word, in order: in the memory's own text, elsewhere in what the index holds of it, or nowhere. */
const inOwnText = 'o';
const elsewhere = 'e';
const nowhere = '-';

interface MatchRow {
  readonly id: string;
  readonly words: string;
}

/**
 * Every memory of the project that has a word of the query, read once: that counts the words, and finds the memories with the
 * highest sum of the idf of the words present. For projects so small that all of it may be read.
 */
export async function matchesOfAllWords(
  sql: Sql,
  { projectId, memoryCount }: Pick<ProjectState, 'projectId' | 'memoryCount'>,
  lexemes: readonly string[],
): Promise<WordMatches> {
  if (lexemes.length === 0) return { found: [], terms: [] };
  const anyWord = lexemes.map(quoteLexeme).join(' | ');
  const words = lexemes.map(
    (lexeme) => sql`case when not tsv @@ ${quoteLexeme(lexeme)}::tsquery then ${nowhere}
      when tsv @@ ${`${quoteLexeme(lexeme)}:A`}::tsquery then ${inOwnText} else ${elsewhere} end`,
  );
  const rows = await sql<MatchRow[]>`
    select id, ${joinWith(sql, words, sql` || `)} as words from memory.memories
    where project_id = ${projectId} and tsv @@ ${anyWord}::tsquery
    order by created_at desc, id`;
  const terms = lexemes.map((lexeme, position) => {
    const inOwn = rows.filter((row) => row.words[position] === inOwnText).length;
    return { lexeme, idf: inverseDocumentFrequency(memoryCount, inOwn) };
  });
  const idfSum = ({ words }: MatchRow) =>
    terms.reduce((sum, { idf }, position) => (words[position] === nowhere ? sum : sum + idf), 0);
  // Sorting is stable: of equal ones the newer stays first.
  const best = rows.map((row) => ({ id: row.id, idfSum: idfSum(row) })).sort((a, b) => b.idfSum - a.idfSum);
  return { found: best.slice(0, candidatesPerSide), terms };
}
