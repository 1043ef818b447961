import { completeBetweenPersons, putRightForOther } from '../answers/answers-between-persons.js';
import {
  boundsAnswer,
  cheers,
  completeAnswer,
  completeMarkedAnswer,
  completeReasoned,
  hasEnded,
  splitAnswer,
} from '../answers/complete-answer.js';
import { chosenOption } from '../answers/offered-options.js';
import { isMarkedAnswer } from '../answers/open-questions.js';
import { asksOfThisMinute, pointsOutInView } from '../answers/questions-of-the-moment.js';
import { behindInability, isBareRefusal, refusesForReason, tellsAgainst } from '../answers/refused-offers.js';
import { withSubjectAsked } from '../answers/subject-asked.js';
import { requestVerbAt } from '../clauses/paired-requests.js';
import { splitClauses } from '../clauses/split-clauses.js';
import { mayNameTime } from '../dates/date-words.js';
import { contentWords } from '../language/content-words.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { isSpecific } from '../language/specific.js';
import { placeWords } from '../language/words-in-place.js';
import { isShownOutput } from '../pasted/machine-text.js';
import { assignsRole, isHarnessRemark } from '../pasted/pasted-prompts.js';
import { isAboutMessage } from '../remarks/about-the-message.js';
import { isMailFooter } from '../remarks/mail-footers.js';
import { givesOwnReason, isPassingByForm } from '../remarks/passing-by-form.js';
import { opensPrompt } from '../remarks/prompts.js';
import { isQuestion } from '../remarks/questions.js';
import { isTask } from '../remarks/requests.js';
import { isGreeting } from '../remarks/scraps.js';
import type { Block } from '../turns/split-blocks.js';
import type { Voice } from '../voice.js';
import { readSlip } from './read-slip.js';
import { readStatement } from './read-statement.js';
import type { SentenceKept, SentenceProgress, SentenceReading } from './sentence-progress.js';

/** What of a sentence lasts, clause by clause. */
export function readSentence(
  spoken: string,
  block: Block,
  reading: SentenceReading,
  progress: SentenceProgress,
): SentenceKept {
  const { voice } = reading;
  const sentence = voice === 'assistant' ? spoken : behindInability(spoken, progress.question);
  if (isNobodysWords(sentence, voice, progress) || (voice !== 'assistant' && isGreeting(sentence)))
    return { clauses: [], isWeighed: true };
  if (progress.question !== null && answersOfThisMinute(sentence, progress.question, voice))
    return { clauses: [], isWeighed: true };
  const slip = voice === 'assistant' ? null : readSlip(sentence, block, reading, progress);
  if (slip !== null) return slip;
  const isAfterAnswer = progress.isAnswered;
  const completed =
    completeMarked(sentence, block, reading, progress) ?? completeByBefore(sentence, block, reading, progress);
  progress.isAnswered = completed !== null;
  if (completed !== null) return { clauses: completed, isWeighed: false, isAnswer: true };
  const refused = voice === 'assistant' ? null : completeRefusal(sentence, progress);
  if (refused !== null) return { clauses: [refused], isWeighed: false, isAnswer: true };
  if (isAfterAnswer && voice === 'user' && givesReasonForIt(sentence, reading.names))
    return { clauses: [sentence], isWeighed: false, leans: true };
  if (voice === 'person' && progress.clausesBefore.length > 0 && tellsNewOfIt.test(sentence))
    return { clauses: [sentence], isWeighed: false, leans: true };
  if (voice === 'user' && progress.clausesBefore.length > 0 && addsToFact(sentence))
    return { clauses: [sentence], isWeighed: false };
  return {
    clauses: readStatement(sentence, block, reading, progress),
    isWeighed: voice !== 'user' || !takesOneForOther.test(sentence),
  };
}

const maxPlaceWords = 7;
const mayLast = /\b(?:my|our|hospital|clinic|labou?r|abroad|rehab|jail|because|since|always|never)\b/i;

/** "round the corner, 2 min" */
const inMinutes = /(?:^|[ ,])(?:\d{1,2}|one|two|three|five|ten) ?(?:m|mins?|minutes?|secs?|seconds?)[.!]*$/i;

/** "By the fountain", asked where one is, and "the blue one", asked which is meant: without a name or a time it is of this minute. */
const answersOfThisMinute = (sentence: string, question: string, voice: Voice): boolean =>
  voice === 'person'
    ? asksOfThisMinute(question) &&
      sentence.split(' ', maxPlaceWords + 1).length <= maxPlaceWords &&
      !/^\p{Lu}\p{Ll}+[.!]?$/u.test(sentence) &&
      ((!isSpecific(sentence) && !mayNameTime(sentence)) || inMinutes.test(sentence)) &&
      !mayLast.test(sentence)
    : voice === 'user' && pointsOutInView(question, sentence);

/** Why something that was offered is not wanted, with the offer; "nope." alone leaves it to the next sentence. */
function completeRefusal(sentence: string, progress: SentenceProgress): string | null {
  const { offer, question, refused } = progress;
  progress.refused = offer !== null && question !== null && isBareRefusal(sentence) ? `${offer} ${sentence}` : null;
  if (refused !== null && tellsAgainst(sentence)) return `${refused} ${sentence}`;
  return offer !== null && question !== null && refusesForReason(sentence) ? `${offer} ${sentence}` : null;
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

/** What stands under the mark of a question answers it, whatever it looks like. */
function completeMarked(
  sentence: string,
  block: Block,
  reading: SentenceReading,
  progress: SentenceProgress,
): readonly string[] | null {
  const { question } = progress;
  if (question === null || !(isMarkedAnswer(block) || isNumberedAnswer(sentence, block))) return null;
  return completeByReasoned(sentence, question, block, reading, progress) ?? completeMarkedAnswer(sentence, question);
}

/** A bare answer with its question, and the reason that stands behind it as far as it lasts. */
function completeByReasoned(
  sentence: string,
  question: string,
  block: Block,
  reading: SentenceReading,
  progress: SentenceProgress,
): readonly string[] | null {
  const [answer, reason = null] = completeReasoned(sentence, question, reading.voice, reading.names) ?? [];
  if (answer === undefined) return null;
  if (reason === null) return [answer];
  const lasting = readStatement(reason, block, reading, progress);
  return lasting.length === 0 ? [`${answer}, ${reason}`] : [answer, ...lasting];
}

/** "2. none, we write SQL by hand", and no task that has a number. */
const isNumberedAnswer = (sentence: string, { kind, number }: Block): boolean =>
  kind === 'item' && number !== undefined && !isTask(sentence) && requestVerbAt(placeWords(sentence), 0) < 0;

/** What a bare answer or a chosen option says together with what was asked; null where it is none. */
function completeByBefore(
  sentence: string,
  block: Block,
  reading: SentenceReading,
  progress: SentenceProgress,
): readonly string[] | null {
  const { voice, names } = reading;
  const { question, options, nextSentence } = progress;
  const chosen = chosenOption(sentence, question, options);
  if (chosen !== null) return [chosen];
  const isToldBehind = hasEnded(sentence, nextSentence) || (voice === 'person' && cheers(sentence, nextSentence));
  if (question === null || isToldBehind) return null;
  const isBounded = boundsAnswer(nextSentence);
  const [head, bound] = splitAnswer(sentence);
  const answer = bound === null ? null : completeAnswer(head, question, voice, names);
  if (bound !== null && answer !== null) return [answer, bound];
  const right = voice === 'person' && !isQuestion(sentence) ? putRightForOther(sentence, question) : null;
  if (right !== null) return right;
  const ofSubject = voice === 'assistant' ? null : withSubjectAsked(sentence, question);
  if (ofSubject !== null) return splitClauses(ofSubject, voice);
  const whole = completeAnswer(sentence, question, voice, names, isBounded);
  if (whole !== null) return [whole];
  const told = voice === 'person' ? completeBetweenPersons(sentence, question) : null;
  return told === null ? completeByReasoned(sentence, question, block, reading, progress) : [told];
}

/** "use luxon not moment": which of two, however little is known of either. */
const takesOneForOther =
  /^(?:(?:please|pls|always|we) )?use [\w@./+#-]{2,30}(?: [\w./+#-]{1,20})?,? (?:not|and not|never|over|instead of|rather than) [\w@./+#-]{2,30}(?:[,.!]|$)/i;

/** "new end date is 31 August", behind "my postdoc got extended!!": whose it is stands there. */
const tellsNewOfIt =
  /^(?:new|final|exact|start|end) (?:[a-z]+ ){0,2}?(?:date|day|time|deadline|place|address|price|rent|salary|room|slot|number) (?:is|are|will be)\b[^,;:]{1,40}$/i;

const maxAddedWords = 6;
const adds = /^(?:and|also|plus)\b|,? (?:too|as well|also)[.!]*$/i;

/** "Also gluten, mildly.", "And cats too.": without a verb, it goes on with the sentence before. */
const addsToFact = (sentence: string): boolean =>
  adds.test(sentence) &&
  !isQuestion(sentence) &&
  sentence.split(' ', maxAddedWords + 1).length <= maxAddedWords &&
  contentWords(sentence).length > 0 &&
  !hasFiniteVerb(sentence) &&
  !isTask(sentence);

/** A prompt, the small print under a mail, what is said of the message itself, or what a program printed. */
function isNobodysWords(sentence: string, voice: Voice, progress: SentenceProgress): boolean {
  const isPrompt = opensPrompt(sentence) && !givesOwnReason(sentence);
  if (isPrompt && voice === 'assistant' && goesOnWithSession.test(sentence)) return true;
  if (isPrompt || (voice === 'user' && (assignsRole(sentence) || isHarnessRemark(sentence))))
    progress.isInPrompt = true;
  if (progress.isInPrompt && !firstPerson.test(sentence)) return true;
  return (
    (voice !== 'assistant' && (isMailFooter(sentence) || isAboutMessage(sentence))) ||
    isShownOutput(sentence, voice === 'user')
  );
}

/** What an agent begins its summary with: what was said before follows. */
const goesOnWithSession = /^this (?:session|conversation) is (?:being )?continued from\b/i;

const firstPerson = /\b(?:i|we|my|our|i'm|we're|i've|we've)\b/i;
