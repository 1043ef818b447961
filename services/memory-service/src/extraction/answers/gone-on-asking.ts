import { mayNameTime } from '../dates/tokens/date-words.js';
import { auxiliaries } from '../language/lexicon/english-verbs.js';
import { wordsOf } from '../language/lexicon/word-set.js';

/*
 * "What shoe size is Ben now?" "34" "and Mila?" "29": who goes on asking names another thing and nothing else.
 */

const maxWords = 8;
/** "vale, ¿y el dominio?", "und das Monitoring?" */
const thingElsewhere =
  /^(?:(?:ok|vale|bueno|ja|gut|gut,? und|bien|bon|d['’]accord|certo|bem|goed|prima),? )?¿?(?:und|et|y|e|en) (?:der|die|das|den|dem|eu(?:er|re|ren)|dein(?:e|en)?|le|la|les|ton|ta|tes|votre|vos|el|los|las|tu|tus|il|lo|gli|o|a|os|as|het|de|je|jullie) [^,;:.!?]{2,40}[\s?]*$|^(?:et|e) l['’][^,;:.!?]{2,40}[\s?]*$/iu;
const thing =
  /^(?:(?:lovely|nice|great|cool|ok|okay|oh|good|perfect|right|thanks|got it)[,!.]* )?(?:(?:and|what about|how about) (?!(?:you|u|now|then|so|yes|no|yeah|i|we|he|she|they|it|that|this)\b)[^,;:.!?]{2,40}|(?:name|colour|color|age|price|size|brand|address|when|where))[\s?]*$/iu;
const interrogative = /\b(?:when|where|who|what|which|how|why)\b/i;

/** What was asked last, behind what was asked before. */
const askedLast = (asked: string): string => asked.slice(asked.lastIndexOf('? ') + 1).trimStart();

/** "and Mila?", "name??": what else is asked for, be it behind what was asked before. */
export const asksForOther = (asked: string): boolean => {
  const question = askedLast(asked);
  if (thingElsewhere.test(question)) return wordsOf(question).length <= maxWords;
  if (!thing.test(question)) return false;
  const words = wordsOf(question.replace(/^(?:what|how) about /i, ''));
  return words.length <= maxWords && !words.some((word) => auxiliaries.has(word) || interrogative.test(word));
};

/** "and who does it?": of what was asked about before. */
const asksOfIt = /^(?:and |so )?(?:who|when|where|how|what) (?:\p{L}+ ){1,2}(?:it|that|them|those)\s?\?*$/iu;

/** "age?" may be asked behind any question, which it does not go on with. */
const asksBareThing = /^(?:name|colour|color|age|price|size|brand|address)[\s?]*$/i;

const asksBack = /^(?:(?:and|so) |(?:what|how) about )?yours\s?\?+$/i;
const ownThing = /^(?:(?:well|oh|nice|same here)[,!.]? )?(?:my|our) ((?:[\p{L}'’-]+ ){1,5}?)(?:is|are|was|were) /iu;

/** "And your favourite author?", of "and yours?" behind "My favourite author is Calvino." */
export const withThingAskedBack = (question: string, saidBefore: string): string => {
  const thing = asksBack.test(question) ? ownThing.exec(saidBefore)?.[1] : undefined;
  return thing === undefined ? question : `And your ${thing.trim()}?`;
};

/**
 * "what shoe size is Ben now? and Mila?", of what goes on asking, with what was asked before.
 * @param askedBefore what the same one asked right before the other answered, or null; none with a time, which may be
 *   another one now
 */
export const withQuestionBefore = (question: string, askedBefore: string | null): string =>
  askedBefore === null ||
  asksBareThing.test(question) ||
  !(asksForOther(question) || asksOfIt.test(question)) ||
  mayNameTime(askedBefore)
    ? question
    : `${askedBefore}${/[\p{L}\p{N}]$/u.test(askedBefore) ? '?' : ''} ${question}`;
