import { classifySentence, contentWords, dropOpening, hasFiniteVerb, type Voice } from './classify-sentence.js';
import { completeAnswer } from './complete-answer.js';
import { isCorrection } from './detect-correction.js';
import { looksForeign } from './foreign-clause.js';
import type { Turn } from './parse-speaker.js';
import { opensPrompt } from './passing-remarks.js';
import { statementInQuestion } from './read-question.js';
import { findPersons, type Person, resolvePronoun, startsWithPerson } from './resolve-pronoun.js';
import { type Block, splitBlocks } from './split-blocks.js';
import { splitClauses } from './split-clauses.js';
import { splitSentences } from './split-sentences.js';

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

/** What the turn is read with. */
export interface TurnContext {
  readonly voice: Voice;
  /** Lower-case names of those who speak in this call. */
  readonly names: ReadonlySet<string>;
  /** The question that the turn may answer. */
  readonly question: string | null;
  /** Persons named in the turn before. */
  readonly personsBefore: readonly Person[];
}

/** The rest of a word longer than this is no word: an encoded image, a key, a dump. */
const maxWordCharacters = 400;
const longWord = new RegExp(`\\S{${maxWordCharacters + 1},}`, 'g');

export function readTurn(turn: Turn, context: TurnContext): readonly Statement[] {
  const text = turn.text.replace(longWord, '…');
  const statements: Statement[] = [];
  const persons: Person[] = [];
  let isFirst = true;
  for (const block of splitBlocks(text)) {
    const read = readBlock(block, { ...context, question: isFirst ? context.question : null }, persons);
    statements.push(...read);
    isFirst = false;
  }
  return statements;
}

function readBlock(block: Block, context: TurnContext, persons: Person[]): readonly Statement[] {
  const statements: Statement[] = [];
  let question = context.question;
  for (const sentence of splitSentences(block.text)) {
    if (opensPrompt(sentence)) break;
    for (const text of readSentence(sentence, context, question)) {
      const known = persons.length > 0 ? persons : context.personsBefore;
      const resolved = startsWithPerson(text) ? resolvePronoun(text, known) : text;
      addPersons(persons, findPersons(resolved, context.names));
      statements.push(toStatement(resolved, block, context, question !== null));
    }
    question = null;
  }
  return statements;
}

function addPersons(persons: Person[], found: readonly Person[]): void {
  for (const person of found) {
    if (
      !persons.some(
        (known) =>
          known.mention.toLowerCase().includes(person.mention.toLowerCase()) ||
          person.mention.toLowerCase().includes(known.mention.toLowerCase()),
      )
    )
      persons.push(person);
  }
}

function readSentence(sentence: string, context: TurnContext, question: string | null): readonly string[] {
  const { voice, names } = context;
  const answer = question === null ? null : completeAnswer(sentence, question, names);
  if (answer !== null) return [answer];
  const said = isCorrection(sentence, true) ? sentence : dropOpening(sentence, names);
  switch (classifySentence(said, voice, names)) {
    case 'statement':
      return clausesThatLast(said, voice, names);
    case 'question': {
      const statement = statementInQuestion(said, names);
      return statement === null ? [] : clausesThatLast(statement, voice, names);
    }
    default:
      return [];
  }
}

/** A clause that says nothing lasting by itself stays with the one before it, so that nothing is lost by cutting. */
function clausesThatLast(sentence: string, voice: Voice, names: ReadonlySet<string>): readonly string[] {
  if (voice === 'assistant') return [sentence];
  const clauses = splitClauses(sentence);
  const isWhole = clauses.length === 1 || clauses.some((clause) => contentWords(clause, names).length < 1);
  if (isWhole) return [sentence];
  return clauses.filter((clause) => classifySentence(clause, voice, names) === 'statement');
}

const leaning =
  /^(?:(?:and|but|so|also|then|plus),? )?(?:it|it's|its|that|that's|this|these|those|they|they're|them|he|she|her|his|which|because|since|otherwise|instead|either way|both|same|such)\b/i;
const foreignLeaning =
  /^(?:das|dies|diese[rs]?|er|sie|es|deshalb|deswegen|dadurch|ça|cela|c'est|il|elle|eso|esto|ello|isso|isto|questo|quello|это|этот|他|她|它|这|那|それ|これ|그것은|이것은)(?=[\s是はがを])/iu;

const addressed = /^(?:you|you're|you've|you'll|your)\b/i;
const englishLetters = /^[\p{ASCII}\p{P}\p{S}]*$/u;

/** A piece without a verb, such as "Super creamy, too!". Verbs are known in English only. */
const isFragment = (text: string): boolean =>
  englishLetters.test(text) && !hasFiniteVerb(text) && !looksForeign(text);

function toStatement(text: string, block: Block, context: TurnContext, mayAnswer: boolean): Statement {
  const content = englishLetters.test(text) ? contentWords(text, context.names).length : Number.POSITIVE_INFINITY;
  return {
    text,
    isCorrection: isCorrection(text, mayAnswer),
    leansOnPrevious: leaning.test(text) || foreignLeaning.test(text) || text.startsWith('['),
    isSlight: content <= 4 && (addressed.test(text) || isFragment(text)),
    isItem: block.kind === 'item',
    context: block.context,
    section: block.section,
  };
}
