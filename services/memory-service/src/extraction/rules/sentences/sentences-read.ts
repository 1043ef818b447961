import type { AnswerLabel } from '../../answers/answer-odds.js';
import type { SentenceKind } from '../../remarks/classify-sentence.js';
import type { StatementSigns } from '../statements/statement.js';

/** What the sentences of a turn were found to be, so that each is judged once, however often a turn repeats it. */
export class SentencesRead {
  readonly kinds = new Map<string, SentenceKind>();
  /** What those are that are items with a lead-in. */
  readonly namedKinds = new Map<string, SentenceKind>();
  /** What they say, without what opens them. */
  readonly said = new Map<string, string>();
  /** What they say before the next one; '' where that is nothing. */
  readonly titles = new Map<string, string>();
  /** What questions tell besides; null where that is nothing that lasts. */
  readonly toldInQuestions = new Map<string, string | null>();
  /** The clauses of statements that last. */
  readonly clauses = new Map<string, readonly string[]>();
  /** What becomes of answers, by their question and themselves. */
  readonly answers = new Map<string, AnswerLabel>();
  /** What is told by the words of statements, with what they come from. */
  readonly signs = new Map<string, StatementSigns>();
}
