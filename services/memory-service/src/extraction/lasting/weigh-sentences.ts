import type { Voice } from '../rules/classify-sentence.js';
import { isStandingRequest, saysItLasts } from '../rules/requests.js';
import { lastingScore } from './lasting-score.js';

/**
 * Where a turn has no sentence that rather lasts, those below this are left out. Higher bounds lose facts of agents' sessions faster than they
 * leave out what passes (README, "What words and rules do not tell").
 */
const boundAlone = -1.2;
/** Beside a sentence that lasts, the others mostly go on about it. */
const boundBeside = -4;
const ratherLasts = 0;
/** Sentences are kept against the rules from here on: of a hundred such, one or two pass. */
const surelyLasts = 2;
/** Longer sentences say several things, of which one may last. */
const maxCharacters = 120;

/** A number that no bound is above: the sentence is not weighed. */
export const NOT_WEIGHED = Number.POSITIVE_INFINITY;

/**
 * The logarithm of the odds that a sentence which the rules keep says something that lasts. Persons among persons are not weighed, since their conversations are
 * asked about as a whole; nor is what says itself that it is to last.
 */
export function weighSentence(sentence: string, voice: Voice): number {
  if (voice === 'person' || sentence.length > maxCharacters) return NOT_WEIGHED;
  if (voice === 'user' && (isStandingRequest(sentence) || saysItLasts(sentence))) return NOT_WEIGHED;
  return lastingScore(sentence, voice);
}

/** Whether a sentence that the rules leave out is so much like those that last that it is kept. */
export const surelyOutweighsRules = (sentence: string, voice: Voice): boolean =>
  voice !== 'person' && sentence.length <= maxCharacters && lastingScore(sentence, voice) >= surelyLasts;

/** Parts the statements of a turn into those that are heavy enough to be kept, and the others. */
export function partByWeight<T extends { readonly weight: number }>(
  statements: readonly T[],
): { readonly kept: readonly T[]; readonly light: readonly T[] } {
  const hasLasting = statements.some(({ weight }) => weight >= ratherLasts);
  const bound = hasLasting ? boundBeside : boundAlone;
  return {
    kept: statements.filter(({ weight }) => weight >= bound),
    light: statements.filter(({ weight }) => weight < bound),
  };
}
