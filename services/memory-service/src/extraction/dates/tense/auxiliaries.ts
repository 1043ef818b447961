import { type Token, wordOf } from '../tokens/tokens.js';
import { isModal } from './modals.js';
import { determiners } from './subjects.js';
import { irregularParticiples, isPastForm, type Tense } from './verb-forms.js';

/* Forms of "be", "have", "do" and "will", and the tense they give to the verb behind them. */

/** "Will have been moved" lies ahead, "should have been moved" behind. */
const ofFuturePerfect = new Set(['will', "'ll", 'shall', 'won']);

export const presentOfBe = new Set([
  'is',
  'are',
  "'re",
  "'m",
  'isn',
  'aren',
  'isnt',
  'arent',
  'theyre',
  'youre',
  'thats',
]);

export const pastForms = new Set(
  'was were had did wasn weren hadn didn wasnt werent hadnt didnt used couldn couldnt'.split(' '),
);

export const formsOfHave = new Set(['have', 'has', "'ve", 'haven', 'hasn', 'havent', 'hasnt']);

/** Future when an infinitive follows: "plan to ship", "has to move". */
export const beforeInfinitive = new Set(
  'going plan plans planning planned want wants need needs hope hopes hoping intend intends expect expects expected aim aims promise promises agree agrees have has supposed due scheduled about ready'.split(
    ' ',
  ),
);

/**
 * Words between an auxiliary and its participle that push nothing else between them: "I'm feeling a bit overwhelmed".
 */
export const degrees = new Set(
  'a bit little really very so quite pretty kinda already still just also now not never always all'.split(' '),
);

export function wasBefore(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((back) => pastForms.has(wordOf(tokens, at - back)));
}

/**
 * The tense that "did" or "will" gives to the infinitive behind it and its subject: "what did I do", "what will we
 * have".
 */
export function auxiliaryBefore(tokens: readonly Token[], at: number): Tense | null {
  for (let back = 1; back <= 3; back += 1) {
    if (['did', 'didn'].includes(wordOf(tokens, at - back))) return 'past';
    if (isModal(tokens, at - back)) return 'future';
  }
  return null;
}

export function hasParticiple(tokens: readonly Token[], at: number): boolean {
  // "I'd have the garden done"; "we have swimming on sat"
  if (determiners.has(wordOf(tokens, at))) return false;
  return [0, 1, 2].some((ahead) => {
    const word = wordOf(tokens, at + ahead);
    return (
      word === 'been' ||
      word.endsWith('en') ||
      irregularParticiples.has(word) ||
      (isPastForm(word) && wordOf(tokens, at + ahead - 1) !== 'on')
    );
  });
}

export function isAuxiliary(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  return formsOfHave.has(word) || pastForms.has(word) || presentOfBe.has(word) || isModal(tokens, at);
}

/** "Will have moved", "won't all have been moved". */
export function isOfFuturePerfect(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((back) => ofFuturePerfect.has(wordOf(tokens, at - back)));
}
