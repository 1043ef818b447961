import { verbForm } from '../language/lexicon/english-verbs.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { splitSentences } from '../language/split-sentences.js';
import { splitBlocks } from '../turns/split-blocks.js';

/*
 * "I could use `pdfcraft` or `inkpress`." "inkpress." What is offered by name, also without a question, is chosen by a
 * bare name, which means nothing without what it was offered for.
 */

const maxReadCharacters = 1000;
const maxOfferCharacters = 200;
const maxNameWords = 4;
const maxSentencesBehind = 3;

/** "For the PDF part I could use A or B", "Options: A, B or C", "Two candidates for the queue: A and B". */
const offers =
  /^(?:[^,:]{2,40}[, ])??(?:(?:i|we|you)(?: could| can| might)(?: either)?|it could(?: either)? be|either) [^?]{3,160}? or [^?]{2,120}$|^(?:(?:there are|i see|we have|you have|i found|the|your|our|two|three|four|some|possible|good) ){0,3}(?:options|alternatives|choices|candidates|contenders|ways)\b[^:?]{0,60}: [^?]{2,140}(?:,| or | and | vs\.? )[^?]{2,120}$/i;
/** What to work on at this moment. */
const ofNow =
  /\b(?:first|next|now|start|begin|continue|look at|wait|later|stop|whether|(?:can|could|might) (?:also )?(?:rename|fix|run|rerun|commit|push|merge|delete|remove|check|test|revert|show|print|explain|open|try))\b/i;

const isOffer = (sentence: string): boolean =>
  sentence.length <= maxOfferCharacters && offers.test(sentence) && !ofNow.test(sentence);

/** The sentence of an agent that offers things by name, near its end; null where there is none. */
export function offeredByName(text: string): string | null {
  const said = splitBlocks(text.slice(-maxReadCharacters)).flatMap((block) => splitSentences(block.text));
  return said.slice(-maxSentencesBehind).findLast(isOffer) ?? null;
}

const opening =
  /^(?:(?:ok(?:ay)?|yes|yeah|hm+|then|so|definitely),? )*(?:(?:let['’]?s |i['’]d |we['’]ll )?(?:do|go (?:with|for)|take|use) )?/i;
const closing = /(?:,? (?:please|pls|then|it is|for sure))?[.!]*$/i;
const never = wordSet(
  'yes no ok okay both neither either sure or and it that this do go run the a an options option them',
);
const wordOf = /[\p{L}\p{N}@][\p{L}\p{N}@/._+#-]*/gu;
const wordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(wordOf) ?? []).map((word) => word.replace(/[._-]+$/, ''));

/** Whether a sentence, up to its first pause, is no more than one of the names that were offered. */
export function choosesByName(sentence: string, offered: string): boolean {
  const [head = ''] = sentence.slice(0, maxOfferCharacters).split(/(?:[,;–—]|\s-)\s|[.!]+\s/, 1);
  const named = wordsIn(head.replace(opening, '').replace(closing, ''));
  const known = new Set(wordsIn(offered));
  return (
    named.length > 0 &&
    named.length <= maxNameWords &&
    named.every((word) => known.has(word) && !never.has(word)) &&
    !named.every((word) => verbForm(word) === 'base')
  );
}

/** "… Which one?", "I'd go with drift. OK?" */
const asksWhichOne =
  /[.:;)] (?:so |and )?(?:(?:which|what)(?: one| of (?:them|those|these|the two))?\b[^.?]{0,40}|ok(?:ay)?|fine|agreed|sounds? good)\?$/i;

/** A bare name behind what it was offered for; null where a sentence is more, or nothing was offered by name. */
export const chosenByName = (sentence: string, question: string | null): string | null =>
  question !== null &&
  (isOffer(question) || (asksWhichOne.test(question) && !ofNow.test(question))) &&
  choosesByName(sentence, question)
    ? `${question} ${sentence}`
    : null;

const takesThen =
  /^(?:(?:ok(?:ay)?|alright|right|fine|hm+|yes|yeah|so|good)[,.]? ){0,2}(?:(?:let['’]?s |i['’]d |we['’]ll )?(?:do|go (?:with|for)|take|use) )?([^,;:?!]{2,40}?),? (?:then|it is(?: then)?)[.!]*$/i;
/** That there was something to choose. */
const laysOut = /\b(?:which|whichever|prefer|options?|candidates?|alternatives?|depends? on|or|vs\.?|versus|either)\b/i;
const maxChoiceCharacters = 80;

/**
 * "weasyprint then.", behind what an agent laid out: the sentence that tells of what was chosen, the last of those that
 * name it. Null where nothing is chosen, nothing was laid out, or what to do next is.
 */
export function laidOutChoice(sentence: string, told: string): string | null {
  if (sentence.length > maxChoiceCharacters || !laysOut.test(told.slice(-maxReadCharacters))) return null;
  const named = wordsIn(takesThen.exec(sentence)?.[1] ?? '');
  if (named.length === 0 || named.length > maxNameWords) return null;
  if (named.some((word) => never.has(word) || ordinary.has(word) || verbForm(word) !== null)) return null;
  const said = splitBlocks(told.slice(-maxReadCharacters)).flatMap((block) => splitSentences(block.text));
  const naming = said.filter((one) => {
    const words = new Set(wordsIn(one));
    return named.every((word) => words.has(word));
  });
  const last = naming.at(-1);
  return last === undefined || last.length > maxOfferCharacters || ofNow.test(last) ? null : last;
}

/** What is told of the work or of the time, and never chosen by name. */
const ordinary = wordSet(
  'now later tomorrow today monday tuesday wednesday thursday friday first second last next other one ones same this that these those',
  'branch file files code tests lint linter build commit logs error errors output diff all none nothing everything more less',
);
