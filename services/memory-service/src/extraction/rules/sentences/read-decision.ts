import { completeAnswer } from '../../answers/complete-answer.js';
import { decidedAbout, decidesWhere } from '../../answers/decided-places.js';
import { behindItsClause } from '../../corrections/complete-correction.js';
import type { SentenceKept, SentenceProgress, SentenceReading } from './sentence-progress.js';

/** What a user decided on ("let it run on the synology then"), behind what it was asked by or laid out in; else null. */
export function readDecision(
  sentence: string,
  { names }: SentenceReading,
  { question, statements, toldBefore }: SentenceProgress,
): SentenceKept | null {
  if (!decidesWhere(sentence, toldBefore) || (statements.length > 0 && question !== null)) return null;
  const decided = { isWeighed: false, isAnswer: true };
  if (question !== null) return { ...decided, clauses: [completeAnswer(sentence, question, names)] };
  const about = decidedAbout(toldBefore);
  return about === null ? null : { ...decided, clauses: [behindItsClause(about, sentence)] };
}
