import { NOT_WEIGHED, partByWeight, surelyOutweighsRules, weighSentence } from '../lasting/weigh-sentences.js';
import { isAcknowledgement, takesUpWhatWasSaid } from './agent-echoes.js';
import {
  asksToChoose,
  givesMaterial,
  isFollowedByOwn,
  isPlannedStep,
  isToBeConfirmed,
  isUnderRules,
} from './block-purpose.js';
import {
  classifySentence,
  dropOpening,
  givesOwnReason,
  hasFiniteVerb,
  isGreeting,
  isPassingByForm,
  isQuestion,
  type SentenceKind,
  type Voice,
} from './classify-sentence.js';
import { completeAnswer } from './complete-answer.js';
import { contentWords } from './content-words.js';
import { isCorrection } from './detect-correction.js';
import { looksForeign } from './foreign-clause.js';
import { isGuessing } from './guesses.js';
import { startsIndependentClause } from './independent-clause.js';
import { leansOnPrevious, opensLeaning } from './leaning.js';
import { isShownOutput } from './machine-text.js';
import { isMomentary } from './momentary-remarks.js';
import type { Turn } from './parse-speaker.js';
import { isAnnouncement, opensPrompt } from './passing-remarks.js';
import { assignsRole, isHarnessRemark, isPastedPrompt } from './pasted-prompts.js';
import { statementInQuestion } from './read-question.js';
import {
  distinctPersons,
  findPersons,
  type Person,
  personsOfOthers,
  resolvePronoun,
  startsWithPerson,
} from './resolve-pronoun.js';
import { type Block, splitBlocks } from './split-blocks.js';
import { splitClauses } from './split-clauses.js';
import { splitSentences } from './split-sentences.js';
import { isStatus } from './status-remarks.js';
import { readTalkFrame } from './talk-frames.js';
import { placeWords } from './words-in-place.js';

/** The smallest piece of a turn that may become a memory: a clause, a list item, a caption. */
export interface Statement {
  readonly text: string;
  readonly isCorrection: boolean;
  /** Its meaning hangs on the statement before it ("It was worth it."), so the two belong together. */
  readonly leansOnPrevious: boolean;
  /** It says little by itself: an opinion or encouragement of few words. */
  readonly isSlight: boolean;
  readonly isItem: boolean;
  readonly context: readonly string[];
  readonly section: number;
  /** How much the sentence it comes from is like those that last. */
  readonly weight: number;
}

/** A turn before this one, and whether the same speaker said it. */
export interface SaidBefore {
  readonly text: string;
  readonly isOwn: boolean;
}

/** What a turn is read with. */
export interface TurnContext {
  readonly voice: Voice;
  /** Lower-case names of those who speak in this call. */
  readonly names: ReadonlySet<string>;
  /** The question that the turn may answer. */
  readonly question: string | null;
  /** The turns before, the latest first, which may name the person that a pronoun means. */
  readonly saidBefore: readonly SaidBefore[];
}

interface ReadingContext extends TurnContext {
  /** Whether weights may cut where no rule does. */
  readonly weighsCuts: boolean;
}

export interface TurnReading {
  readonly statements: readonly Statement[];
  /** Sentences that were said and not kept. */
  readonly leftOut: readonly string[];
  /** An agent's reply of several sentences that say many things. */
  readonly isLongReply: boolean;
}

/** An agent's reply of more sentences than this is a long one. */
const maxShortReply = 3;

/** A longer word is none: an encoded image, a key, a dump. */
const longWord = /(?<!\S)\S{401,}/g;
/** A longer turn tells one thing at length more often than several, and weighing each of its places takes time. */
const maxWeighedCharacters = 400;
/** How far back a pronoun may point. */
const maxUnreadCharacters = 1000;
/** Whoever is named beyond these can't be the one person that a pronoun means. */
const maxPersons = 8;

export function readTurn(turn: Turn, turnContext: TurnContext): TurnReading {
  const context: ReadingContext = { ...turnContext, weighsCuts: turn.text.length <= maxWeighedCharacters };
  if (context.voice === 'user' && isPastedPrompt(turn.text)) return { statements: [], leftOut: [], isLongReply: false };
  const blocks = splitBlocks(turn.text.replace(longWord, '…'));
  const whole = context.voice === 'assistant' ? readBlocks(blocks, context, false) : null;
  // A long reply is packed again, so its sentences stay as they are.
  const reading = whole !== null && whole.statements.length > maxShortReply ? whole : readBlocks(blocks, context, true);
  const characters = reading.statements.reduce((sum, { text }) => sum + text.length, 0);
  const { kept, light } = partByWeight(reading.statements, { voice: context.voice, characters });
  return {
    statements: kept,
    leftOut: [...reading.leftOut, ...light.map(({ text }) => text)],
    isLongReply: kept.length > maxShortReply && (whole?.statements.length ?? 0) > 1,
  };
}

/** What was read of the turn so far. */
interface Progress {
  readonly statements: Statement[];
  readonly leftOut: string[];
  persons: readonly Person[];
  /** Persons of the turn before, once they were looked for. */
  personsBefore: readonly Person[] | null;
  /** What was kept since persons were last looked for. */
  unread: string;
  question: string | null;
  isInPrompt: boolean;
  /** The agent's sentence before was no more than "Got it". */
  isAcknowledged: boolean;
  /** What the sentences of the turn are, and those that are items with a lead-in. */
  readonly kinds: Map<string, SentenceKind>;
  readonly namedKinds: Map<string, SentenceKind>;
}

function readBlocks(
  blocks: readonly Block[],
  context: ReadingContext,
  splitsClauses: boolean,
): Pick<TurnReading, 'statements' | 'leftOut'> {
  const progress: Progress = {
    statements: [],
    leftOut: [],
    persons: [],
    personsBefore: null,
    unread: '',
    question: context.question,
    isInPrompt: false,
    isAcknowledged: false,
    kinds: new Map(),
    namedKinds: new Map(),
  };
  let isChoosing = false;
  for (const block of blocks) {
    if (
      context.voice === 'assistant' &&
      (block.isTicked || isPlannedStep(block) || (isChoosing && block.kind === 'item'))
    )
      continue;
    isChoosing = asksToChoose(block);
    const isWithMaterial = context.voice === 'user' && givesMaterial(block);
    const sentences = splitSentences(block.text);
    if (context.voice === 'assistant' && sentences.length > 1 && isToBeConfirmed(sentences)) continue;
    for (const sentence of sentences) {
      if (context.voice === 'assistant' && isFollowedByOwn(sentence)) break;
      const texts = readSentence(sentence, block, context, progress, splitsClauses);
      if (texts.length === 0) progress.leftOut.push(sentence);
      for (const text of texts)
        progress.statements.push(
          toStatement(resolve(text, context, progress), block, context, {
            mayAnswer: progress.question !== null,
            isPart: texts.length > 1,
            sentence,
          }),
        );
      progress.question = null;
    }
    if (isWithMaterial) break;
  }
  return progress;
}

/** Replaces an opening "she" or "he"; who was named is looked up only then, and only in what was said since the last time. */
function resolve(text: string, context: TurnContext, progress: Progress): string {
  let resolved = text;
  if (startsWithPerson(text)) {
    progress.persons = distinctPersons([
      ...progress.persons,
      ...findPersons(progress.unread.slice(-maxUnreadCharacters), context.names),
    ]).slice(0, maxPersons);
    progress.unread = '';
    progress.personsBefore ??= personsBefore(context);
    const persons = progress.persons.length > 0 ? progress.persons : progress.personsBefore;
    resolved = resolvePronoun(text, persons);
  }
  // Cut now and then only: each cut copies what is kept.
  if (progress.unread.length > 8 * maxUnreadCharacters) progress.unread = progress.unread.slice(-maxUnreadCharacters);
  progress.unread += `\n${resolved}`;
  return resolved;
}

/** The persons of the latest turn that names any. */
function personsBefore({ saidBefore, names }: TurnContext): readonly Person[] {
  for (const { text, isOwn } of saidBefore) {
    if (text.length > maxUnreadCharacters) return [];
    const persons = findPersons(text, names);
    if (persons.length > 0) return isOwn ? persons : personsOfOthers(persons);
    // Who is meant goes on only while they are talked about.
    if (!/\b(?:she|he|her|his|him)\b/i.test(text) && (isOwn || !text.endsWith('?'))) return [];
  }
  return [];
}

/** Before what is right: "wait, Ines is the owner". */
const hesitation = /^(?:wait|hold on|hang on|stop)(?:,? no)?, (?=\S)/i;

/** A sentence without what opens it and says nothing; what tells that something is corrected stays. */
function saidIn(sentence: string, block: Block, { voice, names }: TurnContext): string {
  if (isCorrection(sentence, true)) return sentence;
  const said = dropOpening(sentence, names);
  // "Overview: …" as an item is a label.
  const frame = voice === 'user' && block.kind === 'paragraph' ? readTalkFrame(said) : null;
  return frame === null || frame.takesBack ? said : said.slice(frame.end);
}

/** What a user's sentence is judged by: what stands behind a hesitation, or behind words that take something back. */
function judgedPart(said: string): string {
  const frame = readTalkFrame(said);
  return frame?.takesBack === true ? said.slice(frame.end) : said.replace(hesitation, '');
}

const firstPerson = /\b(?:i|we|my|our|i'm|we're|i've|we've)\b/i;

/** What of a sentence lasts, clause by clause; empty when nothing does. */
function readSentence(
  sentence: string,
  block: Block,
  context: ReadingContext,
  progress: Progress,
  splitsClauses: boolean,
): readonly string[] {
  const { voice, names } = context;
  if (
    (opensPrompt(sentence) && !givesOwnReason(sentence)) ||
    (voice === 'user' && (assignsRole(sentence) || isHarnessRemark(sentence)))
  )
    progress.isInPrompt = true;
  if (progress.isInPrompt && !firstPerson.test(sentence)) return [];
  if (isShownOutput(sentence, voice === 'user')) return [];
  if (voice !== 'assistant' && isGreeting(sentence)) return [];
  const answer = progress.question === null ? null : completeAnswer(sentence, progress.question, names);
  if (answer !== null) return [answer];
  const said = saidIn(sentence, block, context);
  if (voice === 'assistant') {
    const isAfter = progress.isAcknowledged;
    progress.isAcknowledged = isAcknowledgement(sentence);
    if (takesUpWhatWasSaid(sentence, said, isAfter)) return [];
  }
  const ruled = kindOf(voice === 'user' ? judgedPart(dropOpening(said, names)) : said, block, context, progress);
  const kind =
    isPassing(ruled) &&
    !isUnsettled(said) &&
    surelyOutweighsRules(sentence, voice) &&
    contentWords(said, names).length > 1
      ? 'statement'
      : ruled;
  if (kind === 'passing') return [];
  if (kind === 'thin' && (progress.statements.length === 0 || !opensLeaning(said))) return [];
  const statement = kind === 'question' ? statementInQuestion(said, names) : said;
  if (statement === null || (kind === 'question' && isPassing(classifySentence(statement, voice, names)))) return [];
  return splitsClauses ? clausesThatLast(statement, context) : [statement];
}

/** "maybe we use Kafka", "I will rename it": guessed or about to be done, however much the rest is like a fact. */
const isUnsettled = (sentence: string): boolean =>
  isGuessing(sentence) ||
  isAnnouncement(sentence) ||
  /^(?:maybe|perhaps|probably|i(?:'ll| will|'m going to| am going to))\b/i.test(sentence);

const isPassing = (kind: SentenceKind): boolean => kind === 'passing' || kind === 'thin';

const ownLabel = /^\p{L}[\p{L} -]{1,30}: \S/u;

/** An item of a user's list is understood by its lead-in, so that a word or two will do. What is pasted repeats its lines: each is judged once. */
function kindOf(
  said: string,
  block: Block,
  { voice, names }: TurnContext,
  { kinds, namedKinds }: Progress,
): SentenceKind {
  const isNamed = voice === 'user' && block.kind === 'item' && (block.context.length > 0 || ownLabel.test(said));
  const judged = isNamed ? namedKinds : kinds;
  const before = judged.get(said);
  if (before !== undefined) return before;
  const plain = classifySentence(said, voice, names);
  const staysPlain = !isNamed || plain === 'question' || (isPassingByForm(said, voice, names) && !isUnderRules(block));
  const kind = staysPlain ? plain : classifySentence(said, 'person', names);
  judged.set(said, kind);
  return kind;
}

/** The clauses of a sentence; one that says nothing by itself stays with its neighbour. */
function clausesThatLast(sentence: string, { voice, names, weighsCuts }: ReadingContext): readonly string[] {
  const clauses = clausesBehindFrame(sentence, voice, weighsCuts);
  if (clauses.length === 1) return [sentence];
  const whole: string[] = [];
  let opening = '';
  for (const clause of clauses) {
    const isEmpty = contentWords(clause, names).length <= (/[:：]$/.test(clause) ? 1 : 0);
    const last = whole.at(-1);
    if (last === undefined && (isEmpty || isBareCorrection(clause, names))) opening += `${clause}${pauseAfter(clause)}`;
    else if (isEmpty) whole[whole.length - 1] = `${last}${pauseAfter(last ?? '')}${clause}`;
    else {
      whole.push(opening + clause);
      opening = '';
    }
  }
  if (whole.length <= 1) return [sentence];
  const kept: string[] = [];
  for (const clause of whole) {
    const told = isQuestion(clause) ? (statementInQuestion(clause, names) ?? clause) : clause;
    const last = kept.at(-1);
    if (lastsAsPart(told, voice, names)) kept.push(told);
    else if (last !== undefined && !isPassingPart(told, voice, names))
      kept.splice(-1, 1, last + pauseAfter(last) + told);
  }
  return kept;
}

/** "I mixed that up: staging is A and prod is B": what takes something back stands before the first clause alone. */
function clausesBehindFrame(sentence: string, voice: Voice, weighsCuts: boolean): readonly string[] {
  const frame = voice === 'user' ? readTalkFrame(sentence) : null;
  if (frame?.takesBack !== true) return splitClauses(sentence, voice, weighsCuts);
  const [first = '', ...rest] = splitClauses(sentence.slice(frame.end), voice, weighsCuts);
  return [sentence.slice(0, frame.end) + first, ...rest];
}

const pauseAfter = (text: string): string => (/[,:，：]$/.test(text) ? ' ' : /\p{Lo}$/u.test(text) ? '，' : ', ');

/** "that's wrong": what is right comes next. */
const isBareCorrection = (clause: string, names: ReadonlySet<string>): boolean =>
  isCorrection(`${clause}, x`, false) && contentWords(clause, names).length <= 1 && clause.length < 30;

/** What is left of a sentence that lasts; another piece that says too little by itself ("back in Oslo") stays with the one before it. */
const isPassingPart = (clause: string, voice: Voice, names: ReadonlySet<string>): boolean =>
  isQuestion(clause) || isStatus(clause) || isPassingByForm(clause, voice, names);

/** A clause of a sentence that lasts is left only when it asks, reports work in progress, or is of the moment. */
const lastsAsPart = (clause: string, voice: Voice, names: ReadonlySet<string>): boolean =>
  classifySentence(clause, 'person', names) === 'statement' &&
  (voice === 'person' || !(isStatus(clause) || (voice === 'user' && isMomentary(clause, names))));

const instruction = /^(?:always|never|don't|do not|use|prefer|avoid|keep|only)\b/i;
const addressed = /^(?:you|you're|you've|you'll|your)\b/i;
const englishLetters = /^[\p{ASCII}\p{P}\p{S}]*$/u;

/** A piece without a verb, such as "Super creamy, too!". Verbs are known in English only. */
const isFragment = (text: string): boolean =>
  englishLetters.test(text) &&
  !/^(?:my|our) \p{L}+['’]s /iu.test(text) &&
  !hasFiniteVerb(text) &&
  !looksForeign(text) &&
  !startsIndependentClause(placeWords(text), 0);

/** What a piece comes from: whether its sentence may answer a question, and was cut into several. */
interface Origin {
  readonly mayAnswer: boolean;
  readonly isPart: boolean;
  readonly sentence: string;
}

function toStatement(
  text: string,
  block: Block,
  context: TurnContext,
  { mayAnswer, isPart, sentence }: Origin,
): Statement {
  const content = englishLetters.test(text) ? contentWords(text, context.names).length : Number.POSITIVE_INFINITY;
  return {
    text,
    isCorrection: isCorrection(text, mayAnswer),
    leansOnPrevious: leansOnPrevious(text, isPart),
    isSlight:
      content <= 4 &&
      !instruction.test(text) &&
      (addressed.test(text) ? !isPart || context.voice === 'person' : !isPart && isFragment(text)),
    isItem: block.kind === 'item',
    context: block.context,
    section: block.section,
    weight:
      mayAnswer || (block.kind === 'item' && block.context.length > 0)
        ? NOT_WEIGHED
        : weighSentence(sentence, context.voice),
  };
}
