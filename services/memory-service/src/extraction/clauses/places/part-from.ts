import { wordSet } from '../../language/lexicon/word-set.js';
import type { PlacedWord } from '../../language/words-in-place.js';

export const maxPartWords = 12;

/** The words from a place to the next pause or conjunction. */
export function partFrom(words: readonly PlacedWord[], at: number): readonly PlacedWord[] {
  const part = words.slice(at, at + maxPartWords);
  const end = part.findIndex(({ isAfterPause, lower }, index) => index > 0 && (isAfterPause || joints.has(lower)));
  return end < 0 ? part : part.slice(0, end);
}

export const joints = wordSet('and but und aber et mais y pero e ma en maar');
