import { classifySentence, contentWords, dropOpening, hasFiniteVerb, type Voice } from './classify-sentence.js';
import { completeAnswer } from './complete-answer.js';
import { isCorrection } from './detect-correction.js';
import { looksForeign } from './foreign-clause.js';
import type { Turn } from './parse-speaker.js';
import { opensPrompt } from './passing-remarks.js';
import { statementInQuestion } from './read-question.js';
import { distinctPersons, findPersons, type Person, resolvePronoun, startsWithPerson } from './resolve-pronoun.js';
import { type Block, splitBlocks } from './split-blocks.js';
import { splitClauses } from './split-clauses.js';
import { splitSentences } from './split-sentences.js';
import { isStatus } from './status-remarks.js';

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
}

/** What a turn is read with. */
export interface TurnContext {
  readonly voice: Voice;
  /** Lower-case names of those who speak in this call. */
  readonly names: ReadonlySet<string>;
  /** The question that the turn may answer. */
  readonly question: string | null;
  /** The turn before, which may name the person that a pronoun means. */
  readonly saidBefore: string;
}

export interface TurnReading {
  readonly statements: readonly Statement[];
  /** Sentences that were said and not kept. */
  readonly leftOut: readonly string[];
}

/** An agent's reply of more statements than this is a long one. */
export const maxShortReply = 3;

/** A longer word is none: an encoded image, a key, a dump. */
const longWord = /\S{401,}/g;
/** How far back a pronoun may point. */
const maxUnreadCharacters = 1000;
/** Whoever is named beyond these can't be the one person that a pronoun means. */
const maxPersons = 8;

export function readTurn(turn: Turn, context: TurnContext): TurnReading {
  const blocks = splitBlocks(turn.text.replace(longWord, '…'));
  const whole = context.voice === 'assistant' ? readBlocks(blocks, context, false) : null;
  // A long reply is packed again, so its sentences stay as they are.
  return whole !== null && whole.statements.length > maxShortReply ? whole : readBlocks(blocks, context, true);
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
}

function readBlocks(blocks: readonly Block[], context: TurnContext, splitsClauses: boolean): TurnReading {
  const progress: Progress = {
    statements: [],
    leftOut: [],
    persons: [],
    personsBefore: null,
    unread: '',
    question: context.question,
    isInPrompt: false,
  };
  for (const block of blocks) {
    for (const sentence of splitSentences(block.text)) {
      const texts = readSentence(sentence, context, progress, splitsClauses);
      if (texts.length === 0) progress.leftOut.push(sentence);
      for (const text of texts)
        progress.statements.push(
          toStatement(resolve(text, context, progress), block, context, progress.question !== null),
        );
      progress.question = null;
    }
  }
  return progress;
}

/** Replaces an opening "she" or "he"; who was named is looked up only then, and only in what was said since the last time. */
function resolve(text: string, context: TurnContext, progress: Progress): string {
  let resolved = text;
  if (startsWithPerson(text)) {
    progress.persons = distinctPersons([...progress.persons, ...findPersons(progress.unread, context.names)]).slice(
      0,
      maxPersons,
    );
    progress.unread = '';
    progress.personsBefore ??= findPersons(context.saidBefore, context.names);
    const persons = progress.persons.length > 0 ? progress.persons : progress.personsBefore;
    resolved = resolvePronoun(text, persons);
  }
  progress.unread = `${progress.unread}\n${resolved}`.slice(-maxUnreadCharacters);
  return resolved;
}

const firstPerson = /\b(?:i|we|my|our|i'm|we're|i've|we've)\b/i;

/** What of a sentence lasts, clause by clause; empty when nothing does. */
function readSentence(
  sentence: string,
  context: TurnContext,
  progress: Progress,
  splitsClauses: boolean,
): readonly string[] {
  const { voice, names } = context;
  if (opensPrompt(sentence)) progress.isInPrompt = true;
  if (progress.isInPrompt && !firstPerson.test(sentence)) return [];
  const answer = progress.question === null ? null : completeAnswer(sentence, progress.question, names);
  if (answer !== null) return [answer];
  const said = isCorrection(sentence, true) ? sentence : dropOpening(sentence, names);
  const kind = classifySentence(said, voice, names);
  if (kind === 'passing') return [];
  const statement = kind === 'question' ? statementInQuestion(said, names) : said;
  if (statement === null || (kind === 'question' && classifySentence(statement, voice, names) === 'passing')) return [];
  return splitsClauses ? clausesThatLast(statement, voice, names) : [statement];
}

/** The clauses of a sentence; it stays whole when one of them says nothing by itself. */
function clausesThatLast(sentence: string, voice: Voice, names: ReadonlySet<string>): readonly string[] {
  const clauses = splitClauses(sentence);
  const isWhole = clauses.length === 1 || clauses.some((clause) => contentWords(clause, names).length === 0);
  return isWhole ? [sentence] : clauses.filter((clause) => lastsAsPart(clause, voice, names));
}

/** A clause of a sentence that lasts is left only when it asks, or reports work in progress. */
const lastsAsPart = (clause: string, voice: Voice, names: ReadonlySet<string>): boolean =>
  classifySentence(clause, 'person', names) === 'statement' && (voice === 'person' || !isStatus(clause));

const instruction = /^(?:always|never|don't|do not|use|prefer|avoid|keep|only)\b/i;
const leaning =
  /^(?:(?:and|but|so|also|then|plus),? )?(?:it|it's|its|that|that's|this|these|those|they|they're|them|he|she|her|his|which|because|since|otherwise|instead|either way|both|same|such)\b/i;
const leaningObject = /^(?:i|we|you) (?:\w+ ){1,3}(?:it|that|this|them)[.!]*$/i;
const foreignLeaning =
  /^(?:das|dies|diese[rs]?|er|sie|es|deshalb|deswegen|dadurch|ça|cela|c'est|il|elle|eso|esto|ello|isso|isto|questo|quello|это|этот|他|她|它|这|那|それ|これ|그것은|이것은)(?=[\s是はが])/iu;

const addressed = /^(?:you|you're|you've|you'll|your)\b/i;
const englishLetters = /^[\p{ASCII}\p{P}\p{S}]*$/u;

/** A piece without a verb, such as "Super creamy, too!". Verbs are known in English only. */
const isFragment = (text: string): boolean => englishLetters.test(text) && !hasFiniteVerb(text) && !looksForeign(text);

function toStatement(text: string, block: Block, context: TurnContext, mayAnswer: boolean): Statement {
  const content = englishLetters.test(text) ? contentWords(text, context.names).length : Number.POSITIVE_INFINITY;
  return {
    text,
    isCorrection: isCorrection(text, mayAnswer),
    leansOnPrevious:
      leaning.test(text) || leaningObject.test(text) || foreignLeaning.test(text) || text.startsWith('['),
    isSlight: content <= 4 && !instruction.test(text) && (addressed.test(text) || isFragment(text)),
    isItem: block.kind === 'item',
    context: block.context,
    section: block.section,
  };
}
