import { mayNameTime } from '../../dates/tokens/date-words.js';
import { startsForeignClause } from '../../language/foreign-clause.js';
import { startsIndependentClause } from '../../language/independent-clause.js';
import { canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { lowerTextOf, type PlacedWord, textOf } from '../../language/words-in-place.js';
import { opensWithFrenchOn } from '../foreign/foreign-subjects.js';
import { namesDay } from '../joints/consequences.js';
import type { Clause } from '../places/clause-cut.js';

/* What leads in a phrase before the clause that it belongs to: "In 2024, …", "Im März, …". */

const leadingPrepositions = wordSet(
  'pour por para für zur per voor seit depuis desde dans à au im am en in on at since from for with without after before until till during by within under as per about regarding effective valid last next this yesterday today tomorrow currently now',
);

/** "im in Lisbon", and not "im Juni" */
const isEnglishIm = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.lower === 'im' && /^(?:in|on|at|an?|the|off|out|away|back|with|from)$/.test(words[at + 1]?.lower ?? '');

/** Whether a phrase without a verb may open here. */
export const opensPhrase = (words: readonly PlacedWord[], at: number): boolean =>
  leadingPrepositions.has(words[at]?.lower ?? '') && !isEnglishIm(words, at);

/** "In 2024, Olga wrote the importer": a phrase without a verb, and then the clause that it belongs to. */
export const opensWithPhrase = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === true &&
  (at - from <= maxPhraseWords || isLongTime(words, from, at)) &&
  opensPhrase(words, from) &&
  !opensWithFrenchOn(words, at) &&
  !words.slice(from, at).some(({ lower }) => isVerb(lower)) &&
  !isShortClause(words, from, at) &&
  (startsIndependentClause(words, at) || startsForeignClause(words, at));

/** "On Mondays I swim, on …": a clause, as short as a phrase; "on days I swim, I eat more" tells when. */
const isShortClause = (words: readonly PlacedWord[], from: number, at: number): boolean =>
  /^(?:i|we|they|you) \S+$/.test(lowerTextOf(words, at - 2, at)) &&
  canBeFinite(words[at - 1]?.lower ?? '') &&
  (opensPhrase(words, at) || namesDay(textOf(words, from, at)));

/** "From November 24 until December 2, …", "Effective from 1 July, …" */
const isLongTime = (words: readonly PlacedWord[], from: number, at: number): boolean =>
  at - from <= maxTimeWords &&
  words.slice(from, at).some(({ lower }, away) => (away > 0 ? timeGoesOn : timeOpens).test(lower)) &&
  mayNameTime(textOf(words, from, at));
const timeOpens = /^(?:effective|valid)$/;
const timeGoesOn = /^(?:until|till|to|through)$/;
const maxTimeWords = 9;
const maxPhraseWords = 4;
const isVerb = (word: string): boolean => canBeFinite(word) && verbForm(word) !== 'base';
