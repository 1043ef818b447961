import { canBeFinite, verbForm } from '../language/lexicon/english-verbs.js';
import { determiners, functionWords } from '../language/lexicon/english-words.js';
import { type PlacedWord, placeWords, textOf } from '../language/words-in-place.js';

/*
 * "I signed up for the pottery class" "which one?" "the one at the mill": the question asks about what the one who answers has named before.
 */

const maxReadCharacters = 400;
const maxThingWords = 3;

/** "nooo way, which one", "ooh which one?" */
const asksWhichOne = /^(?:[\p{L}'’]{1,12}[,!.]* ){0,3}which (?:ones?|\?)[\s?!.]*$/iu;

/** The question with the thing that was named last before it, instead of "one"; the question itself where it asks otherwise. */
export function withThingAsked(question: string, saidBefore: string): string {
  if (!asksWhichOne.test(question)) return question;
  const thing = thingNamed(placeWords(saidBefore.slice(0, maxReadCharacters)));
  return thing === '' ? question : `which ${thing}?`;
}

/** The first thing that is named with its article: "the pottery class". */
function thingNamed(words: readonly PlacedWord[]): string {
  for (let at = 0; at < words.length; at += 1) {
    if (!determiners.has(words[at]?.lower ?? '')) continue;
    let end = at + 1;
    while (end <= at + maxThingWords && isOfThing(words[end])) end += 1;
    if (end > at + 1) return textOf(words, at + 1, end);
  }
  return '';
}

const isOfThing = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  !word.isAfterPause &&
  !functionWords.has(word.lower) &&
  !(canBeFinite(word.lower) && verbForm(word.lower) !== 'base');
