import { hasFiniteVerb } from '../language/finite-verb.js';
import { startsForeignClause } from '../language/foreign-clause.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { verbForm } from '../language/lexicon/english-verbs.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { wordSet, wordsOf } from '../language/lexicon/word-set.js';
import { pointsBack } from '../language/points-back.js';
import { isSpecific } from '../language/specific.js';
import { placeWords } from '../language/words-in-place.js';
import { isQuestion } from '../remarks/requests/questions.js';
import type { Voice } from '../voice.js';
import { guessesAmount } from './amounts-of-habit.js';
import { type AnswerLabel, answerOdds } from './answer-odds.js';
import { joinToQuestion } from './join-to-question.js';
import {
  asksForDetail,
  asksForGood,
  asksForRules,
  isForGood,
  isTakenOrRefused,
  isYesOrNo,
  offersToDo,
  opensWithYesOrNo,
} from './kinds-of-questions.js';
import { namesNothing, tellsLastStep, tellsPastAct } from './past-acts.js';
import { readReasonedAnswer } from './reasoned-answers.js';
import { answerInFull } from './repeated-question.js';

/*
 * "A sunset." after "What did you paint?" means nothing alone. It is kept with the question, word for word: nothing is
 * invented.
 */

/** Less sure is what passes: a fact that is lost is worse than a remark that is kept. */
const leastOdds = -0.5;
/** "Which license?" "MIT": few words tell the models little, but that they belong together. */
const leastOddsOfDetail = -1.5;
const surelyNeedsQuestion = 3;
/** An agent mostly says what it found, and needs no question for it. */
const leastOddsOfAgent = 0.5;

/** What becomes of the sentence behind a question, by the weights of `answer-odds.ts`. */
export function judgeAnswer(sentence: string, question: string, voice: Voice): AnswerLabel {
  if (voice === 'assistant') return judgeOfAgent(sentence, question);
  if (saysNoMore.test(sentence) && asksForMore.test(question)) return 'passes';
  if (asksWhatNext.test(question) && !isForGood(sentence) && isBare(sentence)) return 'passes';
  // What to do next.
  if (offersToDo(question) && isTakenOrRefused(sentence) && !isForGood(sentence)) return 'passes';
  if (voice === 'user' && tellsLastStep(question, sentence)) return 'passes';
  if (
    tellsPastAct(question, sentence) ||
    tellsRule(question, sentence) ||
    guessesAmount(question, sentence) ||
    tellsTrait(question, sentence)
  )
    return 'needs its question';
  const { lasts, needsQuestion } = answerOdds({ question, sentence, voice });
  const isDetail = needsQuestion > surelyNeedsQuestion && asksForDetail(question);
  if (lasts < (isDetail ? leastOddsOfDetail : leastOdds)) return 'passes';
  return needsQuestion > 0 && !isQuestion(sentence) ? 'needs its question' : 'stands alone';
}

/** "Anything I should avoid?" "Default exports." */
const tellsRule = (question: string, sentence: string): boolean =>
  asksForRules(question) &&
  !tellsOfSelf.test(sentence) &&
  !isQuestion(sentence) &&
  !opensWithYesOrNo(sentence) &&
  !namesNothing(sentence);

/** "And what breed?", "which colour?": of what was told right before. */
const asksTrait =
  /^(?:(?:and|so|oh|ooh|nice)[,!]? )?(?:what|which) (?:breed|colou?r|size|make|model|brand|flavou?r|genre|instrument|species|variety|kind|sort|type)(?: (?:is|are) (?:it|he|she|they))?\s?\?$/i;
const pointsOnly = /^(?:(?:the|a|an|that|this|no|not|any|same|other|new|old|one|it|idea|clue|sure|default) ?)+[.!]*$/i;

/** "And what breed?" "A wire haired dachshund." */
const tellsTrait = (question: string, sentence: string): boolean =>
  asksTrait.test(question) &&
  isBare(sentence) &&
  // "A wire haired dachshund"
  (/^an? /i.test(sentence) || !hasFiniteVerb(sentence)) &&
  !isQuestion(sentence) &&
  !pointsOnly.test(sentence);

/** A statement of its own, which is judged as one. */
const tellsOfSelf = /^(?:i|we|you|it|they|he|she|there|that|this|the|our|my)(?!\p{L})/iu;

/** "Anything else I should know?"; "any allergies besides penicillin?" tells of one. */
const asksForMore =
  /^(?:(?:and|so|ok|okay|great|und|et|en)[, ]+)?(?:(?:is|are|was) there |(?:do|did|have) you (?:have |got )?|gibt es |hast du |haben sie |y a-t-il )?(?:any(?:thing|one|body)(?! (?:besides|except|other than|apart from|than)\b)|any (?:other|more|further)|(?:sonst )?(?:noch )?(?:irgend)?etwas|(?:sonst )?noch was|autre chose|quelque chose|nog iets)(?!\p{L})/iu;

/** "no that's it": there is nothing to tell. */
const saysNoMore =
  /^(?:no+|nope|nah|nein|non|nee)[,.! ]+(?:(?:i think|ich glaube|je crois),? )?(?:that['’]?s (?:it|all|everything|about it)|nothing (?:else|more|i can think of)|(?:das |sonst )?(?:war['’]?s|nichts(?: weiter| mehr)?)|c['’]est tout|dat is alles)(?: (?:for (?:now|today)|so far|really|thanks?|thank you|danke|merci))*[.! ]*$/iu;

/** "With the schema", "fix the tests", and no statement of its own: "any change of what is parsed is a breaking one". */
const isBare = (sentence: string): boolean => sentence.split(' ', maxBareWords + 1).length <= maxBareWords;

/** "What should we start with?" */
const asksWhatNext =
  /^(?:(?:and|so|ok|okay|great|then)[, ]+)?(?:what|where|which (?:one|part|file|task|ticket|issue)) (?:should|shall|do|can|would) (?:we|i|you like (?:me|us) to) (?:start|begin|do|tackle|look at|work on|take)(?: with| on| first| next| now| today| then)*\?$/i;

/** More may be what was said before the answer came. */
const surely = 0.5;

/** Whether a person's sentence that does not follow the question at once needs it all the same. */
export function answersSurely(sentence: string, question: string, voice: Voice): boolean {
  const { lasts, needsQuestion } = answerOdds({ question, sentence, voice });
  return lasts > surely && needsQuestion > surely && !isQuestion(sentence);
}

const asksOfTheWorld =
  /^(?:what|which|who|how|where|when)\b.{0,80}\b(?:in the (?:world|universe|solar system|animal kingdom)|on earth|of all time|in (?:world )?history|in the history of)\b/i;

/** A bare answer of an agent is judged as one of its user; the rest stands alone. */
function judgeOfAgent(sentence: string, question: string): AnswerLabel {
  // "What is the second highest mountain in the world?": what any book tells.
  if (asksOfTheWorld.test(question)) return 'passes';
  if (!asksForDetail(question) || hasFiniteVerb(sentence) || isQuestion(sentence)) return 'stands alone';
  const { lasts, needsQuestion } = answerOdds({ question, sentence, voice: 'user' });
  return lasts > leastOddsOfAgent && needsQuestion > 0 ? 'needs its question' : 'stands alone';
}

/**
 * ", and max 3 exports per tenant", ", the other is a replica": a bound, or the other one, that an answer is followed
 * by.
 */
const addedBound =
  /, (?:and |but )?(?=(?:max|min|at most|at least|no more than) \d|the others? (?:one )?(?:is|are|was|were) )/i;

const addedClause = /, (?:and|und|en|et|y|e|og|och) (?=\p{L})/iu;
const maxBareWords = 6;
const minClauseWords = 4;
const pronounsOfThings = /^(?:it|they|that|this|those|these)(?:'|$)/;

/** "MariaDB 10.11, and the backups go to S3": a bare answer, and a clause that stands alone behind it. */
function clauseBehind(sentence: string): RegExpExecArray | null {
  const match = addedClause.exec(sentence);
  if (match === null || match.index === 0) return null;
  const answer = sentence.slice(0, match.index);
  const words = placeWords(sentence.slice(match.index + match[0].length));
  // "Skiing, snowboarding, and ice skating are what I like": a list, of which the verb tells.
  if (
    answer.includes(',') ||
    isYesOrNo(answer) ||
    hasFiniteVerb(answer) ||
    answer.split(' ', maxBareWords + 1).length > maxBareWords
  )
    return null;
  const isClause =
    words.length >= minClauseWords &&
    !pointsBack(words, 0) &&
    !pronounsOfThings.test(words[0]?.lower ?? '') &&
    (startsIndependentClause(words, 0) || startsForeignClause(words, 0));
  return isClause ? match : null;
}

/** An answer, and the bound that is set behind it ("60 days, and max 3 exports"): two facts. */
export function splitAnswer(sentence: string): readonly [answer: string, bound: string | null] {
  const match = addedBound.exec(sentence);
  if (match === null || match.index === 0) return [sentence, null];
  return [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
}

const tellsMoreBehind = (nextSentence: string): boolean =>
  startsIndependentClause(placeWords(nextSentence.slice(0, 200)), 0);

/** "Not anymore. We switched to Fastly": what follows tells how it is now. */
export const hasEnded = (sentence: string, nextSentence: string): boolean =>
  ended.test(sentence) && tellsMoreBehind(nextSentence);

const ended = /^(?:no[,.]? )?(?:not any ?more|no longer|nicht mehr|plus maintenant|ya no)[.!]*$/i;

/** "yep! we're moving to Ghent", "yes! did my first race": what follows tells it. */
export const cheers = (sentence: string, nextSentence: string): boolean =>
  sentence.includes('!') &&
  isYesOrNo(sentence) &&
  (tellsMoreBehind(nextSentence) || verbForm(wordsOf(nextSentence.slice(0, 60))[0] ?? '') === 'past');

/** "No, drop it", "yes please" */
const doesAccordingly =
  /^(?:yes|yep|yeah|no|nope|nah),? (?:please|thanks|drop|remove|delete|keep|leave|stop|do|don['’]t)(?: (?:it|that|them|so|doing it|doing that))?[.!]*$/i;

/**
 * "Should I keep supporting Node 18?" "No.": how it is to be from then on. What follows in "No. The minimum is Node 22"
 * tells it itself.
 */
export const decidesForGood = (sentence: string, question: string, nextSentence: string): boolean =>
  asksForGood(question) && (isYesOrNo(sentence) || doesAccordingly.test(sentence)) && !tellsMoreBehind(nextSentence);

/** "yes. but keep Node 20": what follows bounds the "yes", which then decides something. */
export const isBoundedYes = (sentence: string, nextSentence: string): boolean =>
  isYesOrNo(sentence) &&
  /^(?:but|except|only|just) (?!(?:why|how|what|when|first|now|then|wait)\b)/i.test(nextSentence) &&
  isSpecific(nextSentence);

/**
 * A bare answer with its question, and the reason, or another clause, behind it: within the answer where it points at
 * it, else as a sentence of its own.
 * Null where the sentence is none.
 */
export function completeReasoned(
  sentence: string,
  question: string,
  names: ReadonlySet<string>,
): readonly [answer: string, reason: string | null] | null {
  const added = asksForDetail(question) ? clauseBehind(sentence) : null;
  if (added !== null)
    return [joinToQuestion(question, sentence.slice(0, added.index)), sentence.slice(added.index + added[0].length)];
  const read = asksForDetail(question) ? readReasonedAnswer(sentence, names) : null;
  if (read === null) return null;
  return read.leans ? [joinToQuestion(question, sentence), null] : [joinToQuestion(question, read.answer), read.reason];
}

const namesWho =
  /^((?:\p{L}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)(?: (?:and|&) \p{L}[\p{L}'’-]{1,30})?|[Ii]) (does|do|is|are|am|did|has|have|will|can|was|were)[.!]{0,3}$/u;
const asksWho = /^(?:(?:and|so|but|ok|okay|hey),? )?who(?:(?:['’]s| is)(?= )|(?= ))(.{3,160}?)[?？]+$/iu;
const noName = wordSet(
  'it that this there he she they we you what who one nobody someone somebody everyone everybody i',
);

/**
 * "Tunde does", asked "who owns the churn model?": the name takes the place of "who". Null where the verb would have to
 * be another one ("Marta and Kofi do", "I do").
 */
function nameInQuestion(sentence: string, question: string, names: ReadonlySet<string>): string | null {
  const [, who = '', auxiliary = ''] = namesWho.exec(sentence) ?? [];
  const [asked, rest = ''] = asksWho.exec(question) ?? [];
  const first = who.split(' ')[0]?.toLowerCase() ?? '';
  if (asked === undefined || who === '' || noName.has(first)) return null;
  if (!/^\p{Lu}/u.test(who) && !names.has(first) && functionWords.has(first)) return null;
  const verb = /who['’]s|who is\b/i.test(asked) ? 'is' : (wordsOf(rest)[0] ?? '');
  const isSame = verb === auxiliary || (auxiliary === 'does' && /[^s]s$/.test(verb) && verb !== 'is');
  return isSame ? `${who}${verb === 'is' ? ' is' : ''}${rest}` : null;
}

/** What an answer says together with its question, or alone where it repeats all of it. */
export const completeAnswer = (sentence: string, question: string, names: ReadonlySet<string>): string =>
  nameInQuestion(sentence, question, names) ?? answerInFull(sentence, question) ?? joinToQuestion(question, sentence);
