import { mayNameTime } from '../dates/tokens/date-words.js';
import { wordSet } from './lexicon/word-set.js';
import { type PlacedWord, textOf } from './words-in-place.js';

/* Where a clause tells a time, by the word that it opens with: "on Saturday", "until May". */

const timeOpenings = wordSet(
  'tomorrow today tonight yesterday last next this on in at until from monday tuesday wednesday thursday friday saturday sunday',
);

/** Whether a time opens at a word. */
export const hasTimeAt = (words: readonly PlacedWord[], at: number): boolean =>
  timeOpenings.has(words[at]?.lower ?? '') && mayNameTime(textOf(words, at, at + maxTimeWords));

/** Whether a time opens somewhere between two words. */
export function hasTime(words: readonly PlacedWord[], from: number, to: number): boolean {
  for (let at = from; at < Math.min(to, from + maxTimedWords); at += 1)
    if (timeOpenings.has(words[at]?.lower ?? '') && mayNameTime(textOf(words, at, Math.min(to, at + maxTimeWords))))
      return true;
  return false;
}

const maxTimeWords = 4;
/** No further is looked for a time. */
export const maxTimedWords = 12;
