import type { Candidate } from '../candidates/candidate.js';
import type { AnalyzedQuery } from '../query/analyze-query.js';
import { tsvectorNeedle } from '../tsvector-text.js';
import { correctionDepth, maxLifts, replacedDepth } from '../weights.js';
import { byAge } from './by-age.js';
import { type Answer, answerOf, replacementLift } from './replacement.js';
import { adjusted, byScore, type ScoredCandidate } from './scored-candidate.js';
import { statementOf } from './statement.js';

/**
 * How far above the replaced memory's score a lifted one comes: enough to stand above it, too little to matter
 * otherwise.
 */
const aboveBy = 1e-6;

/**
 * Lifts what was said later above the older memories that it replaces, where it answers the query about as well:
 * corrections and updates. Only the first places are compared. Takes candidates best first and returns them so.
 */
export function liftCorrections(
  ranked: readonly ScoredCandidate[],
  { lexemes, asksForEarlier }: Pick<AnalyzedQuery, 'lexemes' | 'asksForEarlier'>,
): ScoredCandidate[] {
  if (asksForEarlier) return [...ranked];
  const asked = lexemes.map((lexeme) => ({ lexeme, needle: tsvectorNeedle(lexeme) }));
  const compared = ranked
    .slice(0, correctionDepth)
    .map((scored): Compared => {
      const answer = answerOf(statementOf(scored.candidate), asked);
      return { answer, original: scored.score, scored };
    })
    .sort(({ answer: { statement: a } }, { answer: { statement: b } }) =>
      byAge(a.candidate, b.candidate, a.day, b.day),
    );
  const lowestReplaced = ranked[replacedDepth - 1]?.score ?? 0;
  // Kept best first: a later memory has to stand above the best of those that it replaces.
  const older: Compared[] = [];
  // Oldest first, so that the latest of three stands above the second, wherever the second was lifted to.
  for (const later of compared) {
    const replaced = bestReplaced(later, older, Math.max(later.scored.score, lowestReplaced));
    if (replaced !== null) later.scored = lifted(later.scored, replaced.scored.score);
    if (later.scored.score >= lowestReplaced) insert(later, older);
  }
  // A lifted one only rises: whatever was not compared stays below all that were.
  return [...compared.map(({ scored }) => scored).sort(byScore), ...ranked.slice(correctionDepth)];
}

interface Compared {
  readonly answer: Answer;
  /** Its score before anything was lifted. */
  readonly original: number;
  scored: ScoredCandidate;
}

/** Behind those with the same score. */
function insert(one: Compared, bestFirst: Compared[]): void {
  const place = bestFirst.findIndex(({ scored }) => scored.score < one.scored.score);
  bestFirst.splice(place === -1 ? bestFirst.length : place, 0, one);
}

/** The best of the older ones, best first, that a later one replaces; none below the lowest score. */
function bestReplaced(later: Compared, older: readonly Compared[], lowest: number): Compared | null {
  for (const earlier of older) {
    if (earlier.scored.score < lowest) return null;
    if (standsInPlaceOf(later, earlier)) return earlier;
  }
  return null;
}

/** Whether the later one replaces the earlier and answers the query about as well. */
function standsInPlaceOf(later: Compared, earlier: Compared): boolean {
  const below = earlier.original - later.original;
  if (below > highestLift) return false;
  // Two similar memories of one message tell two things, unless the second takes the first back.
  const [{ candidate }, { candidate: other }] = [later.answer.statement, earlier.answer.statement];
  if (!candidate.isCorrection && isSameMessage(candidate, other)) return false;
  const lift = replacementLift(later.answer, earlier.answer);
  return lift > 0 && below <= lift;
}

const highestLift = Math.max(...Object.values(maxLifts));

function lifted(scored: ScoredCandidate, above: number): ScoredCandidate {
  return adjusted(scored, 'correction', Math.min(above - scored.score + aboveBy, 1 - scored.score));
}

function isSameMessage(a: Candidate, b: Candidate): boolean {
  return a.sourceIndex === b.sourceIndex && a.sessionId === b.sessionId;
}
