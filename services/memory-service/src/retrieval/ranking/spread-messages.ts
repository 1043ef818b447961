import { repeatedMessagePenalty } from '../weights.js';
import { adjusted, byScore, type ScoredCandidate } from './scored-candidate.js';

/**
 * Keeps the memories of one message from crowding out others: the second of a message loses a little of its score, the
 * third twice that, and so on, never below zero. Takes them best first and returns them so.
 */
export function spreadMessages(ranked: readonly ScoredCandidate[]): ScoredCandidate[] {
  // By session the messages of the memories above.
  const above = new Map<string, number[]>();
  return ranked
    .map((scored) => {
      const { sessionId, sourceIndex } = scored.candidate;
      const ofSession = above.get(sessionId);
      if (ofSession === undefined) {
        above.set(sessionId, [sourceIndex]);
        return scored;
      }
      const before = ofSession.filter((index) => index === sourceIndex).length;
      ofSession.push(sourceIndex);
      if (before === 0) return scored;
      return adjusted(scored, 'repeatedMessage', -Math.min(scored.score, repeatedMessagePenalty * before));
    })
    .sort(byScore);
}
