import { asksIfSo } from '../../answers/asks-of-the-one-before.js';
import { clauseOfOtherValue } from '../../corrections/bare-values.js';
import { behindItsClause } from '../../corrections/complete-correction.js';
import { clauseOfJudgedValue, clauseOfSameUnit, setsItTo } from '../../corrections/judged-values.js';
import { leaningCorrectionIn } from '../../corrections/leaning-correction.js';
import { tellsOwnDoing } from '../../corrections/own-doing.js';
import { valuesIn } from '../../corrections/told-values.js';
import { clausePutRight, deniesForOwn } from '../../corrections/value-of-ours.js';
import { splitSentences } from '../../language/split-sentences.js';
import { tellsItsValueNow } from '../../remarks/lives/changed-values.js';
import type { SentenceKept, SentenceProgress } from './sentence-progress.js';

/**
 * What a user says to put right what was told right before, by the agent or in an own turn, where it tells of what only
 * there: kept behind the sentence that it puts right, word for word. Null for anything else.
 * @param ownBefore what was kept of the own turn before
 */
export function readDenial(
  sentence: string,
  ownBefore: readonly string[],
  progress: SentenceProgress,
): SentenceKept | null {
  const { question, clausesBefore, statements, toldBefore } = progress;
  if (question !== null) return null;
  const isValueNow = tellsItsValueNow(sentence);
  if (isValueNow && clausesBefore.length > 0 && statements.length > 0)
    return { clauses: [sentence], isWeighed: false, leans: true, corrects: true };
  if (statements.length > 0 || !(isValueNow || deniesForOwn(sentence))) return null;
  const clause = isValueNow && ownBefore.length > 0 ? ownBefore.at(-1) : clausePutRight(sentence, toldBefore);
  return clause === null || clause === undefined ? null : keptBehind(clause, sentence);
}

/**
 * A value alone that denies one of its kind in what was told right before ("no, it's trunk"): kept behind the sentence
 * that tells that one, word for word. Null for anything else.
 */
export function readDeniedValue(
  sentence: string,
  ownBefore: readonly string[],
  { question, statements, toldBefore }: SentenceProgress,
): SentenceKept | null {
  if (statements.length > 0 || !(question === null || asksIfSo(splitSentences(question).at(-1) ?? ''))) return null;
  const denied = clauseOfOtherValue(sentence, [toldBefore]) ?? clauseOfOtherValue(sentence, ownBefore);
  return denied === null ? null : keptBehind(denied, sentence);
}

/**
 * Which value of those told right before holds ("8000 is right"), or what it is to be instead ("make it five weeks"):
 * kept behind the sentence that tells of what it is one. Null for anything else.
 */
export function readJudgedValue(sentence: string, progress: SentenceProgress): SentenceKept | null {
  const { question, statements, clausesBefore, toldBefore } = progress;
  const [clauseBefore] = clausesBefore.slice(-1);
  if (clauseBefore !== undefined && statements.length > 0 && setsItTo(sentence) && !tellsOwnDoing(clauseBefore))
    return { clauses: [sentence], isWeighed: false, leans: true };
  if (statements.length > 0 || (question !== null && !setsItTo(sentence))) return null;
  const clause =
    clauseOfJudgedValue(sentence, toldBefore) ?? (question === null ? clauseOfSameUnit(sentence, toldBefore) : null);
  return clause === null ? null : { clauses: [behindItsClause(clause, sentence)], isWeighed: false, isAnswer: true };
}

/**
 * "No, on Thursdays", the first that is said: puts right what was said another day, which a search finds. Behind what
 * an agent said it is mostly of the work at hand.
 */
export function readBareCorrection(
  sentence: string,
  { question, statements, ownBefore, toldBefore }: SentenceProgress,
): SentenceKept | null {
  if (question !== null || statements.length > 0 || toldBefore !== '' || ownBefore.length > 0) return null;
  const correction = leaningCorrectionIn(sentence);
  if (correction?.isBare !== true || clockNow.test(sentence)) return null;
  const { forms, tellsNumber } = valuesIn(correction.value);
  // "Make it blue" is asked of what is in view.
  if (forms.has('colour') && makesIt.test(sentence)) return null;
  const isTold = forms.size > 0 || behindPreposition.test(sentence) || pointsBack.test(sentence);
  return isTold || (tellsNumber && !oneDigit.test(correction.value))
    ? { clauses: [sentence], isWeighed: false, isAnswer: true, corrects: true }
    : null;
}

const behindPreposition = /[,.:!] (?:on|in|at|by|with|under|from|to|every|am|um|mit|bei|à|en|con) /i;
const pointsBack = /(?<!\p{L})(?:it|they)(?:['’]s|['’]re| is| are) /iu;
const makesIt = /^(?:(?:and|now|please|pls|ok|no|nah|actually)[, ]+){0,3}(?:make|paint|turn) (?:it|that|this|them) /i;
/** "It's 10:30 now" */
const clockNow = /^it(?:['’]s| is) \d{1,2}(?::\d\d)?(?<=:\d\d|\d(?= ?[ap]m)) ?(?:[ap]m )?now[.!]*$/i;
const oneDigit = /^\d$/;

const keptBehind = (clause: string, sentence: string): SentenceKept => ({
  clauses: [behindItsClause(clause, sentence)],
  isWeighed: false,
  isAnswer: true,
  corrects: true,
});
