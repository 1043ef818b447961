import { mayNameTime } from '../dates/date-words.js';
import { auxiliaries } from '../language/lexicon/english-verbs.js';
import { wordsOf } from '../language/lexicon/word-set.js';

/*
 * "What shoe size is Ben now?" "34" "and Mila?" "29": who goes on asking names another thing and nothing else.
 */

const maxWords = 6;
const thing =
  /^(?:(?:and|what about|how about) (?!(?:you|u|now|then|so|yes|no|yeah|i|we|he|she|they|it|that|this)\b)[^,;:.!?]{2,40}|(?:name|colour|color|age|price|size|brand|address|when|where))[\s?]*$/iu;
const interrogative = /\b(?:when|where|who|what|which|how|why)\b/i;

/** "and Mila?", "name??": what else is asked for. */
export const asksForOther = (question: string): boolean => {
  if (!thing.test(question)) return false;
  const words = wordsOf(question.replace(/^(?:what|how) about /i, ''));
  return words.length <= maxWords && !words.some((word) => auxiliaries.has(word) || interrogative.test(word));
};

/** "age?" may be asked behind any question, which it does not go on with. */
const asksBareThing = /^(?:name|colour|color|age|price|size|brand|address)[\s?]*$/i;

/**
 * "what shoe size is Ben now? and Mila?", of what goes on asking, with what was asked before.
 * @param askedBefore what the same one asked right before the other answered, or null; none with a time, which may be another one now
 */
export const withQuestionBefore = (question: string, askedBefore: string | null): string =>
  askedBefore === null || asksBareThing.test(question) || !asksForOther(question) || mayNameTime(askedBefore)
    ? question
    : `${askedBefore}${/[\p{L}\p{N}]$/u.test(askedBefore) ? '?' : ''} ${question}`;
