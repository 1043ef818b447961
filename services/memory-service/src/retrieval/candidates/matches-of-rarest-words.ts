import type { Sql } from '@persistent-memory/service-kit';
import type { LookUp } from '../../storage/keyword-search/lexemes.js';
import { selectBestMatches, selectBestOfFirstMatches } from '../../storage/keyword-search/select-best-matches.js';
import type { ProjectState } from '../../storage/project-state.js';
import { candidatesPerSide } from '../weights.js';
import type { WeightedLexeme } from './document-frequencies.js';
import type { WordMatches } from './word-matches.js';

/** Matches that are enough to choose from, as far as the counts of words tell: reading them is what a search by keywords costs. */
const enoughMatches = 400;

/** The rarest word of a query is looked up alone where it has more than enough, up to this. */
const maxMatchesOfOneWord = 1_000;

/** A word in more memories than this is not looked up: passing over so many entries of the index takes 30 ms and more. */
const maxEntriesScanned = 50_000;

/**
 * The memories that hold the most telling words of the query: ordered by the sum of the idf of the words present. Only the
 * rarest words are looked up; those found are still ordered by all words.
 */
export async function matchesOfRarestWords(
  sql: Sql,
  { projectId }: Pick<ProjectState, 'projectId'>,
  terms: readonly WeightedLexeme[],
): Promise<WordMatches> {
  if (terms.length === 0) return { found: [], terms };
  const rarestFirst = [...terms].sort((a, b) => a.expectedMatches - b.expectedMatches);
  const few = rarestWords(rarestFirst);
  // A count may be minutes old: words that were nowhere then are looked up too, and cost nothing when they are nowhere.
  const [rarest, ...others] = rarestFirst.filter(({ expectedMatches }) => expectedMatches > 0);
  const best = { weights: terms, limit: candidatesPerSide };
  if (rarest === undefined || few.includes(rarest)) {
    return { found: await selectBestMatches(sql, projectId, few.map(lexemeOf), best), terms };
  }
  // Of a word that too many have the newest tell most; those that have several of the words are looked for among all.
  const lookUps = [...(few.length > 0 ? [[few.map(lexemeOf)]] : []), ...narrowestFirst(rarest, others)];
  const bounded = { lookUps, matchCount: enoughMatches, ...best };
  return { found: await selectBestOfFirstMatches(sql, projectId, bounded), terms };
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
function narrowestFirst(rarest: WeightedLexeme, others: readonly WeightedLexeme[]): LookUp[] {
  if (rarest.expectedMatches > maxEntriesScanned) return [];
  const first = [rarest.lexeme];
  const [second, third] = others.map(({ lexeme }) => [lexeme]);
  if (second === undefined) return [];
  if (third === undefined) return [[first, second]];
  return [
    [first, second, third],
    [first, second],
    [first, others.slice(1).map(lexemeOf)],
  ];
}

function lexemeOf({ lexeme }: WeightedLexeme): string {
  return lexeme;
}
