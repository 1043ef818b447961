import { wordSet } from '../../language/lexicon/word-set.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import type { Clause } from '../places/clause-cut.js';
import { partFrom } from '../places/part-from.js';

/* What is not so, and behind a comma what is so instead: the second half says too little without the first. */

const maxClauseWords = 16;
const maxEllipticWords = 4;
const affirmed = wordSet('is are was were has have will can');
const denying = /n't\b|\b(?:not|never|no longer|dont|doesnt|isnt)\b/;
const denyingDo = wordSet("don't doesn't didn't dont doesnt");

/** "Ivo isn't the release manager any more, Tess is" */
const affirmsOther = (words: readonly PlacedWord[], at: number): boolean => {
  const part = partFrom(words, at);
  return (
    part.length > 1 &&
    at + part.length === words.length &&
    part.length <= maxEllipticWords &&
    affirmed.has(part.at(-1)?.lower ?? '')
  );
};

const maxSubjectWords = 2;

/** "Don't release on Fridays, release on Mondays", "we don't meet in room 2, we meet in room 4" */
function repeatsVerb(words: readonly PlacedWord[], at: number, from: number): boolean {
  const denied = words.slice(from, at).findIndex(({ lower }) => denyingDo.has(lower));
  if (denied < 0) return false;
  const verb = words[from + denied + 1]?.lower ?? '';
  const behind = words[from + denied + 2]?.lower ?? '';
  for (let place = at; verb !== '' && place <= at + maxSubjectWords; place += 1)
    if (words[place]?.lower.replace(/s$/, '') === verb.replace(/s$/, ''))
      return place === at || words[place + 1]?.lower === behind;
  return false;
}

/** Whether what stands behind a comma tells what is so in place of what was denied, and needs it. */
export const affirmsInstead = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === true &&
  at - from <= maxClauseWords &&
  denying.test(lowerTextOf(words, from, at)) &&
  (affirmsOther(words, at) || repeatsVerb(words, at, from));
