import { requestVerbAt } from '../clauses/paired-requests.js';
import { isCorrection } from '../detect-correction.js';
import { contentWords } from '../language/content-words.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { hasLabel, pairsTwo } from '../language/labels.js';
import { placeWords } from '../language/words-in-place.js';
import { surelyOutweighsRules } from '../lasting/weigh-sentences.js';
import { isShownOutput } from '../pasted/machine-text.js';
import { assignsRole, isHarnessRemark } from '../pasted/pasted-prompts.js';
import { isAcknowledgement, takesUpWhatWasSaid } from '../remarks/agent-echoes.js';
import { classifySentence, type SentenceKind } from '../remarks/classify-sentence.js';
import { isAnnouncement } from '../remarks/courtesies.js';
import { isGuessing } from '../remarks/guesses.js';
import { readHeading } from '../remarks/headings.js';
import { dropOpening } from '../remarks/openings.js';
import { givesOwnReason, isPassingByForm, passesForSure } from '../remarks/passing-by-form.js';
import { opensPrompt } from '../remarks/prompts.js';
import { isQuestion } from '../remarks/questions.js';
import { isErrand, isTask } from '../remarks/requests.js';
import { isExclaimed, isGreeting, isLaughter, isPing } from '../remarks/scraps.js';
import { withoutTalk, withoutWorkAtHand } from '../remarks/talk-around-facts.js';
import { isUnderRules } from '../turns/block-purpose.js';
import type { Block } from '../turns/split-blocks.js';
import { readTalkFrame } from '../turns/talk-frames.js';
import type { Voice } from '../voice.js';
import { type ClauseReading, clausesThatLast } from './clauses-that-last.js';
import {
  boundsAnswer,
  cheers,
  completeAnswer,
  completeMarkedAnswer,
  completeReasoned,
  hasEnded,
  splitAnswer,
} from './complete-answer.js';
import { behindItsClause, readCorrection } from './complete-correction.js';
import type { ToldAgain } from './corrected-subject.js';
import { opensLeaning } from './leaning.js';
import { chosenOption } from './offered-options.js';
import { isMarkedAnswer } from './open-questions.js';
import { statementInQuestion } from './read-question.js';
import { behindInability, isBareRefusal, refusesForReason, tellsAgainst } from './refused-offers.js';
import { mayTakeBack, readTakeBack, takesAllBack } from './take-back.js';

export interface SentenceReading extends ClauseReading {
  /** Whether sentences are cut into their clauses. */
  readonly splitsClauses: boolean;
}

/** What the sentences of a turn carry from one to the next. */
export interface SentenceProgress {
  /** What was kept so far. */
  readonly statements: readonly { readonly text: string }[];
  /** The question that this sentence may answer. */
  question: string | null;
  /** The sentence behind this one, in its block. */
  nextSentence: string;
  /** What was offered under marks in the turn before. */
  readonly options: ReadonlyMap<string, string>;
  /** What was kept of what the same speaker said right before this sentence, in a turn of its own, and which it may correct. */
  ownBefore: readonly string[];
  /** Whether the sentence before took back what was said, and told nothing in its place. */
  isTakenBack: boolean;
  /** How many sentences of the turn were looked at for what they put right. */
  slipsRead: number;
  /** What the sentence before said that this one is about: "about the wedding"; none is empty. */
  title: string;
  /** What the turn before ends with offering or asking yes or no. */
  readonly offer: string | null;
  /** The offer and the bare "no" right before this sentence. */
  refused: string | null;
  isInPrompt: boolean;
  /** Whether the sentence before was completed by the question that it answers. */
  isAnswered: boolean;
  /** What was kept of the sentence before; none where nothing was. */
  readonly clausesBefore: readonly string[];
  /** The agent's sentence before was no more than "Got it". */
  isAcknowledged: boolean;
  /** What the sentences of the turn are, and those that are items with a lead-in. */
  readonly kinds: Map<string, SentenceKind>;
  readonly namedKinds: Map<string, SentenceKind>;
}

/** What is kept of a sentence. */
export interface SentenceKept {
  /** Its clauses that last; none where nothing does. */
  readonly clauses: readonly string[];
  /** Whether its words are weighed: not those of a bare answer, which was completed by its question, and of what adds to the sentence before. */
  readonly isWeighed: boolean;
  /** A bare answer with its question: however short, it stands alone. */
  readonly isAnswer?: boolean;
  /** Whether it puts right what was said before it. */
  readonly corrects?: boolean;
  /** Whether it is kept with the sentence before it, whatever it opens with. */
  readonly leans?: boolean;
  /** The clause whose place it takes. */
  readonly replaces?: string;
  /** What it takes back, which the next sentence may put right. */
  readonly takenBack?: readonly string[];
}

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
  if (voice === 'user' && progress.clausesBefore.length > 0 && addsToFact(sentence))
    return { clauses: [sentence], isWeighed: false };
  return {
    clauses: readStatement(sentence, block, reading, progress),
    isWeighed: voice !== 'user' || !takesOneForOther.test(sentence),
  };
}

/** Who puts right more in one turn is a program. */
const maxSlips = 40;

/**
 * A slip that is put right: a time takes the place of the wrong one, and so does what is told of the same subject; a bare value is kept
 * with the clause that it corrects.
 */
function readSlip(
  sentence: string,
  block: Block,
  reading: SentenceReading,
  progress: SentenceProgress,
): SentenceKept | null {
  const { ownBefore, isTakenBack, clausesBefore, statements, question } = progress;
  const clauses = ownBefore.length > 0 ? ownBefore : clausesBefore;
  progress.ownBefore = [];
  progress.isTakenBack = false;
  if (clauses.length === 0) return null;
  const taken = readTakeBack(sentence);
  if (!isTakenBack && taken === null && !mayTakeBack(sentence)) return null;
  progress.slipsRead += 1;
  if (progress.slipsRead > maxSlips)
    return taken?.isSure === true ? { clauses: [sentence], isWeighed: true, leans: true } : null;
  if (takesAllBack(sentence)) {
    if (question !== null) return null;
    progress.isTakenBack = true;
    return { clauses: [], isWeighed: true, takenBack: clauses };
  }
  const last = statements.at(-1)?.text;
  const correction = readCorrection(sentence, { clauses, isTakenBack, isSameTurn: last !== undefined });
  if (correction === null) return null;
  const { clause, inItsPlace, asSaid, rest } = correction;
  const right = { isWeighed: false, corrects: true };
  const besides = rest === '' ? [] : readStatement(rest, block, reading, progress);
  if (inItsPlace !== null)
    return { ...right, clauses: [...clausesOf(inItsPlace, reading), ...besides], isAnswer: true, replaces: clause };
  return last === clause
    ? { ...right, clauses: [asSaid, ...besides], leans: true }
    : { ...right, clauses: [behindItsClause(clause, asSaid), ...besides], isAnswer: true };
}

/** What is told again, cut into its clauses: what is said before it stays with the first. */
function clausesOf({ before, clause }: ToldAgain, reading: SentenceReading): readonly string[] {
  const [first = clause, ...others] = reading.splitsClauses ? clausesThatLast(clause, reading) : [clause];
  return [before + first, ...others];
}

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
  const whole = completeAnswer(sentence, question, voice, names, isBounded);
  return whole === null ? completeByReasoned(sentence, question, block, reading, progress) : [whole];
}

function readStatement(
  sentence: string,
  block: Block,
  reading: SentenceReading,
  progress: SentenceProgress,
): readonly string[] {
  const { voice, names, splitsClauses } = reading;
  if (voice === 'person' && (isPing(sentence) || isExclaimed(sentence) || isLaughter(sentence))) return [];
  const said = saidIn(sentence, block, reading);
  const { title } = progress;
  progress.title = titleOfNext(said, reading, progress) ?? '';
  if (progress.title !== '') return [];
  if (voice === 'assistant' && (isEcho(sentence, said, progress) || tellsOnlyNow(said, progress))) return [];
  const ruled = kindOf(voice === 'user' ? judgedPart(dropOpening(said, names)) : said, block, reading, progress);
  const kind = isPassing(ruled) && isHeavier(sentence, said, reading) ? 'statement' : ruled;
  const stated = statementOf(kind, said, reading, progress);
  if (stated === null) return [];
  // "I moved it to `lib/`:", above code.
  const statement = voice === 'assistant' ? stated.replace(/[:：]$/, '.') : stated;
  const clauses = splitsClauses ? clausesThatLast(statement, reading) : [statement];
  return title === '' ? clauses : clauses.map((clause, at) => (at === 0 ? `${title}: ${clause}` : clause));
}

/** What a sentence that only heads the next one says before it, where that one lasts. */
function titleOfNext(said: string, { voice, names }: SentenceReading, progress: SentenceProgress): string | null {
  const { question, nextSentence } = progress;
  const title = question === null ? readHeading(said, nextSentence) : null;
  return title !== null && classifySentence(dropOpening(nextSentence, names), voice, names) === 'statement'
    ? title
    : null;
}

/** "use luxon not moment": which of two, however little is known of either. */
const takesOneForOther =
  /^(?:(?:please|pls|always|we) )?use [\w@./+#-]{2,30}(?: [\w./+#-]{1,20})?,? (?:not|and not|never|over|instead of|rather than) [\w@./+#-]{2,30}(?:[,.!]|$)/i;

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

/** A prompt, or what a program printed. */
function isNobodysWords(sentence: string, voice: Voice, progress: SentenceProgress): boolean {
  const isPrompt = opensPrompt(sentence) && !givesOwnReason(sentence);
  if (isPrompt || (voice === 'user' && (assignsRole(sentence) || isHarnessRemark(sentence))))
    progress.isInPrompt = true;
  if (progress.isInPrompt && !firstPerson.test(sentence)) return true;
  return isShownOutput(sentence, voice === 'user');
}

const firstPerson = /\b(?:i|we|my|our|i'm|we're|i've|we've)\b/i;

/** "Added it to `config/schedule.rb`." */
const doneToIt =
  /^(?:(?:i|i've|i have) )?(?:just |also |now )?(?:added|put|moved|renamed|changed|removed|updated|dropped|placed|pasted|saved|copied|appended|inserted) (?:it|that|this|them|those|these) (?:to|in|into|from|under|at|on|over|there|below|above)\b[^,;:]{0,80}$/i;

/** "Profiled it with Instruments.": how it looked, and not what it found. */
const lookedAtIt =
  /^(?:(?:i|i've|i have) )?(?:just |also |now )?(?:profiled|traced|compared|checked|inspected|measured|tested|reviewed|examined|scanned|benchmarked|debugged|verified|diffed|searched|analysed|analyzed|looked at|went through|stepped through|ran) (?:it|that|this|them|those|these|both|everything|(?:the|both|all) [\w-]{1,20}(?: [\w-]{1,20})?) (?:with|in|using|against|by|under|on|through|via)\b[^,;:]{0,60}$/i;

/** "Found the cause.", "I tracked down the culprit and fixed it.": that it found it, and not what. */
const foundIt =
  /^(?:(?:ok(?:ay)?|great|good|alright),? )?(?:i(?:'ve| have)? )?(?:just |finally |now )?(?:found|identified|located|tracked down|pinned down|nailed(?: down)?|spotted) (?:the|it|another)(?: (?:real|root|likely|actual|underlying|main))*(?: (?:causes?|reason|culprit|bugs?|issues?|problems?|errors?|source|leak|mistake|fault))?(?: and (?:fixed|patched|removed|solved|corrected|repaired) (?:it|that|them))?[.!]*$/i;

/** "The error is `ECONNREFUSED 127.0.0.1:5432`.": what it saw, word for word and without a cause. */
const quotesError =
  /^the (?:[a-z]+ )?(?:error|exception|warning|output|stack trace)(?: message| code)? (?:is|was|says|reads|said)(?: now| just)?:? ?(?:`[^`]{1,200}`|"[^"]{1,200}"|“[^”]{1,200}”)[.!]*$/i;

/** What an agent sees at this moment, or did to an "it" that nothing before tells. */
const tellsOnlyNow = (said: string, { statements }: SentenceProgress): boolean =>
  quotesError.test(said) ||
  foundIt.test(said) ||
  (statements.length === 0 && (doneToIt.test(said) || (lookedAtIt.test(said) && !/\d/.test(said))));

/** Whether an agent repeats what it was told. */
function isEcho(sentence: string, said: string, progress: SentenceProgress): boolean {
  const isAfterAcknowledgement = progress.isAcknowledged;
  progress.isAcknowledged = isAcknowledgement(sentence);
  return takesUpWhatWasSaid(sentence, said, isAfterAcknowledgement);
}

/** A sentence without what opens it and says nothing; what tells that something is corrected stays. */
function saidIn(sentence: string, block: Block, { voice, names }: SentenceReading): string {
  if (isCorrection(sentence, true)) return sentence;
  const opened = dropOpening(sentence, names);
  const said = withoutTalkOf(voice, opened);
  // "Overview: …" as an item is a label.
  const frame = voice === 'user' && block.kind === 'paragraph' ? readTalkFrame(said) : null;
  return frame === null || frame.takesBack ? said : said.slice(frame.end);
}

/** Persons tell each other what they are doing as well. */
export function withoutTalkOf(voice: Voice, sentence: string): string {
  if (voice === 'person') return sentence;
  return voice === 'user' ? withoutTalk(sentence) : withoutWorkAtHand(sentence);
}

/** Before what is right: "wait, Ines is the owner". */
const hesitation = /^(?:wait|hold on|hang on|stop)(?:,? no)?, (?=\S)/i;

/** What a user's sentence is judged by: what stands behind a hesitation, or behind words that take something back. */
function judgedPart(said: string): string {
  const frame = readTalkFrame(said);
  return frame?.takesBack === true ? said.slice(frame.end) : said.replace(hesitation, '');
}

/** An item of a user's list is understood by its lead-in, so that a word or two will do. What is pasted repeats its lines: each is judged once. */
function kindOf(
  said: string,
  block: Block,
  { voice, names }: SentenceReading,
  { kinds, namedKinds }: SentenceProgress,
): SentenceKind {
  const isNamed = voice === 'user' && block.kind === 'item' && (block.context.length > 0 || hasLabel(said));
  const judged = isNamed ? namedKinds : kinds;
  const before = judged.get(said);
  if (before !== undefined) return before;
  const plain = classifySentence(said, voice, names);
  const staysPlain =
    !isNamed ||
    plain === 'question' ||
    (!isUnderRules(block) && !pairsTwo(said) && isPassingByForm(said, voice, names));
  const kind = staysPlain ? plain : classifySentence(said, 'person', names);
  judged.set(said, kind);
  return kind;
}

const isPassing = (kind: SentenceKind): boolean => kind === 'passing' || kind === 'thin';

/** Whether the weight of a sentence keeps it against the rules. */
const isHeavier = (sentence: string, said: string, { voice, names }: SentenceReading): boolean =>
  surelyOutweighsRules(sentence, voice) &&
  contentWords(said, names).length > 1 &&
  !isUnsettled(said) &&
  !passesForSure(said, voice);

/** "maybe we use Kafka", "I will rename it", "write the rule for the bucket": guessed, asked for or about to be done, however much the rest is like a fact. */
const isUnsettled = (sentence: string): boolean =>
  isGuessing(sentence) ||
  isErrand(sentence) ||
  /[:：]$|\b(?:pls|plz|please)[.!]*$/i.test(sentence) ||
  isAnnouncement(sentence) ||
  /^(?:maybe|perhaps|probably|i(?:'ll| will|'m going to| am going to))\b/i.test(sentence);

/** What a sentence of its kind states; null when it is nothing that lasts. */
function statementOf(
  kind: SentenceKind,
  said: string,
  { voice, names }: SentenceReading,
  { statements }: SentenceProgress,
): string | null {
  if (kind === 'passing') return null;
  if (kind === 'thin') return statements.length > 0 && opensLeaning(said) ? said : null;
  if (kind === 'statement') return said;
  const told = statementInQuestion(said, names);
  return told === null || isPassing(classifySentence(told, voice, names)) ? null : told;
}
