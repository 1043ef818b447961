import type { Candidate } from '../candidates/candidate.js';
import type { AnalyzedQuery } from '../query/analyze-query.js';
import { correctionDepth, maxLifts } from '../weights.js';
import { byScore, type ScoredCandidate } from './rank-candidates.js';
import { replacementLift, type Statement, toStatement } from './replacement.js';
import { totalOf } from './score-parts.js';

/** Enough to stand above, too little to matter otherwise. */
const aboveBy = 1e-6;

/**
 * Lifts what was said later above the older memories that it replaces, where it answers the query about as well: corrections and
 * updates. Only the first places are compared. Takes candidates best first and returns them so.
 */
export function liftCorrections(
  ranked: readonly ScoredCandidate[],
  { lexemes, asksForEarlier }: Pick<AnalyzedQuery, 'lexemes' | 'asksForEarlier'>,
): ScoredCandidate[] {
  if (asksForEarlier) return [...ranked];
  const compared = ranked
    .slice(0, correctionDepth)
    .map((scored) => ({ ...toStatement(scored.candidate), original: scored.score, scored }))
    .sort((a, b) => byAge(a.candidate, b.candidate));
  // Oldest first, so that the latest of three stands above the second, wherever the second was lifted to.
  for (const [position, later] of compared.entries()) {
    const highest = compared
      .slice(0, position)
      .filter((earlier) => standsInPlaceOf(later, earlier, lexemes))
      .reduce((score, { scored }) => Math.max(score, scored.score), -1);
    if (highest >= later.scored.score) later.scored = lifted(later.scored, highest);
  }
  return [...compared.map(({ scored }) => scored), ...ranked.slice(correctionDepth)].sort(byScore);
}

interface Compared extends Statement {
  /** Before anything was lifted. */
  readonly original: number;
  scored: ScoredCandidate;
}

/** Whether the later one replaces the earlier, which stands above it, and answers the query about as well. */
function standsInPlaceOf(later: Compared, earlier: Compared, asked: readonly string[]): boolean {
  if (earlier.scored.score < later.scored.score || byAge(earlier.candidate, later.candidate) === 0) return false;
  const below = earlier.original - later.original;
  return below <= highestLift && below <= replacementLift(later, earlier, asked);
}

const highestLift = Math.max(...Object.values(maxLifts));

function lifted(scored: ScoredCandidate, above: number): ScoredCandidate {
  const breakdown = { ...scored.breakdown, correction: Math.min(above - scored.score + aboveBy, 1 - scored.score) };
  return { ...scored, breakdown, score: totalOf(breakdown) };
}

/** Oldest first: by the day of the session, which for a session without one is that of its storing; within one add by the message. */
function byAge(a: Candidate, b: Candidate): number {
  return (
    compareTexts(dayOf(a), dayOf(b)) || a.createdAt.getTime() - b.createdAt.getTime() || a.sourceIndex - b.sourceIndex
  );
}

function dayOf({ sessionTimestamp, createdAt }: Candidate): string {
  return (sessionTimestamp ?? createdAt.toISOString()).slice(0, 10);
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
