import { canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners, possessives, prepositions } from '../../language/lexicon/english-words.js';
import type { PlacedWord } from '../../language/words-in-place.js';
import type { Clause } from '../places/clause-cut.js';
import { opensPhrase } from './leading-phrases.js';

/* What looks like a verb and is a noun by its place: behind a preposition, an article or "both". */

const maxBetweenWords = 5;

/** "both load_orders and load_refunds write to it": the "and" that "both" leads to. */
export function joinsBoth(words: readonly PlacedWord[], joint: number, { from }: Clause): boolean {
  if (words[joint]?.isAfterPause !== false || isPronoun(words[joint + 1])) return false;
  for (let at = joint - 2; at >= Math.max(from, joint - maxBetweenWords); at -= 1) {
    const before = words.slice(at + 1, joint);
    if (words[at]?.lower === 'both')
      return !isPronoun(words[at - 1]) && before.every((_, away) => isNounAt(words, at + 1 + away));
    if (words[at]?.lower === 'and') return false;
  }
  return false;
}

const maxPhraseWords = 7;

/** "for commits in this repo we use conventional commits": a phrase before its subject, without a comma. */
export const opensWithBarePhrase = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  isPronoun(words[at]) &&
  words[at]?.isAfterPause === false &&
  at - from >= 2 &&
  at - from <= maxPhraseWords &&
  opensPhrase(words, from) &&
  words.slice(from, at).every((word, away) => !word.isAfterPause || away === 0) &&
  words.slice(from + 1, at).every((_, away) => isNounAt(words, from + 1 + away));

const takesObject =
  /^(?:use|uses|used|need|needs|needed|want|wants|wanted|have|has|had|prefer|prefers|write|writes|wrote|require|requires|follow|follows|do)$/;

/** "we use conventional commits": behind its subject and verb stands what is used, and no clause. */
export const opensObject = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === false &&
  isPronoun(words[at - 2]) &&
  takesObject.test(words[at - 1]?.lower ?? '') &&
  words[at - 1]?.isAfterPause === false &&
  !isPronoun(words[at]);

/** No verb, or one that stands where only a noun can. */
function isNounAt(words: readonly PlacedWord[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  if (!canBeFinite(word)) return true;
  const before = words[at - 1]?.lower ?? '';
  const isAfterOpener =
    prepositions.has(before) || determiners.has(before) || possessives.has(before) || before === 'both';
  return isAfterOpener && verbForm(word) !== null && verbForm(word) !== 'past';
}

const isPronoun = (word: PlacedWord | undefined): boolean =>
  /^(?:i|we|you|they|he|she|it)(?:'|$)/.test(word?.lower ?? '');
