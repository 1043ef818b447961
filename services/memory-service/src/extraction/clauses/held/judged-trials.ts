import { lowerTextOf, type PlacedWord, textOf } from '../../language/words-in-place.js';
import { tellsChangedValue } from '../../remarks/lives/changed-values.js';
import { tellsCure } from '../../remarks/lives/told-cures.js';
import type { Clause } from '../places/clause-cut.js';

const maxPartWords = 12;
const tried = /\b(?:tried|tested|looked at|evaluated|considered|prototyped|explored|played with|checked out)\b/;
const judges = /^(?:hated|disliked|loved|liked|found|regretted|dropped|disabled|abandoned)$/;
/** "webkit on linux was a mess" */
const wasBad =
  /^(?:\S+ ){1,6}(?:was|were|is|felt|turned out)(?: (?:just|such|pretty|kinda|so|really|too|an?|to be))* (?:absolute |total |complete |huge )?(?:mess|nightmare|pain|disaster|joke|horrible|terrible|awful|painful|unusable|clunky|slow|buggy|flaky|bad|meh|rough|overkill|great|nice|lovely|fine)(?: (?:there|tbh|honestly|to use))*$/;

/**
 * "We looked at Bazel and hated the docs", "we tried tauri and webkit was a mess": what was tried, and what it was
 * like.
 */
export const judgesTrial = (words: readonly PlacedWord[], joint: number, { from }: Clause): boolean =>
  (judges.test(words[joint + 1]?.lower ?? '') ||
    wasBad.test(lowerTextOf(words, joint + 1, joint + 2 + maxPartWords))) &&
  tried.test(lowerTextOf(words, Math.max(from, joint - maxPartWords), joint));

const judged =
  /^(?:enough|plenty|fine|ok|okay|overkill|pointless|useless|unnecessary|ideal|perfect|better|best|easier|cheaper|faster|simpler|safer|worse)$/;

/** "SQLite is enough, it's one user", "no broker please, one host is plenty, CI has none": the reason of a judgement. */
export const reasonsJudgement = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true && judged.test(words[at - 1]?.lower ?? '');

/**
 * "pinned numpy to 1.26 and the segfault went away": what was done, and that it helped; "our sessions lived in Redis,
 * now they're in Postgres": what was, and what is.
 */
export const tellsWhatHelped = (words: readonly PlacedWord[], at: number, { from, voice }: Clause): boolean => {
  if (voice === 'person' || at - from > 2 * maxPartWords) return false;
  const isJoined = /^(?:and|&)$/.test(words[at]?.lower ?? '');
  const outcome = textOf(words, isJoined ? at + 1 : at, isJoined ? at + 1 + maxPartWords : at + maxPartWords);
  const told = `${textOf(words, from, at)}, ${outcome}`;
  return tellsCure(told) || tellsChangedValue(told);
};
