import { thirdPersons } from '../../language/foreign-verbs.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import type { PlacedWord } from '../../language/words-in-place.js';

/*
 * "Jonas, der auch die Technik macht, kümmert sich um den Saal": in German the relative clause stands between commas,
 * with its verb at the end, and the verb of the noun before it comes next. All of it is one clause.
 */

const relatives = wordSet('der die das den dem dessen deren denen');
const maxSubjectWords = 4;
const maxRelativeWords = 12;

/** Whether a place is where such a relative clause begins, or the verb behind it. */
export const isAroundGermanRelative = (words: readonly PlacedWord[], at: number, clauseFrom: number): boolean => {
  if (words[at]?.isAfterPause !== true) return false;
  if (verbBehindRelative(words, at, clauseFrom) > 0) return true;
  if (!isVerb(words[at])) return false;
  for (let back = at - 2; back >= Math.max(clauseFrom + 1, at - maxRelativeWords); back -= 1)
    if (words[back]?.isAfterPause === true) return verbBehindRelative(words, back, clauseFrom) === at;
  return false;
};

/** Where the verb stands behind a relative clause that begins here, or -1. */
function verbBehindRelative(words: readonly PlacedWord[], at: number, clauseFrom: number): number {
  const [noun, pronoun] = [words[at - 1], words[at]];
  if (pronoun?.isAfterPause !== true || !relatives.has(pronoun.lower) || !/^\p{Lu}/u.test(noun?.text ?? '')) return -1;
  if (at - clauseFrom < 1 || words.slice(clauseFrom, at).filter(isVerb).length > 0 || at - clauseFrom > maxSubjectWords)
    return -1;
  for (let end = at + 2; end <= at + maxRelativeWords; end += 1) {
    if (words[end] === undefined) return -1;
    if (words[end]?.isAfterPause === true) return isVerb(words[end - 1]) && isVerb(words[end]) ? end : -1;
  }
  return -1;
}

const isVerb = (word: PlacedWord | undefined): boolean => word !== undefined && thirdPersons.has(word.lower);
