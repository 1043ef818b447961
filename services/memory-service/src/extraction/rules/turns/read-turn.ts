import { isAskedFor, thingsIn } from '../../answers/asked-things.js';
import { answersSurely } from '../../answers/complete-answer.js';
import { pairQuestions, type QuestionsOfBlocks, splitReply } from '../../answers/open-questions.js';
import type { CutWeighing } from '../../clause-cuts/cut-score.js';
import { resolveThing } from '../../clauses/things/resolve-thing.js';
import { withSlipsPutRight } from '../../corrections/put-right-at-once.js';
import { readOnce } from '../../language/read-once.js';
import { splitSentences } from '../../language/split-sentences.js';
import { isReaction } from '../../lasting/small-talk.js';
import { notWeighed, partByWeight, type Saying, saidInAnswer, weighSentence } from '../../lasting/weigh-sentences.js';
import { headingOf } from '../../lasting-replies/sentence-in-reply.js';
import type { ReplyJudgement } from '../../lasting-replies/weigh-replies.js';
import { withoutLongWords } from '../../pasted/long-words.js';
import { isPastedPrompt } from '../../pasted/pasted-prompts.js';
import { withoutPassageAskedAbout } from '../../pasted/quoted-passages.js';
import { withoutSamples } from '../../pasted/quoted-samples.js';
import { recitesMemories } from '../../pasted/recalled-memories.js';
import { PersonsNamed, type SaidBefore } from '../../persons/persons-named.js';
import { resolveEmployer } from '../../persons/resolve-employer.js';
import { resolveBoth, resolvePair } from '../../persons/resolve-pair.js';
import { goneOnAsking } from '../../remarks/requests/requests-for-once.js';
import {
  asksToChoose,
  givesGeneralTip,
  givesMaterial,
  isFollowedByOwn,
  isPlannedStep,
  isToBeConfirmed,
} from '../../turns/block-purpose.js';
import type { Turn } from '../../turns/parse-speaker.js';
import { type Block, splitBlocks } from '../../turns/split-blocks.js';
import type { Voice } from '../../voice.js';
import { weighedPart } from '../questions/weighed-part.js';
import { factsSideBySide } from '../sentences/facts-side-by-side.js';
import { readSentence } from '../sentences/read-sentence.js';
import { withoutTalkOf } from '../sentences/read-statement.js';
import type { SentenceKept, SentenceProgress, SentenceReading } from '../sentences/sentence-progress.js';
import { SentencesRead } from '../sentences/sentences-read.js';
import { type Origin, readSigns, type Statement, toStatement } from '../statements/statement.js';
import { tellWho } from './assigned-parts.js';
import { heedsAsker, judgeOfReply } from './generalities.js';
import { isInJest } from './in-jest.js';
import { ownBefore } from './own-before.js';
import { posesPuzzle } from './puzzles.js';
import { readLabel } from './repeated-label.js';
import { judgeSupposed } from './supposed-cases.js';

/** What a turn is read with. */
export interface TurnContext {
  readonly voice: Voice;
  /** Whether it is one turn of a long conversation. */
  readonly isConversation: boolean;
  /** Whether it is one of a few short turns between persons. */
  readonly isShortTalk: boolean;
  /** What its places for cuts are weighed by, if it is not too long. */
  readonly weighing: CutWeighing;
  /** Lower-case names of those who speak in this call. */
  readonly names: ReadonlySet<string>;
  /** The questions that the turn may answer. */
  readonly questions: readonly string[];
  /** What the turn before ends with offering or asking yes or no. */
  readonly offer: string | null;
  /** What the turn before offers under marks. */
  readonly options: ReadonlyMap<string, string>;
  /** The turns before, the latest first, which may name the person that a pronoun means. */
  readonly saidBefore: readonly SaidBefore[];
}

export interface TurnReading {
  readonly statements: readonly Statement[];
  /** Sentences that were said and not kept. */
  readonly leftOut: readonly string[];
  /** An agent's reply of several sentences that say many things. */
  readonly isLongReply: boolean;
}

/** An agent's reply of more statements than this is a long one, if it is no brief recap under one heading or none. */
const maxShortReply = 8;
const maxRecapCharacters = 800;

/**
 * The sentences of a longer reply stay whole but for those that list facts: it explains, and a clause cut off from its
 * reason tells less. A long one is packed again besides.
 */
const minExplaining = 200;

/** A longer turn tells one thing at length more often than several, and weighing each of its places takes time. */
const maxWeighedCharacters = 1_200;
/** Where signs are weighed alone, as in what is imported by the book. */
const maxCharactersOfSigns = 400;

/** The statements of a turn that last. */
export function readTurn(turn: Turn, context: TurnContext): TurnReading {
  const { voice, isConversation } = context;
  const isGiven = voice === 'user' && (isPastedPrompt(turn.text) || posesPuzzle(turn.text));
  if (isGiven || isInJest(turn.text, voice, context.saidBefore))
    return { statements: [], leftOut: [], isLongReply: false };
  const longest = context.weighing === 'signs' ? maxCharactersOfSigns : maxWeighedCharacters;
  const weighing = turn.text.length <= longest ? context.weighing : 'none';
  const said = voice === 'user' ? withoutPassageAskedAbout(withoutSamples(turn.text)) : turn.text;
  const blocks = asMeant(splitBlocks(withoutLongWords(said)), voice);
  const whole =
    voice === 'assistant' ? readBlocks(blocks, turn.text, context, { splitsClauses: false, weighing }) : null;
  const isLong = whole !== null && isLongReply(turn, whole.statements);
  const staysWhole = isLong || turn.text.length >= minExplaining;
  const reading =
    whole === null || !staysWhole
      ? readBlocks(blocks, turn.text, context, { splitsClauses: true, weighing })
      : isLong || !listsFacts(whole)
        ? whole
        : readBlocks(blocks, turn.text, context, { splitsClauses: false, splitsLists: true, weighing });
  const characters = reading.statements.reduce((sum, { text }) => sum + text.length, 0);
  const [only, ...others] = reading.statements;
  if (context.isShortTalk && only !== undefined && others.length === 0 && isReaction(only))
    return { statements: [], leftOut: [...reading.leftOut, only.text], isLongReply: false };
  const { kept, light } = partByWeight(reading.statements, {
    voice,
    isConversation,
    characters,
    isPacked: isLong,
    leftOut: reading.leftOut,
  });
  return {
    statements: kept,
    leftOut: [...reading.leftOut, ...light.map(({ text }) => text)],
    isLongReply: (isLong || !staysWhole) && isLongReply(turn, kept) && (whole?.statements.length ?? 0) > 1,
  };
}

/** Whether a sentence of a reply tells facts of several things. */
const listsFacts = ({ statements }: Pick<TurnReading, 'statements'>): boolean =>
  statements.some(({ text }) => factsSideBySide(text).length > 1);

/** What somebody says, with what is put right at once as it was meant; an agent writes what it means. */
const asMeant = (blocks: readonly Block[], voice: Voice): readonly Block[] =>
  voice === 'assistant'
    ? blocks
    : blocks.map((block) => (block.kind === 'row' ? block : { ...block, text: withSlipsPutRight(block.text) }));

const isLongReply = (turn: Turn, statements: readonly Statement[]): boolean =>
  countPacked(statements) > maxShortReply && !isRecap(turn, statements);

/** What was found or agreed, told in one go: "We use pnpm. The API is on port 4000. …" */
const isRecap = ({ text }: Turn, statements: readonly Statement[]): boolean =>
  text.length <= maxRecapCharacters && new Set(statements.map(({ context }) => context.join('\n'))).size === 1;

/** Rows of tables are not packed. */
const countPacked = (statements: readonly Statement[]): number => statements.filter(({ isRow }) => !isRow).length;

type TurnSentenceReading = SentenceReading & Pick<TurnContext, 'isConversation'>;

/** What was read of the turn so far. */
interface Progress extends SentenceProgress {
  readonly statements: Statement[];
  readonly leftOut: string[];
  readonly weights: Map<string, number>;
  /** Those that the sentences of its blocks may answer. */
  readonly questions: QuestionsOfBlocks;
  /** Whether several questions are answered, each by itself. */
  readonly answersSeveral: boolean;
  readonly persons: PersonsNamed;
  /** The clauses of the sentence right before, which may name what "it" is. */
  clausesBefore: readonly string[];
}

function readBlocks(
  blocks: readonly Block[],
  text: string,
  context: TurnContext,
  clauses: Pick<SentenceReading, 'splitsClauses' | 'splitsLists' | 'weighing'>,
): Pick<TurnReading, 'statements' | 'leftOut'> {
  const { voice, isConversation, names, questions } = context;
  const replied = splitReply(blocks, questions, { text, voice });
  const progress = beginTurn(context, pairQuestions(questions, replied, voice));
  const [before] = context.saidBefore;
  const asked = before === undefined || before.isOwn ? null : before.text;
  const characters = blocks.reduce((sum, block) => sum + block.text.length, 0);
  const judge =
    voice === 'assistant'
      ? judgeOfReply({ asked, characters, isConversation }, replied)
      : voice === 'user'
        ? judgeSupposed(blocks)
        : null;
  let isChoosing = false;
  for (const block of replied) {
    const isOffered =
      block.isTicked || isPlannedStep(block) || givesGeneralTip(block) || (isChoosing && block.kind === 'item');
    if (voice === 'assistant' && (isOffered || isAskedFor(block) || recitesMemories(block.text))) continue;
    isChoosing = asksToChoose(block);
    readBlock(block, { voice, isConversation, names, ...clauses }, progress, judge);
    // What follows is worked on.
    if (voice === 'user' && givesMaterial(block)) break;
  }
  return progress;
}

const beginTurn = (
  { voice, names, offer, options, saidBefore }: TurnContext,
  questions: QuestionsOfBlocks,
): Progress => ({
  statements: [],
  leftOut: [],
  persons: new PersonsNamed(names, saidBefore),
  clausesBefore: [],
  question: null,
  nextSentence: '',
  options,
  toldBefore: saidBefore[0]?.isOwn === false ? saidBefore[0].text : '',
  ...(voice === 'assistant' ? { ownBefore: [], isTakenBack: false } : ownBefore(saidBefore)),
  slipsRead: 0,
  title: '',
  offer,
  refused: null,
  questions,
  answersSeveral: [...questions.values()].flat().filter((question) => question !== null).length > 1,
  isInPrompt: false,
  isAnswered: false,
  stillAsked: null,
  answersJudged: 0,
  isAcknowledged: false,
  readBefore: new SentencesRead(),
  weights: new Map(),
});

function readBlock(
  block: Block,
  reading: TurnSentenceReading,
  progress: Progress,
  judge: ((sentence: string) => ReplyJudgement) | null,
): void {
  if (block.kind === 'row') {
    const origin = originOfRow(block, reading);
    progress.statements.push(toStatement(block.text, origin, readSigns(block.text, origin)));
    return;
  }
  const sentences = splitSentences(block.text);
  progress.clausesBefore = [];
  progress.title = '';
  const isOfAgent = reading.voice === 'assistant';
  if (isOfAgent && sentences.length > 1 && isToBeConfirmed(sentences)) return;
  const questions = progress.questions.get(block) ?? [];
  const asked = reading.voice === 'user' ? goneOnAsking(sentences) : new Set<number>();
  for (const [at, sentence] of sentences.entries()) {
    progress.question = questions[at] ?? questionLeft(sentence, reading.voice, progress);
    progress.stillAsked = null;
    progress.nextSentence = sentences[at + 1] ?? '';
    if (isOfAgent && isFollowedByOwn(sentence)) break;
    if (isOfAgent && thingsIn(sentence).length > 0) continue;
    const judgement = judge?.(sentence) ?? 'open';
    if (judgement === 'passes' || asked.has(at)) progress.leftOut.push(sentence);
    else {
      const kept = readSentence(sentence, block, reading, progress);
      if (kept.clauses.length > 0) keep({ ...kept, judgement }, sentence, block, reading, progress);
      else leaveOut(sentence, kept, progress);
    }
  }
}

/** "Ugh, my coffee. The NAS.": what was passed over is answered by the next few words that are no sentence. */
function questionLeft(sentence: string, voice: Voice, { stillAsked }: Progress): string | null {
  return stillAsked !== null && answersSurely(sentence, stillAsked, voice) ? stillAsked : null;
}

const originOfRow = (block: Block, { voice, names }: TurnSentenceReading): Origin => ({
  block,
  voice,
  names,
  mayAnswer: false,
  isAnswer: false,
  lastsInPlace: false,
  isPart: false,
  standsAlone: false,
  corrects: false,
  leans: false,
  weight: notWeighed,
});

function leaveOut(sentence: string, { takenBack = [] }: SentenceKept, progress: Progress): void {
  progress.leftOut.push(sentence);
  progress.clausesBefore = takenBack;
  // "Can you ask Renata? She has the key."
  if (/[.?!]$/.test(sentence)) progress.persons.hear(sentence);
}

/** "Our stack:" */
const ownLeadIn = /\b(?:our|my|we|i)\b/i;

function keep(
  kept: SentenceKept & { readonly judgement: ReplyJudgement },
  sentence: string,
  block: Block,
  reading: TurnSentenceReading,
  progress: Progress,
): void {
  const { clauses, isWeighed, isAnswer = false, corrects = false, leans = false, replaces, judgement } = kept;
  const { voice, isConversation, names } = reading;
  const { statements, question } = progress;
  const replacedAt = replaces === undefined ? -1 : statements.findLastIndex(({ text }) => text === replaces);
  if (replacedAt >= 0) statements.splice(replacedAt, 1);
  const mayAnswer = question !== null;
  const isUnderLeadIn = block.kind === 'item' && block.context.length > 0;
  const { label, repeated, bare } = readLabel(sentence, clauses);
  const tellsWho = voice === 'user' && tellWho(isUnderLeadIn ? headingOf(block) : repeated.replace(/:\s$/, ''), bare);
  const weight =
    !isWeighed || isUnderLeadIn || tellsWho || (judgement === 'lasts' && heedsAsker(sentence))
      ? notWeighed
      : weightOf(weighedPart(sentence, clauses, voice, names), { voice, isConversation }, progress.weights) +
        (mayAnswer ? saidInAnswer : 0);
  // Friends go on about their answers.
  const standsAlone = isAnswer && (voice !== 'person' || progress.answersSeveral);
  const isPart = clauses.length > 1;
  const lastsInPlace =
    judgement === 'lasts' || tellsWho || (isUnderLeadIn && voice === 'user' && ownLeadIn.test(headingOf(block)));
  const origin = {
    block,
    voice,
    names,
    mayAnswer,
    isAnswer,
    isPart,
    standsAlone,
    corrects,
    leans,
    weight,
    lastsInPlace,
  };
  const isLabelled = clauses[0]?.includes(label) === false;
  if (isLabelled || repeated !== '') progress.persons.hear(label);
  const resolved = resolveAll(bare, reading, progress, isLabelled);
  const said = resolved.map((text) => repeated + text);
  if (repeated !== '')
    progress.clausesBefore = progress.clausesBefore.map((text) => (resolved.includes(text) ? repeated + text : text));
  for (const text of said) {
    const signs = readOnce(progress.readBefore.signs, `${mayAnswer} ${isPart}\n${text}`, () => readSigns(text, origin));
    statements.push(toStatement(text, origin, signs));
  }
}

const weightOf = (sentence: string, saying: Saying, weights: Map<string, number>): number =>
  readOnce(weights, sentence, () => weighSentence(withoutTalkOf(saying.voice, sentence), saying));

/** "Ela" of "Ela é vegana e começa em maio", and who it is in the first clause: in the second it is the same one. */
interface SharedPronoun {
  readonly pronoun: string;
  readonly mention: string;
}

const withShared = (clause: string, shared: SharedPronoun | null): string =>
  shared !== null && clause.startsWith(`${shared.pronoun} `)
    ? shared.mention + clause.slice(shared.pronoun.length)
    : clause;

function pronounReplaced(clause: string, resolved: string): SharedPronoun | null {
  const pronoun = /^\p{L}{2,4}(?= |['’]s )/u.exec(clause)?.[0];
  const rest = pronoun === undefined ? '' : clause.slice(pronoun.length);
  return pronoun === undefined || clause === resolved || !resolved.endsWith(rest)
    ? null
    : { pronoun, mention: resolved.slice(0, resolved.length - rest.length) };
}

/**
 * The clauses of a sentence, with the persons and things that they open with. A clause that goes on about "it" leaves
 * what "it" is.
 */
function resolveAll(
  clauses: readonly string[],
  { voice, splitsClauses }: SentenceReading,
  progress: Progress,
  isLabelled: boolean,
): readonly string[] {
  const said: string[] = [];
  let shared: SharedPronoun | null = null;
  for (const clause of clauses) {
    const before = said.at(-1) ?? progress.clausesBefore.at(-1) ?? '';
    const paired = resolveBoth(resolvePair(clause, before), said.length > 0 ? said : progress.clausesBefore);
    const own = progress.persons.resolve(paired, said.length > 0 || isLabelled);
    const text: string = own === paired ? withShared(own, shared) : own;
    shared = pronounReplaced(paired, text) ?? shared;
    // What stays together needs no names.
    const thing = splitsClauses ? resolveThing(text, progress.clausesBefore, voice, said.length > 0) : text;
    const resolved =
      splitsClauses && thing === text ? resolveEmployer(text, [...progress.clausesBefore, ...said]) : thing;
    if (resolved === text) progress.clausesBefore = said.length === 0 ? [text] : [...progress.clausesBefore, text];
    said.push(resolved);
  }
  // "The app's database is Oracle" names two things that the next sentence may go on about.
  const owned = said.filter((text, at) => text !== clauses[at] && /^(?:its|their)\b/i.test(clauses[at] ?? ''));
  progress.clausesBefore = [...progress.clausesBefore, ...owned];
  return said;
}
