import { canBeFinite, verbForm } from '../language/lexicon/english-verbs.js';
import { determiners } from '../language/lexicon/english-words.js';
import { type PlacedWord, placeWords } from '../language/words-in-place.js';

/** Whether an answer has a verb of its own; a capital tells "Polish" and "May" from verbs, and its place a noun ("SRE lead", "a bit of Turkish"). */
export function hasVerb(said: string): boolean {
  const words = placeWords(said.replace(monthOfDay, ''));
  return words.some((word, at) => {
    const isNamed = /^\p{Lu}/u.test(word.text) && (verbForm(word.lower) === 'base' || word.lower === 'may');
    return canBeFinite(word.lower) && !isNamed && !isNoun(words, at);
  });
}

function isNoun(words: readonly PlacedWord[], at: number): boolean {
  const form = verbForm(words[at]?.lower ?? '');
  if (form === null) return false;
  const before = words[at - 1]?.lower;
  if (before === undefined) return words.length === 1;
  const isLast = at === words.length - 1;
  return determiners.has(before) || (form === 'base' && isLast && /^\p{Lu}{2}/u.test(words[at - 1]?.text ?? ''));
}

/** "9 may", "end of may", "last thursday": of a time, and no verb. */
const monthOfDay =
  /(?<=\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)?|of|in|by|until|till|since|from|before|after|mid|late|early|next|last|this) )may\b|\bmay(?= \d)|\blast(?= (?:week|month|year|night|spring|summer|autumn|fall|winter|\w+day|two|three|four|five|six|\d))/gi;
