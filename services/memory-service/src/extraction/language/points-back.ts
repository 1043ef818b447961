import { canBeFinite } from './lexicon/english-verbs.js';
import type { PlacedWord } from './words-in-place.js';

const maxLookedAt = 10;

/** "two days before it": the time is told, whatever "it" is. */
const countsTime = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:before|after)$/.test(words[at - 1]?.lower ?? '') &&
  /^(?:days?|weeks?|months?|years?|weekend)$/.test(words[at - 2]?.lower ?? '');

/** Behind these "those" and "these" stand for the thing, and are before no noun: "merges those himself". */
const notOfNoun =
  /^(?:himself|herself|themselves|myself|ourselves|too|as|by|with|without|from|at|on|in|for|to|after|before|when|if|every|each|once|daily|weekly)$/;

/**
 * "… and rejected it": an object that points back is understood only beside what it points to, unless a name or number
 * is with it.
 */
export function pointsBack(words: readonly PlacedWord[], from: number): boolean {
  let found = false;
  for (let at = from + 1; at < from + maxLookedAt; at += 1) {
    const word = words[at];
    if (word === undefined || word.isAfterPause || word.lower === 'and' || word.lower === 'but') return found;
    if ((word.isName || /^[\d`]/.test(word.text)) && word.lower !== 'i') return false;
    const follows = words[at + 1];
    const isObject =
      (/^(?:it|them|him)$/.test(word.lower) && !canBeFinite(follows?.lower ?? '')) ||
      (/^(?:those|these)$/.test(word.lower) && (follows === undefined || notOfNoun.test(follows.lower)));
    if (isObject && !countsTime(words, at)) found = true;
    if (/^(?:ones?|both|neither)$/.test(word.lower) && (follows === undefined || follows.isAfterPause)) found = true;
  }
  return found;
}
