import { auxiliaries, canBeFinite, isVerbContraction, verbForm } from './lexicon/english-verbs.js';
import { determiners } from './lexicon/english-words.js';
import { isProperName, type PlacedWord } from './words-in-place.js';

/*
 * "The plumber, Mr. Havel, comes on Monday", "Marek, our tiler, comes on Monday", "the bridge, built in 1932, was
 * closed": what stands between commas says who or what is before it, and then comes the verb.
 */

const maxNameWords = 3;
const maxNounWords = 4;

/** Where the verb stands behind a name between pauses that begins here, or -1. */
function verbBehindName(words: readonly PlacedWord[], nameAt: number): number {
  if (words[nameAt]?.isAfterPause !== true) return -1;
  for (let at = nameAt; at <= nameAt + maxNameWords; at += 1) {
    const word = words[at];
    if (word === undefined) return -1;
    if (at > nameAt && word.isAfterPause) return isVerb(word) ? at : -1;
    if (!isProperName(word) && !(at === nameAt && isNameOfThing(word))) return -1;
  }
  return -1;
}

/** "db-b", "pg01", "orders_v2", "media.prod": what a machine, store or branch is called. */
const isNameOfThing = ({ text }: PlacedWord): boolean =>
  /^`[^`]+`?$/.test(text) || (/^\p{L}[\w./-]*[\p{L}\d]$/u.test(text) && /[\d_.-]/.test(text));

const maxDescribingWords = 5;

/** Where the verb stands behind "our tiler" between pauses, which begins here, or -1. */
function verbBehindDescription(words: readonly PlacedWord[], from: number): number {
  const first = words[from];
  if (first?.isAfterPause !== true || !opensDescription(words, from)) return -1;
  for (let at = from + 1; at <= from + maxDescribingWords; at += 1) {
    const word = words[at];
    if (word === undefined) return -1;
    if (word.isAfterPause) return at > from + 1 && isVerb(word) ? at : -1;
    if (auxiliaries.has(word.lower)) return -1;
  }
  return -1;
}

/** "our tiler", "built in 1932" */
const opensDescription = (words: readonly PlacedWord[], at: number): boolean =>
  determiners.has(words[at]?.lower ?? '') ||
  (/^(?:built|made|written|founded|born|bought|named|called|based|located|painted|designed|hosted|owned|opened|launched)$/.test(
    words[at]?.lower ?? '',
  ) &&
    /^(?:in|on|at|by|after|from|of|for|with|near)$/.test(words[at + 1]?.lower ?? ''));

const isVerb = ({ lower, text }: PlacedWord): boolean =>
  /^\p{Ll}/u.test(text) && !isVerbContraction(lower) && canBeFinite(lower) && verbForm(lower) !== 'base';

/**
 * Where the verb stands of a noun or name that begins here and is followed by who that is, or -1. Looks at no more than
 * ten words.
 */
export function verbBehindApposition(words: readonly PlacedWord[], nounAt: number): number {
  for (let at = nounAt + 1; at <= nounAt + maxNounWords; at += 1)
    if (words[at]?.isAfterPause === true) return Math.max(verbBehindName(words, at), verbBehindDescription(words, at));
  return -1;
}

const maxIntroducingWords = 9;

/** "Our dog Biscuit, he's a 9 year old beagle, was diagnosed …": who it is, before the verb. */
function verbBehindIntroduction(words: readonly PlacedWord[], from: number): number {
  if (words[from]?.isAfterPause !== true || !/^(?:he|she|it)'s$/.test(words[from].lower)) return -1;
  if (!isNounBefore(words, from)) return -1;
  if (!/^(?:an?|my|our|the|from|in|on|at|with|\d{1,3})$/.test(words[from + 1]?.lower ?? '')) return -1;
  for (let at = from + 2; at <= from + maxIntroducingWords; at += 1) {
    const word = words[at];
    if (word === undefined) return -1;
    if (word.isAfterPause) return isVerb(word) ? at : -1;
  }
  return -1;
}

/** "Our dog Biscuit", and not "met Marguerite": what stands before a place is a noun or name alone. */
function isNounBefore(words: readonly PlacedWord[], at: number): boolean {
  let from = at - 1;
  while (from > 0 && at - from <= maxNounWords && words[from]?.isAfterPause !== true) from -= 1;
  const [first] = words.slice(from, at);
  const isNoun = first !== undefined && (determiners.has(first.lower) || isProperName(first));
  return isNoun && at - from <= maxNounWords && !words.slice(from + 1, at).some(isVerb);
}

/** Whether a place is within such a sentence: where the name begins, or the verb behind it. */
export function isWithinApposition(words: readonly PlacedWord[], at: number): boolean {
  if (words[at]?.isAfterPause !== true) return false;
  if (verbBehindName(words, at) > 0 || verbBehindIntroduction(words, at) > 0) return true;
  for (let back = 2; back <= maxIntroducingWords; back += 1)
    if (verbBehindIntroduction(words, at - back) === at) return true;
  for (let back = 1; back <= maxNameWords; back += 1) if (verbBehindName(words, at - back) === at) return true;
  return false;
}
