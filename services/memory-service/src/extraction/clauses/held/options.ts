import { auxiliaries, verbForm } from '../../language/lexicon/english-verbs.js';
import type { PlacedWord } from '../../language/words-in-place.js';

/*
 * "Link with lld and -j2 on CI", "lint with ruff and --fix locally": an option of a command that goes on with what was
 * told right before, though a number or word behind it may look like a verb.
 */

/** Whether an option that is not the subject of a verb stands behind the word that joins at a place, or at it. */
export function goesOnWithOption(sentence: string, words: readonly PlacedWord[], at: number): boolean {
  const first = /^(?:and|&|plus|or)$/.test(words[at]?.lower ?? '') ? at + 1 : at;
  const [option, next] = [words[first], words[first + 1]];
  // "-5 degrees" is a value.
  if (option === undefined || /^\d/.test(option.text)) return false;
  if (!/^--?$/.test(sentence.slice(option.cutStart, option.start))) return false;
  const behind = next?.lower ?? '';
  return !auxiliaries.has(behind) && verbForm(behind) !== 'third';
}
