import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';

/* What is done on a day of its own, though "it" was named before, and how an event went, which stays with it. */

const maxDatedWords = 12;
const day = '(?:yesterday|today|tomorrow|tonight|(?:last|next) \\w+|on (?:the )?\\w+)';
const datedDeed = new RegExp(`^${day} (?:i|we|he|she|they) \\w+(?: \\w+)? (?:it|them) (?:\\S+ ){3}`);

/** "… and yesterday I put it on its own breaker": it is told with more than what was named before. */
export const tellsDatedDeed = (words: readonly PlacedWord[], at: number): boolean =>
  datedDeed.test(`${lowerTextOf(words, at, at + maxDatedWords)} `);

/** "The exam was on Monday and I passed": how it went, and nothing more. */
export const tellsOutcome = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:i|we|he|she|they|it)$/.test(words[at]?.lower ?? '') &&
  /^(?:passed|failed|won|lost|survived|qualified|flunked|aced|succeeded)$/.test(words[at + 1]?.lower ?? '') &&
  words[at + 2]?.isAfterPause !== false;
