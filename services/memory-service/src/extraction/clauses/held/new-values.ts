import { mayNameTime } from '../../dates/tokens/date-words.js';
import { findFiniteVerb } from '../../language/independent-clause.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import type { Clause } from '../places/clause-cut.js';

/*
 * "The doctor changed his pills on Friday, ramipril 5 mg now instead of 2.5": what it was changed to is of the same
 * day.
 */

const maxValueWords = 12;

/** Whether what follows here names, without a verb, what something was changed to on a day that was told. */
export function tellsNewValue(words: readonly PlacedWord[], at: number, { from }: Clause): boolean {
  if (words[at]?.isAfterPause !== true || words.length - at > maxValueWords) return false;
  const told = lowerTextOf(words, from, at);
  const value = lowerTextOf(words, at, words.length);
  return (
    changes.test(told) &&
    mayNameTime(told) &&
    /\bnow\b|\b(?:instead of|rather than|not) \S/.test(value) &&
    /\d/.test(value) &&
    !/^and\b|\b(?:is|are|was|were|has|have)\b/.test(value) &&
    findFiniteVerb(words, at) < 0
  );
}

const changes = /\b(?:changed|switched|raised|lowered|upped|cut|increased|reduced|adjusted|put up)\b/;
