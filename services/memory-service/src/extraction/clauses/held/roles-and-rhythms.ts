import { findFiniteVerb } from '../../language/independent-clause.js';
import { verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import type { Clause } from '../places/clause-cut.js';
import { partFrom } from '../places/part-from.js';

/*
 * Parts without a subject of their own, which belong to the clause before them: "I signed with the port, as a planner",
 * "the logs end up in S3, rotated hourly"; and a subject of two nouns ("logs of the kiosk devices end up …").
 */

const noRoles = wordSet(
  'result rule consequence reminder side bonus test workaround backup fallback precaution reaction matter treat note compromise start',
);
const maxRoleWords = 6;

/** ", as a harbour planner": in which part somebody does what was told. */
export function tellsRole(words: readonly PlacedWord[], at: number): boolean {
  if (words[at]?.isAfterPause !== true || words[at]?.lower !== 'as') return false;
  if (!/^(?:an?|the|our|my|his|her|their)$/.test(words[at + 1]?.lower ?? '')) return false;
  const part = partFrom(words, at);
  return (
    part.length >= 3 &&
    part.length <= maxRoleWords &&
    !part.some(({ lower }) => noRoles.has(lower)) &&
    !(findFiniteVerb(words, at + 2) >= 0 && findFiniteVerb(words, at + 2) < at + part.length)
  );
}

const maxRhythmWords = 4;
const rhythm =
  /^[a-z]+ (?:(?:hourly|daily|nightly|weekly|monthly|yearly|quarterly|automatically|manually|once|twice|every|per)\b|(?:by|at) (?:night|hand|the hour|cron)\b)/;

/** ", rotated hourly", ", backed up every night": how often something is done with what was told. */
export const tellsRhythm = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true &&
  verbForm(words[at]?.lower ?? '') === 'past' &&
  partFrom(words, at).length <= maxRhythmWords &&
  rhythm.test(lowerTextOf(words, at, at + 3));

const maxHeadWords = 2;

/** "logs of the kiosk | devices end up in …": the second of two nouns behind "of the", before the verb of both. */
export const isSecondNoun = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === false &&
  words[at - 1]?.isAfterPause === false &&
  words[at - 3]?.lower === 'of' &&
  determiners.has(words[at - 2]?.lower ?? '') &&
  at - 3 - from >= 1 &&
  at - 3 - from <= maxHeadWords &&
  verbForm(words[at + 1]?.lower ?? '') !== null;
