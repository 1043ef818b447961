import type { Sql } from '@persistent-memory/service-kit';
import type { LookUp } from '../../storage/keyword-search/lexemes.js';
import { selectBestMatches, selectBestOfFirstMatches } from '../../storage/keyword-search/select-best-matches.js';
import type { ProjectState } from '../../storage/project-state.js';
import { candidatesPerSide } from '../weights.js';
import type { WeighedWords, WeightedLexeme } from './document-frequencies.js';
import { bestByWords, enoughMatches, type WordMatches } from './word-matches.js';

/**
 * Where the rarest word of a query has more than enough matches, but no more than this, those that have no other word
 * of the query are read, too.
 */
const maxMatchesOfOneWord = 1_000;

/** A word in more memories than this is not looked up: reading so many entries of the index takes 30 ms and more. */
const maxEntriesScanned = 50_000;

/**
 * The memories that hold the most telling words of the query: ordered by the sum of the idf of the words present. Only
 * the rarest words are looked up, unless they were read to be counted; those found are still ordered by all words.
 */
export async function matchesOfRarestWords(
  sql: Sql,
  { projectId }: Pick<ProjectState, 'projectId'>,
  { terms, read }: WeighedWords,
): Promise<WordMatches> {
  if (terms.length === 0) return { found: [], terms };
  const rarestFirst = [...terms].sort((a, b) => a.expectedMatches - b.expectedMatches);
  const few = rarestWords(rarestFirst);
  // A count may be minutes old: words that were nowhere then are looked up too, and cost nothing when they are nowhere.
  const [rarest, ...others] = rarestFirst.filter(({ expectedMatches }) => expectedMatches > 0);
  const best = { weights: terms, limit: candidatesPerSide };
  if (rarest === undefined || few.includes(rarest)) {
    if (few.every(({ lexeme }) => read.whole.has(lexeme))) return { found: bestByWords(read.memories, terms), terms };
    return { found: await selectBestMatches(sql, projectId, few.map(lexemeOf), best), terms };
  }
  // The rarest word has too many matches. Those that have other words of the query too are looked up, then the newest
  // are read.
  const lookUps = [...(few.length > 0 ? [[few.map(lexemeOf)]] : []), ...narrowestFirst(rarest, others)];
  const bounded = { lookUps, matchCount: enoughMatches, ...best };
  return { found: await selectBestOfFirstMatches(sql, projectId, bounded), terms };
}

/** As many of the rarest words as have no more than enough matches together. */
function rarestWords(rarestFirst: readonly WeightedLexeme[]): WeightedLexeme[] {
  let expected = 0;
  return rarestFirst.filter(({ expectedMatches }) => {
    expected += expectedMatches;
    return expected <= enoughMatches;
  });
}

/**
 * For a rarest word with too many matches: looks up the memories that have the next rarest words too, then those that
 * have any other, then all if they are not too many.
 */
function narrowestFirst(rarest: WeightedLexeme, others: readonly WeightedLexeme[]): LookUp[] {
  if (rarest.expectedMatches > maxEntriesScanned) return [];
  const first = [rarest.lexeme];
  const [second, third] = others.map(({ lexeme }) => [lexeme]);
  const beside = second === undefined || third === undefined ? [] : [[first, second, third]];
  const besideAny = second === undefined ? [] : [[first, others.map(lexemeOf)]];
  return [...beside, ...besideAny, ...(rarest.expectedMatches > maxMatchesOfOneWord ? [] : [[first]])];
}

function lexemeOf({ lexeme }: WeightedLexeme): string {
  return lexeme;
}
