import { repeatedMessagePenalty } from '../weights.js';
import { byScore, type ScoredCandidate } from './rank-candidates.js';
import { totalOf } from './score-parts.js';

/**
 * Keeps the memories of one message from crowding out others: the second of a message loses a little of its score, the third
 * twice that, and so on, never below zero. Takes them best first and returns them so.
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
      const penalty = Math.min(scored.score, repeatedMessagePenalty * before);
      const breakdown = { ...scored.breakdown, repeatedMessage: -penalty };
      return { ...scored, breakdown, score: totalOf(breakdown) };
    })
    .sort(byScore);
}
