import { canBeFinite, verbForm } from './lexicon/english-verbs.js';
import { wordSet } from './lexicon/word-set.js';
import type { PlacedWord } from './words-in-place.js';

/* Contractions as they are typed in a hurry: "shes based in Malmo", "its fully remote". */

const always = wordSet('im ive hes shes theyre theyve weve youre youve thats');
const beforeState = wordSet('a an the not now still always never in on at from with by for under called named');
const states = /^\p{L}+(?:ed|wn|ilt|ritten)$/u;
const placing = wordSet('by in on at with from to under');
const maxPartWords = 8;

/**
 * Whether the word is a pronoun with its verb, typed without the apostrophe; "its" is one where no noun follows that it
 * could own.
 */
export const isBareContraction = (words: readonly PlacedWord[], at: number): boolean =>
  always.has(words[at]?.lower ?? '') || (words[at]?.lower === 'its' && isItIs(words, at));

/**
 * "its in Leeds", "its owned by Priya", "its fully remote", and not "its logs are …", "its fully typed client is …".
 */
function isItIs(words: readonly PlacedWord[], at: number): boolean {
  const [next, behind] = [words[at + 1], words[at + 2]];
  if (next === undefined || next.isAfterPause) return false;
  if (beforeState.has(next.lower)) return behind !== undefined;
  if (states.test(next.lower)) return placing.has(behind?.lower ?? '');
  return next.lower.length > 4 && next.lower.endsWith('ly') && !hasVerb(words, at + 2);
}

/** A verb up to the next pause or joining word: of what "its …ly …" names. */
function hasVerb(words: readonly PlacedWord[], from: number): boolean {
  for (let at = from; at < from + maxPartWords; at += 1) {
    const word = words[at];
    if (word === undefined || word.isAfterPause || (at > from && joins.has(word.lower))) return false;
    if (at > from && canBeFinite(word.lower) && verbForm(word.lower) !== 'base') return true;
  }
  return false;
}

const joins = wordSet('and but so because');
