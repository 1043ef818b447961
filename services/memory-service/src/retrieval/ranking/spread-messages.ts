import { repeatedMessagePenalty } from '../weights.js';
import { adjusted, byScore, type ScoredCandidate } from './scored-candidate.js';

const { share, most } = repeatedMessagePenalty;

/**
 * Keeps the memories of one message from crowding out others: all but the best of a message lose a little of their
 * score, and stay above what does not answer. Takes them best first and returns them so.
 */
export function spreadMessages(ranked: readonly ScoredCandidate[]): ScoredCandidate[] {
  const above = new Set<string>();
  return ranked
    .map((scored) => {
      const message = `${scored.candidate.sessionId} ${scored.candidate.sourceIndex}`;
      if (above.has(message)) return adjusted(scored, 'repeatedMessage', -Math.min(share * scored.score, most));
      above.add(message);
      return scored;
    })
    .sort(byScore);
}
