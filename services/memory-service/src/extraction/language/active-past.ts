import { mayNameTime } from '../dates/tokens/date-words.js';
import { wordSet } from './lexicon/word-set.js';
import { type PlacedWord, textOf } from './words-in-place.js';

/*
 * "Leo was hired in 2020 and built the pipeline": the second verb has the form of a participle too, but what is built
 * stands behind it, so Leo built it. "The tables were split and moved to Aurora": both were done to them.
 */

/** What is done to nothing and nobody. */
const intransitive = wordSet(
  'worked lived grew went came stayed retired died travelled traveled arrived returned commuted emigrated belonged remained existed happened fell rose slept',
);
/** Behind these a second object stands, or what something becomes, also where they are passive: "was given a badge". */
const withSecondObject = wordSet(
  'given offered awarded told sent shown paid granted promised taught asked charged denied assigned handed lent allowed allotted issued dealt fed served spared owed',
  'called named renamed nicknamed titled labelled labeled rated elected considered made appointed declared dubbed crowned voted deemed judged chosen born brought',
);
/** "… and rotated every hour" has none of these. */
const opensObject = wordSet('a an the my our your his her its their it them him us me');

const maxTimeWords = 3;

/** Whether the verb at a place, which may be a participle, has an object of its own, or never has one. */
export function isActivePast(words: readonly PlacedWord[], at: number): boolean {
  const verb = words[at]?.lower ?? '';
  if (intransitive.has(verb)) return true;
  const next = words[at + 1];
  if (next === undefined || next.isAfterPause || withSecondObject.has(verb)) return false;
  // "… and moved Friday", "… and rebuilt the next day"
  return (opensObject.has(next.lower) || next.isName) && !mayNameTime(textOf(words, at + 1, at + 1 + maxTimeWords));
}
