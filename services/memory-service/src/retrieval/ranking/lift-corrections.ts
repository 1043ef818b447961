import type { Candidate } from '../candidates/candidate.js';
import { correctionSimilarity, maxCorrectionLift } from '../weights.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import { byScore, type ScoredCandidate } from './rank-candidates.js';
import { totalOf } from './score-parts.js';

/** Enough to stand above, too little to matter otherwise. */
const aboveBy = 1e-6;

/**
 * Lifts a correction above the older memories that it corrects: those that say much the same (the words of both are close)
 * and answer the query about as well. Takes candidates best first and returns them so.
 */
export function liftCorrections(ranked: readonly ScoredCandidate[]): ScoredCandidate[] {
  if (!ranked.some(({ candidate }) => candidate.isCorrection)) return [...ranked];
  return ranked
    .map((scored) => {
      const lift = scored.candidate.isCorrection ? liftOf(scored, ranked) : 0;
      if (lift === 0) return scored;
      const breakdown = { ...scored.breakdown, correction: lift };
      return { ...scored, breakdown, score: totalOf(breakdown) };
    })
    .sort(byScore);
}

function liftOf(correction: ScoredCandidate, ranked: readonly ScoredCandidate[]): number {
  for (const { candidate, score } of ranked) {
    if (score < correction.score) break;
    if (score - correction.score > maxCorrectionLift || !isOlder(candidate, correction.candidate)) continue;
    if (cosineBetweenStored(candidate, correction.candidate) < correctionSimilarity) continue;
    return Math.min(score - correction.score + aboveBy, 1 - correction.score);
  }
  return 0;
}

function isOlder(a: Candidate, b: Candidate): boolean {
  if (a.sessionId === b.sessionId) return a.sourceIndex < b.sourceIndex;
  return a.createdAt.getTime() < b.createdAt.getTime();
}
