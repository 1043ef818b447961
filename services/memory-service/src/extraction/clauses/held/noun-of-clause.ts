import { canBeFinite } from '../../language/lexicon/english-verbs.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import type { PlacedWord } from '../../language/words-in-place.js';

const relatives = wordSet('that which who whom whose');

/**
 * "a pile of C and shell that nobody understood": the noun behind the joint is described by what follows, and no clause
 * begins.
 */
export const joinsNounOfClause = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:and|or)$/.test(words[at]?.lower ?? '') &&
  words[at]?.isAfterPause === false &&
  !/^(?:that|which|who|this|there|here|all|those|these|it|i|we|you|they|he|she)(?:'|$)/.test(
    words[at + 1]?.lower ?? '',
  ) &&
  words[at + 2]?.isAfterPause === false &&
  relatives.has(words[at + 2]?.lower ?? '') &&
  !canBeFinite(words[at + 1]?.lower ?? '');
