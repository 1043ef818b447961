import { similarMemoryDepth, similarMemoryPenalty, similarMemoryThreshold } from '../weights.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import { adjusted, byScore, type ScoredCandidate } from './scored-candidate.js';

/**
 * A memory that says much the same as one above it loses a little, so that the first places say different things (after
 * Carbonell and Goldstein: "The use of MMR", 1998). Only the first places are compared. Takes candidates best first and
 * returns them so.
 */
export function spreadSimilar(ranked: readonly ScoredCandidate[]): ScoredCandidate[] {
  const above: ScoredCandidate[] = [];
  return ranked
    .map((scored, position) => {
      if (position >= similarMemoryDepth) return scored;
      const isSimilar = above.some(
        ({ candidate }) => cosineBetweenStored(candidate, scored.candidate) > similarMemoryThreshold,
      );
      above.push(scored);
      return isSimilar ? adjusted(scored, 'similarMemory', -Math.min(scored.score, similarMemoryPenalty)) : scored;
    })
    .sort(byScore);
}
