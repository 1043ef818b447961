import type { Candidate } from '../candidates/candidate.js';
import { type ScoreBreakdown, totalOf } from './score-parts.js';

export interface ScoredCandidate {
  readonly candidate: Candidate;
  /** In [0, 1]. */
  readonly score: number;
  /** The parts of the score; they add up to it. */
  readonly breakdown: ScoreBreakdown;
}

export function scoredBy(candidate: Candidate, breakdown: ScoreBreakdown): ScoredCandidate {
  return { candidate, score: totalOf(breakdown), breakdown };
}

/** Parts that say how a candidate stands to the others; they are known when all of them have a score. */
type Adjustment = 'repeatedMessage' | 'similarMemory' | 'correction';

/** The candidate with one part more, and the score that comes of it. */
export function adjusted({ candidate, breakdown }: ScoredCandidate, part: Adjustment, worth: number): ScoredCandidate {
  // Written out: copies that are made with a spread are of another shape for the engine, and what reads both kinds is
  // slow.
  const parts = {
    keyword: breakdown.keyword,
    coverage: breakdown.coverage,
    semantic: breakdown.semantic,
    session: breakdown.session,
    speaker: breakdown.speaker,
    date: breakdown.date,
    instruction: breakdown.instruction,
    repeatedMessage: breakdown.repeatedMessage,
    similarMemory: breakdown.similarMemory,
    correction: breakdown.correction,
  };
  parts[part] = worth;
  return scoredBy(candidate, parts);
}

/** Best first; ties by the newer, then by id. */
export function byScore(a: ScoredCandidate, b: ScoredCandidate): number {
  // A sort calls this thousands of times, and each difference of two scores would be an object.
  if (a.score !== b.score) return a.score > b.score ? -1 : 1;
  const newer = b.candidate.createdAt.getTime() - a.candidate.createdAt.getTime();
  return newer || (a.candidate.id < b.candidate.id ? -1 : 1);
}
