import { auxiliaries } from './lexicon/english-verbs.js';
import { determiners, subjectPronouns } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import type { PlacedWord } from './words-in-place.js';

/* Where an English noun phrase ends, and what may stand between a subject and its verb. */

/** "we still use", "it finally works" */
export const betweenSubjectAndVerb = wordSet(
  'ever hardly rarely seldom also then never always still just now really both already usually often sometimes',
  'finally recently only even actually currently mostly all simply',
);

/** "a tool called Ledger": behind a noun these are no verbs. */
export const participlesAfterNouns = wordSet(
  'named called based used made written built located born given taken related needed required owned known',
);

export const endsNounPhrase = wordSet('and or but to that which who whom whose where when if because so than');

export const isAdverb = (word: string): boolean =>
  betweenSubjectAndVerb.has(word) || (word.length > 4 && word.endsWith('ly'));

export const maxNounPhraseWords = 6;

export function skipAdverbs(words: readonly PlacedWord[], from: number): number {
  let at = from;
  while (at < from + 2 && isAdverb(words[at]?.lower ?? '') && words[at + 1]?.isAfterPause === false) at += 1;
  return words[at]?.lower === 'no' && words[at + 1]?.lower === 'longer' && words[at + 2]?.isAfterPause === false
    ? at + 2
    : at;
}

export function isEndOfNounPhrase(word: PlacedWord | undefined): boolean {
  return word === undefined || word.isAfterPause || endsNounPhrase.has(word.lower) || subjectPronouns.has(word.lower);
}

/** "every ninety days the rotation …": another noun phrase, which no preposition ties to the one before. */
export const opensAnotherPhrase = (words: readonly PlacedWord[], at: number): boolean =>
  opensNounPhrase.has(words[at]?.lower ?? '') && !tiesNouns.has(words[at - 1]?.lower ?? '');

const opensNounPhrase = wordSet('the a an my our your his its their every each');
const tiesNouns = wordSet(
  'of in on at by for from with without about into onto over under up down off behind near between after before as like',
  'per via through against around both all',
);

/** Month and modal verb are told apart by the capital. */
export const isAuxiliary = (word: PlacedWord): boolean => auxiliaries.has(word.lower) && word.text !== 'May';

/** What only follows a verb that has an object or a place: an article, a pronoun, a preposition but "of". */
export const opensComplement = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  !word.isAfterPause &&
  (determiners.has(word.lower) || complementOpeners.has(word.lower) || /^[\d€$£]/.test(word.text));

export const complementOpeners = wordSet(
  'me us him her them it to with out up down off into onto under through every twice once',
);
