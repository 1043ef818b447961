import type { Sql } from '@persistent-memory/service-kit';
import { selectWordPlaces, wordPlace } from '../../storage/keyword-search/select-word-places.js';
import type { ProjectState } from '../../storage/project-state.js';
import { inverseDocumentFrequency } from '../ranking/bm25f.js';
import { bestByWords, type WordMatches } from './word-matches.js';

/** Memories of a project that may be read whole. */
export const smallProject = 1_000;

/**
 * Every memory of the project that has a word of the query, read once: that counts the words, and finds the memories
 * with the highest sum of the idf of the words present. For projects so small that all of it may be read.
 */
export async function matchesOfAllWords(
  sql: Sql,
  { projectId, memoryCount }: Pick<ProjectState, 'projectId' | 'memoryCount'>,
  lexemes: readonly string[],
): Promise<WordMatches> {
  if (lexemes.length === 0) return { found: [], terms: [] };
  const rows = await selectWordPlaces(sql, projectId, lexemes);
  const terms = lexemes.map((lexeme, position) => {
    const inOwn = rows.filter((row) => row.places[position] === wordPlace.ownText).length;
    return { lexeme, idf: inverseDocumentFrequency(memoryCount, inOwn) };
  });
  return { found: bestByWords(rows, terms), terms };
}
