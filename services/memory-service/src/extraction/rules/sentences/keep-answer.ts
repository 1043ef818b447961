import type { AnswerLabel } from '../../answers/answer-odds.js';
import {
  cheers,
  completeAnswer,
  completeReasoned,
  decidesForGood,
  hasEnded,
  isBoundedYes,
  judgeAnswer,
  splitAnswer,
} from '../../answers/complete-answer.js';
import { offersToDo, opensWithYesOrNo } from '../../answers/kinds-of-questions.js';
import { chosenByName } from '../../answers/named-offers.js';
import { chosenOption } from '../../answers/offered-options.js';
import { isMarkedAnswer } from '../../answers/open-questions.js';
import { putRightForOther } from '../../answers/put-right-for-other.js';
import { isBareRefusal, refusesForReason, tellsAgainst } from '../../answers/refused-offers.js';
import { withSubjectAsked } from '../../answers/subject-asked.js';
import { requestVerbAt } from '../../clauses/parallel/paired-requests.js';
import { splitClauses } from '../../clauses/split-clauses.js';
import { hasFiniteVerb } from '../../language/finite-verb.js';
import { looksForeign } from '../../language/foreign-clause.js';
import { readOnce } from '../../language/read-once.js';
import { placeWords } from '../../language/words-in-place.js';
import { isPassingByForm } from '../../remarks/passing-by-form.js';
import { isQuestion } from '../../remarks/requests/questions.js';
import { isTask } from '../../remarks/requests/requests.js';
import type { Block } from '../../turns/split-blocks.js';
import { readStatement } from './read-statement.js';
import type { SentenceKept, SentenceProgress, SentenceReading } from './sentence-progress.js';

/** A sentence, and what it is read with. */
interface Said {
  readonly sentence: string;
  readonly block: Block;
  readonly reading: SentenceReading;
  readonly progress: SentenceProgress;
}

/**
 * What is kept of a sentence as the answer to what was asked before: with the question, in its place, or nothing. Null
 * where it answers nothing, or says by itself what it is about.
 */
export function keepAnswer(
  sentence: string,
  block: Block,
  reading: SentenceReading,
  progress: SentenceProgress,
): SentenceKept | null {
  const { question, isAnswered, options } = progress;
  const said: Said = { sentence, block, reading, progress };
  const refused = reading.voice === 'assistant' ? null : completeRefusal(sentence, progress);
  const chosen =
    refused ??
    chosenOption(sentence, question, options) ??
    (reading.voice === 'assistant' ? null : chosenByName(sentence, question));
  const answered = chosen === null ? (question === null ? null : answerTo(question, said)) : [chosen];
  progress.isAnswered = answered !== null && answered.length > 0;
  progress.stillAsked = answered?.length === 0 && !opensWithYesOrNo(sentence) ? question : null;
  if (answered !== null) return { clauses: answered, isWeighed: false, isAnswer: true };
  return isAnswered && reading.voice === 'user' && givesReasonForIt(sentence, reading.names)
    ? { clauses: [sentence], isWeighed: false, leans: true }
    : null;
}

/** Why something that was offered is not wanted, with the offer; "nope." alone leaves it to the next sentence. */
function completeRefusal(sentence: string, progress: SentenceProgress): string | null {
  const { offer, question, refused } = progress;
  progress.refused = offer !== null && question !== null && isBareRefusal(sentence) ? `${offer} ${sentence}` : null;
  if (refused !== null && tellsAgainst(sentence)) return `${refused} ${sentence}`;
  return offer !== null && question !== null && refusesForReason(sentence) ? `${offer} ${sentence}` : null;
}

/** What a sentence says as the answer to a question; none where it passes, null where it stands alone. */
function answerTo(question: string, said: Said): readonly string[] | null {
  const { sentence, block, reading, progress } = said;
  const { voice, names, weighing } = reading;
  const { nextSentence } = progress;
  if (hasEnded(sentence, nextSentence) || (voice === 'person' && cheers(sentence, nextSentence))) return null;
  const right = voice === 'person' && !isQuestion(sentence) ? putRightForOther(sentence, question, weighing) : null;
  if (right !== null) return right;
  const ofSubject = voice === 'assistant' ? null : withSubjectAsked(sentence, question);
  if (ofSubject !== null) return splitClauses(ofSubject, voice, weighing);
  const judged = judgeOnce(question, said);
  if (judged === null) return null;
  const isAnswer =
    judged === 'needs its question' ||
    isBoundedYes(sentence, nextSentence) ||
    (voice === 'user' && decidesForGood(sentence, question, nextSentence)) ||
    (isUnderMark(sentence, block) && !isQuestion(sentence) && !offersToDo(question));
  if (!isAnswer && judged === 'passes') return [];
  const reasoned = voice === 'assistant' ? null : withItsReason(question, said);
  if (reasoned !== null || !isAnswer) return reasoned;
  const [answer, bound] = splitAnswer(sentence);
  return bound === null
    ? [completeAnswer(sentence, question, names)]
    : [completeAnswer(answer, question, names), bound];
}

/** Whoever is asked some questions does not answer in more sentences than this. */
const maxAnswersJudged = 100;

/**
 * What becomes of an answer; what is pasted repeats its lines, and each is judged once. Null where too much was judged
 * before.
 */
function judgeOnce(question: string, { sentence, reading, progress }: Said): AnswerLabel | null {
  const { answers } = progress.readBefore;
  const pair = `${question}\n${sentence}`;
  if (!answers.has(pair)) progress.answersJudged += 1;
  if (progress.answersJudged > maxAnswersJudged) return null;
  return readOnce(answers, pair, () => judgeAnswer(sentence, question, reading.voice));
}

/**
 * What stands under the mark of a question answers it: "2. none, we write SQL by hand", and no task that has a number.
 */
const isUnderMark = (sentence: string, block: Block): boolean =>
  isMarkedAnswer(block) ||
  (block.kind === 'item' &&
    block.number !== undefined &&
    !isTask(sentence) &&
    requestVerbAt(placeWords(sentence), 0) < 0);

/**
 * A bare answer with its question, and the reason that stands behind it as far as it lasts; null where it gives none.
 */
function withItsReason(question: string, { sentence, block, reading, progress }: Said): readonly string[] | null {
  const [answer, reason = null] = completeReasoned(sentence, question, reading.names) ?? [];
  if (answer === undefined) return null;
  if (reason === null) return [answer];
  // "Sunniva, on the 14th"
  if (!hasFiniteVerb(reason) && !looksForeign(reason)) return null;
  const lasting = readStatement(reason, block, reading, progress);
  return lasting.length === 0 ? [`${answer}, ${reason}`] : [answer, ...lasting];
}

const maxReasonWords = 10;

/** "people know it", behind "stay.": a clause that points at what was answered stays with it. */
const givesReasonForIt = (sentence: string, names: ReadonlySet<string>): boolean =>
  /\b(?:it|it['’]s|that|that['’]s|them|those|both)\b/i.test(sentence) &&
  sentence.split(' ', maxReasonWords + 1).length <= maxReasonWords &&
  !isQuestion(sentence) &&
  !/^(?:but|except)\b/i.test(sentence) &&
  hasFiniteVerb(sentence) &&
  requestVerbAt(placeWords(sentence), 0) < 0 &&
  !isPassingByForm(sentence, 'user', names);
