import { completeAnswer } from '../../answers/complete-answer.js';
import { decidedAbout, decidesWhere } from '../../answers/decided-places.js';
import { choosesByName, laidOutChoice } from '../../answers/named-offers.js';
import { behindItsClause } from '../../corrections/complete-correction.js';
import type { SentenceKept, SentenceProgress, SentenceReading } from './sentence-progress.js';

/** What a user decided on ("let it run on the synology then", "weasyprint then"), behind what it was asked by or laid out in; else null. */
export function readDecision(
  sentence: string,
  { names }: SentenceReading,
  { question, statements, toldBefore }: SentenceProgress,
): SentenceKept | null {
  const isAnswer = question !== null && choosesByName(sentence, question);
  const choice = statements.length > 0 || isAnswer ? null : laidOutChoice(sentence, toldBefore);
  if (choice !== null) return { clauses: [behindItsClause(choice, sentence)], isWeighed: false, isAnswer: true };
  if (!decidesWhere(sentence, toldBefore) || (statements.length > 0 && question !== null)) return null;
  const decided = { isWeighed: false, isAnswer: true };
  if (question !== null) return { ...decided, clauses: [completeAnswer(sentence, question, names)] };
  const about = decidedAbout(toldBefore);
  return about === null ? null : { ...decided, clauses: [behindItsClause(about, sentence)] };
}
