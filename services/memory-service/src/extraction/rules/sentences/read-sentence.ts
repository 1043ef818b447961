import { withReasonAsked } from '../../answers/reason-asked.js';
import { behindInability } from '../../answers/refused-offers.js';
import { namesDay } from '../../clauses/joints/consequences.js';
import { contentWords } from '../../language/content-words.js';
import { hasFiniteVerb } from '../../language/finite-verb.js';
import { isShownOutput } from '../../pasted/machine-text.js';
import { assignsRole, isHarnessRemark } from '../../pasted/pasted-prompts.js';
import { givesOwnReason } from '../../remarks/passing-by-form.js';
import { opensPrompt } from '../../remarks/requests/prompts.js';
import { isQuestion } from '../../remarks/requests/questions.js';
import { isTask } from '../../remarks/requests/requests.js';
import { isAboutMessage } from '../../remarks/talk/about-the-message.js';
import { isMailFooter } from '../../remarks/talk/mail-footers.js';
import { isGreeting } from '../../remarks/thin/scraps.js';
import type { Block } from '../../turns/split-blocks.js';
import type { Voice } from '../../voice.js';
import { isBareTime } from '../statements/leaning.js';
import { keepAnswer } from './keep-answer.js';
import { readDecision } from './read-decision.js';
import { readBareCorrection, readDenial, readDeniedValue, readJudgedValue } from './read-denial.js';
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
  const { ownBefore } = progress;
  const slip = voice === 'assistant' ? null : readSlip(sentence, block, reading, progress);
  if (slip !== null) return slip;
  const denied = voice === 'assistant' ? null : readDeniedValue(sentence, ownBefore, progress);
  if (denied !== null) return denied;
  const denial =
    voice === 'user'
      ? (readDenial(sentence, ownBefore, progress) ??
        readJudgedValue(sentence, progress) ??
        readBareCorrection(sentence, progress))
      : null;
  if (denial !== null) return denial;
  const decision = voice === 'user' ? readDecision(sentence, reading, progress) : null;
  if (decision !== null) return decision;
  const answer = keepAnswer(sentence, block, reading, progress);
  if (answer !== null) return answer;
  if (voice === 'person' && progress.clausesBefore.length > 0 && tellsNewOfIt.test(sentence))
    return { clauses: [sentence], isWeighed: false, leans: true };
  if (voice !== 'assistant' && isTimeOf(progress.clausesBefore.at(-1) ?? '', sentence))
    return { clauses: [sentence], isWeighed: false, leans: true };
  if (voice === 'user' && progress.clausesBefore.length > 0 && addsToFact(sentence))
    return { clauses: [sentence], isWeighed: false };
  const clauses = readStatement(sentence, block, reading, progress);
  return {
    clauses: voice === 'assistant' ? withReasonAsked(clauses, progress.question) : clauses,
    isWeighed: voice !== 'user' || !takesOneForOther.test(sentence),
  };
}

/** "I got the job!" "starting 15/9": the time of what was told right before, which names none. */
const isTimeOf = (before: string, sentence: string): boolean =>
  before !== '' && !namesDay(before.toLowerCase()) && isBareTime(sentence);

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
