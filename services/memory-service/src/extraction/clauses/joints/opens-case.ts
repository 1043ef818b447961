import { findFiniteVerb } from '../../language/independent-clause.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import { requestVerbAt } from '../parallel/paired-requests.js';
import type { Clause } from '../places/clause-cut.js';

const maxCaseWords = 12;
/** What the case is of stands before it, but where it is the weather or the hour. */
const pointing =
  /^(?:it|they|that|this|these|those|he|she|both|either|neither|one)(?:'|$)(?! (?:rains|snows|freezes|gets (?:dark|late|cold|hot)))/;

/** "…, and when the lab is shut I work from home": a case of its own behind "and", with what is done then. */
export function opensCase(words: readonly PlacedWord[], joint: number, clause: Clause): boolean {
  if (!clause.isIndependent || clause.leans || !/^(?:when|whenever|if)$/.test(words[joint + 1]?.lower ?? ''))
    return false;
  if (pointing.test(lowerTextOf(words, joint + 2, joint + 5))) return false;
  const verbAt = findFiniteVerb(words, joint + 2);
  if (verbAt < 0) return false;
  for (let at = verbAt + 1; at < Math.min(words.length - 1, joint + maxCaseWords); at += 1) {
    const isSpeaker = /^(?:i|we|you)(?:'|$)/.test(words[at]?.lower ?? '') && findFiniteVerb(words, at) >= 0;
    const isNext =
      words[at]?.isAfterPause === true && (findFiniteVerb(words, at) >= 0 || requestVerbAt(words, at) >= 0);
    if (isSpeaker || isNext) return true;
  }
  return false;
}
