import type { Sql } from '@persistent-memory/service-kit';
import type { PendingQuery, Row } from 'postgres';
import type { ProjectState } from '../../storage/project-state.js';
import { joinWith } from '../sql-fragments.js';
import { quoteLexeme } from '../tsvector-text.js';
import { candidatesPerSide } from '../weights.js';
import type { WeightedLexeme } from './document-frequencies.js';
import { firstMatches } from './first-matches.js';
import { newestMemories } from './newest-memories.js';
import type { WordMatch, WordMatches } from './word-matches.js';

/** Matches that are enough to choose from, as far as the counts of words tell: reading them is what a search by keywords costs. */
const enoughMatches = 400;

/** The rarest word of a query is looked up alone where it has more than enough, up to this. */
const maxMatchesOfOneWord = 1_000;

/** A word in more memories than this is not looked up: passing over so many entries of the index takes 30 ms and more. */
const maxEntriesScanned = 50_000;

/**
 * The memories that hold the most telling words of the query: ordered by the sum of the idf of the words present. Only the
 * rarest words are looked up; those found are still ordered by all words. The words are parameters, so that the index on
 * (project_id, tsv) finds them.
 */
export async function matchesOfRarestWords(
  sql: Sql,
  { projectId }: Pick<ProjectState, 'projectId'>,
  terms: readonly WeightedLexeme[],
): Promise<WordMatches> {
  if (terms.length === 0) return { found: [], terms };
  const idfSum = terms.map(
    ({ lexeme, idf }) => sql`case when tsv @@ ${quoteLexeme(lexeme)}::tsquery then ${idf}::float8 else 0 end`,
  );
  const { from, lookUps } = matches(sql, projectId, terms);
  const rows = await sql<WordMatch[]>`
    select id, ${joinWith(sql, idfSum, sql` + `)} as "idfSum" from ${from}
    order by "idfSum" desc, created_at desc, id
    limit ${candidatesPerSide * lookUps}`;
  // What several look-ups find comes once for each.
  const found = [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, candidatesPerSide);
  return { found, terms };
}

/** A table expression with its condition, which reads some `maxMatchesOfOneWord` memories at most. */
interface Matches {
  readonly from: PendingQuery<Row[]>;
  /** How often a memory may come, at most. */
  readonly lookUps: number;
}

function matches(sql: Sql, projectId: string, terms: readonly WeightedLexeme[]): Matches {
  const rarestFirst = [...terms].sort((a, b) => a.expectedMatches - b.expectedMatches);
  const few = rarestWords(rarestFirst);
  // A count may be minutes old: words that were nowhere then are looked up too, and cost nothing when they are nowhere.
  const [rarest, ...others] = rarestFirst.filter(({ expectedMatches }) => expectedMatches > 0);
  if (rarest === undefined || few.includes(rarest)) {
    const from = sql`memory.memories where project_id = ${projectId} and tsv @@ ${anyOf(few)}::tsquery`;
    return { from, lookUps: 1 };
  }
  // Of a word that too many have the newest tell most; those that have several of the words are looked for among all.
  const lookUps = [...(few.length > 0 ? [anyOf(few)] : []), ...narrowestFirst(rarest, others)];
  const newest = sql`select id, tsv, created_at, role from ${newestMemories(sql, projectId)} newest where tsv @@ ${anyOf(terms)}::tsquery`;
  const from = firstMatches(sql, projectId, lookUps, enoughMatches, [newest]);
  return { from, lookUps: lookUps.length + 1 };
}

/** As many of the first as are enough; at least the first that is anywhere, unless it has too many matches. */
function rarestWords(rarestFirst: readonly WeightedLexeme[]): WeightedLexeme[] {
  let expected = 0;
  return rarestFirst.filter(({ expectedMatches }) => {
    const isFirst = expected === 0;
    expected += expectedMatches;
    return expected <= (isFirst ? maxMatchesOfOneWord : enoughMatches);
  });
}

/** Where even the rarest word has too many matches: those that have the next rarest words as well, then those with any other. */
function narrowestFirst(rarest: WeightedLexeme, others: readonly WeightedLexeme[]): string[] {
  if (rarest.expectedMatches > maxEntriesScanned) return [];
  const first = quoteLexeme(rarest.lexeme);
  const [second, third] = others.map(({ lexeme }) => quoteLexeme(lexeme));
  if (second === undefined) return [];
  if (third === undefined) return [`${first} & ${second}`];
  return [`${first} & ${second} & ${third}`, `${first} & ${second}`, `${first} & (${anyOf(others.slice(1))})`];
}

function anyOf(terms: readonly WeightedLexeme[]): string {
  return terms.map(({ lexeme }) => quoteLexeme(lexeme)).join(' | ');
}
