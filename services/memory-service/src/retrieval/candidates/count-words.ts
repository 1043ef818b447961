import type { Sql } from '@persistent-memory/service-kit';
import {
  countInSample,
  countMatches,
  type LexemeCounts,
  type SampledCounts,
} from '../../storage/keyword-search/count-lexemes.js';
import {
  type MatchOfLexeme,
  selectFirstWordPlaces,
  wordPlace,
} from '../../storage/keyword-search/select-word-places.js';
import type { ProjectState } from '../../storage/project-state.js';
import { nothingRead, type ReadMatches } from './read-matches.js';
import { enoughMatches } from './word-matches.js';

export interface CountedWords {
  readonly counts: ReadonlyMap<string, LexemeCounts>;
  /** What was read on the way. */
  readonly read: ReadMatches;
}

type Counting = (sql: Sql, project: ProjectState, words: WordsToCount) => Promise<CountedWords>;

export interface WordsToCount {
  /** Those that are to be counted; at least one. */
  readonly counted: readonly string[];
  /** All words of the query. */
  readonly lexemes: readonly string[];
}

/**
 * Reading the index entries of a common word takes time even where counting stops early: in larger projects than this a
 * sample tells which words are common.
 */
const largeProject = 50_000;

/** In how many memories of the project each word stands. */
export const countWords: Counting = (sql, project, words) =>
  project.memoryCount > largeProject ? countInLargeProject(sql, project, words) : countInProject(sql, project, words);

/** Counting stops here, since each memory counted costs time. */
const maxCounted = 1_000;

/** Word by word through the keyword index; those in very many memories by their share of a sample. */
async function countInProject(sql: Sql, project: ProjectState, { counted }: WordsToCount): Promise<CountedWords> {
  const exact = await countMatches(sql, project.projectId, counted, maxCounted);
  const uncounted = counted.filter((lexeme) => (exact.get(lexeme)?.any ?? 0) >= maxCounted);
  if (uncounted.length === 0) return { counts: exact, read: nothingRead };
  const sample = await countInSample(sql, project.projectId, uncounted);
  const estimated = uncounted.map((lexeme): [string, LexemeCounts] => [
    lexeme,
    atLeast(exact.get(lexeme), shareOf(project, sample, lexeme)),
  ]);
  return { counts: new Map([...exact, ...estimated]), read: nothingRead };
}

/** A word that is in so many memories of the sample is common: its share of the sample is exact enough. */
const commonInSample = 10;

/**
 * In more than one memory of the sample, and by them in far more of the project than are read: reading would tell no
 * more.
 */
const isInTooMany = (inSample: number, inProject: number): boolean =>
  inSample >= commonInSample || (inSample > 1 && inProject > 2 * enoughMatches);

/**
 * Common words by their share of a sample. Rare ones by reading them: what is read to be counted is not read again to
 * be found.
 */
async function countInLargeProject(
  sql: Sql,
  project: ProjectState,
  { counted, lexemes }: WordsToCount,
): Promise<CountedWords> {
  const sample = await countInSample(sql, project.projectId, counted);
  const shares = new Map(counted.map((lexeme) => [lexeme, shareOf(project, sample, lexeme)]));
  const lookedUp = counted.filter(
    (lexeme) => !isInTooMany(sample.counts.get(lexeme)?.any ?? 0, shares.get(lexeme)?.any ?? 0),
  );
  if (lookedUp.length === 0) return { counts: shares, read: nothingRead };
  const rows = await selectFirstWordPlaces(sql, project.projectId, { lexemes, lookedUp, maxEach: enoughMatches });
  const rare = lookedUp.map((lexeme): [string, LexemeCounts] => {
    const found = countRows(rows, lexeme, lexemes.indexOf(lexeme));
    return [lexeme, found.any < enoughMatches ? found : atLeast(found, shares.get(lexeme))];
  });
  const whole = new Set(rare.filter(([, { any }]) => any < enoughMatches).map(([lexeme]) => lexeme));
  return { counts: new Map([...shares, ...rare]), read: { memories: distinct(rows), whole } };
}

function countRows(rows: readonly MatchOfLexeme[], lexeme: string, position: number): LexemeCounts {
  const found = rows.filter((row) => row.lexeme === lexeme);
  return { any: found.length, own: found.filter(({ places }) => places[position] === wordPlace.ownText).length };
}

const distinct = (rows: readonly MatchOfLexeme[]): readonly MatchOfLexeme[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** What a word's share of the sample makes of the whole project. */
function shareOf({ memoryCount }: ProjectState, { size, counts }: SampledCounts, lexeme: string): LexemeCounts {
  const { any, own } = counts.get(lexeme) ?? none;
  const scale = memoryCount / Math.max(1, size);
  return { any: any * scale, own: own * scale };
}

const atLeast = (counted = none, estimated = none): LexemeCounts => ({
  any: Math.max(counted.any, estimated.any),
  own: Math.max(counted.own, estimated.own),
});

const none: LexemeCounts = { any: 0, own: 0 };
