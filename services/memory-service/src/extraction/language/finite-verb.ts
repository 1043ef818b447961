import { canBeFinite, isVerbContraction } from './lexicon/english-verbs.js';
import { wordsOf } from './lexicon/word-set.js';

/** Whether an English sentence has a finite verb. */
export const hasFiniteVerb = (sentence: string): boolean =>
  wordsOf(sentence.slice(0, 400)).some((word) => canBeFinite(word) || isVerbContraction(word));
