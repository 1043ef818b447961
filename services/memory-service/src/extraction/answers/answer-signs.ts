import { mayNameTime } from '../dates/tokens/date-words.js';
import { contentWords } from '../language/content-words.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { isSpecific } from '../language/specific.js';
import { splitSentences } from '../language/split-sentences.js';
import { placeWords } from '../language/words-in-place.js';
import { lastingOdds } from '../lasting/lasting-odds.js';
import { readTokens, signsOf } from '../lasting/sentence-signs.js';
import { classifySentence } from '../remarks/classify-sentence.js';
import type { Voice } from '../voice.js';
import { kindOfQuestion, opensWithYesOrNo } from './kinds-of-questions.js';

/** A question, and the sentence behind it that may answer it. */
export interface Reply {
  readonly question: string;
  readonly sentence: string;
  /** Of whom answers. */
  readonly voice: Voice;
}

/** Of a longer text the end, or the beginning, is read. */
const maxQuestionCharacters = 400;
const maxSentenceCharacters = 300;
const noNames: ReadonlySet<string> = new Set();

/**
 * The signs by which a reply is judged: those of the question and of the sentence, each by itself
 * (`sentence-signs.ts`), and how the two look beside each other. A sign is a string that is the same in training and in
 * use.
 */
export function signsOfReply(
  { question, sentence, voice }: Reply,
  commonWords: ReadonlySet<string>,
): ReadonlySet<string> {
  const asked = splitSentences(question.slice(-maxQuestionCharacters));
  const last = asked.at(-1) ?? question;
  const said = sentence.slice(0, maxSentenceCharacters);
  const signs = new Set<string>();
  for (const sign of signsOf(readTokens(last), voice, commonWords)) signs.add(`asked ${sign}`);
  for (const sign of signsOf(readTokens(said), voice, commonWords)) signs.add(`said ${sign}`);
  for (const look of [...looksOfQuestion(last, asked.length), ...looksOfAnswer(said, last, voice)])
    signs.add(look).add(`${voice} ${look}`);
  return signs;
}

function* looksOfQuestion(question: string, sentences: number): Iterable<string> {
  yield `asks ${kindOfQuestion(question)}`;
  if (!/[?？]\s*$/.test(question)) yield 'asked without mark';
  if (question.endsWith(':')) yield 'asked by label';
  if (sentences > 1) yield 'asked behind more';
  if (isSpecific(question)) yield 'asked of something';
}

function* looksOfAnswer(said: string, question: string, voice: Voice): Iterable<string> {
  const { length } = wordsOf(said);
  yield `answer of ${[1, 2, 4, 7, 12].find((most) => length <= most) ?? 'more'}`;
  if (mayNameTime(said)) yield 'answer with time';
  if (hasFiniteVerb(said)) yield 'answer with verb';
  if (startsIndependentClause(placeWords(said), 0)) yield 'answer as clause';
  if (isSpecific(said)) yield 'answer with something';
  if (opensWithYesOrNo(said)) yield length > 1 ? 'answer yes and more' : 'answer yes';
  if (/\p{Extended_Pictographic}/u.test(said)) yield 'answer with picture';
  yield `answer is ${classifySentence(said, voice, noNames)}`;
  const asked = new Set(contentWords(question));
  const words = contentWords(said);
  yield `answer says again ${Math.min(2, words.filter((word) => asked.has(word)).length)}`;
  yield `answer says ${Math.min(5, words.length)}`;
  yield `answer weighs ${weightOf(said, voice)}`;
  yield `question weighs ${weightOf(question, voice)}`;
  yield `both weigh ${weightOf(`${question} ${said}`, voice)}`;
}

const maxWeight = 4;

/** As a whole number from -4 to 4. */
const weightOf = (sentence: string, voice: Voice): number =>
  Math.round(Math.max(-maxWeight, Math.min(maxWeight, lastingOdds(sentence, voice).odds)));
