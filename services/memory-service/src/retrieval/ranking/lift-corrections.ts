import type { AnalyzedQuery } from '../query/analyze-query.js';
import { soughtLexeme } from '../tsvector-text.js';
import { replacedDepth } from '../weights.js';
import type { AskedWord } from './answer.js';
import { isAfterAsked } from './asked-time.js';
import { type Compared, comparedOf, isToldOfAnother, lifted, replaces, withLifted } from './compared.js';
import { lacksTime } from './lacks-time.js';
import { liftEarlier } from './lift-earlier.js';
import type { ScoredCandidate } from './scored-candidate.js';
import { isSmallWord } from './small-words.js';
import type { Statement } from './statement.js';
import { correctedAmong } from './successions-among.js';
import { wordsOfTopic } from './tells-change.js';
import { type ToldAnew, toldAnew } from './told-anew.js';

type AskedOfCorrections = Pick<
  AnalyzedQuery,
  'lexemes' | 'alternatives' | 'dates' | 'asksForTime' | 'asksForEarlier' | 'before'
>;

/**
 * Lifts what was said later above the older memories that it replaces, where it answers the query about as well:
 * corrections and updates; and what is instead above what has ended. Only the first places are compared, and what takes
 * one of them. Takes candidates best first and returns them so.
 * @param corrected what is known to be put right, by what puts it right without saying so
 */
export function liftCorrections(
  ranked: readonly ScoredCandidate[],
  query: AskedOfCorrections,
  corrected: ReadonlyMap<Statement, Statement> = correctedAmong(ranked),
): ScoredCandidate[] {
  const { asksForEarlier, before } = query;
  if (asksForEarlier && before === null) return [...ranked];
  const compared = comparedOf(ranked, askedWordsOf(query), corrected);
  if (before !== null) return withLifted(ranked, liftEarlier(compared, before));
  const lowestReplaced = ranked[replacedDepth - 1]?.score ?? 0;
  const anew = toldAnew(compared);
  // Kept best first: a later memory has to stand above the best of those that it replaces.
  const older: Compared[] = [];
  // Oldest first, so that the latest of three stands above the second, wherever the second was lifted to.
  for (const later of compared) {
    const replaced = bestReplaced(
      later,
      olderOfAsked(later, older, query),
      anew,
      Math.max(later.scored.score, lowestReplaced),
    );
    if (replaced !== null) later.scored = lifted(later.scored, replaced.scored.score);
    if (later.scored.score >= lowestReplaced) insert(later, older);
  }
  return withLifted(ranked, compared);
}

/** The words that are asked for: none that only join others, nor of what came later. */
const askedWordsOf = ({ lexemes, alternatives, before }: AskedOfCorrections): readonly AskedWord[] =>
  lexemes
    .filter((lexeme) => !isSmallWord(lexeme) && before?.includes(lexeme) !== true)
    .map((lexeme) => ({
      lexeme,
      sought: soughtLexeme(lexeme),
      alike: wordsOfTopic(lexeme).map(soughtLexeme),
      isAlternative: alternatives.includes(lexeme),
    }));

/** Behind those with the same score. */
function insert(one: Compared, bestFirst: Compared[]): void {
  const place = bestFirst.findIndex(({ scored }) => scored.score < one.scored.score);
  bestFirst.splice(place === -1 ? bestFirst.length : place, 0, one);
}

/**
 * A question that names a time asks for what was then: what came after that replaces nothing of it. Nor does what tells
 * no time, where that is asked for.
 */
function olderOfAsked(
  { answer: { statement: later } }: Compared,
  older: readonly Compared[],
  { dates, asksForTime }: Pick<AskedOfCorrections, 'dates' | 'asksForTime'>,
): readonly Compared[] {
  if (dates === null && !asksForTime) return older;
  return older.filter(
    ({ answer: { statement } }) =>
      !(dates !== null && isAfterAsked(dates, later, statement)) && !(asksForTime && lacksTime(later, statement)),
  );
}

/** Like things that may stand above the one that is told of; of more, which one is meant does not show. */
const mostOthers = 3;

/** The best of the older ones, best first, that a later one replaces; none below the lowest score. */
function bestReplaced(
  later: Compared,
  older: readonly Compared[],
  anew: readonly ToldAnew[],
  lowest: number,
): Compared | null {
  const isReplaced = replaces(later, older);
  let others = 0;
  for (const earlier of older) {
    if (earlier.scored.score < lowest) return null;
    if (anew.some((told) => told.later === later && told.earlier === earlier)) return earlier;
    if (!isReplaced(earlier)) continue;
    if (!isToldOfAnother(later, earlier)) return earlier;
    others += 1;
    if (others === mostOthers) return null;
  }
  return null;
}
