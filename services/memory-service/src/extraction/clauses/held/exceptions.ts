import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import type { Clause } from '../places/clause-cut.js';

const maxWordsLookedBack = 7;
const excepts =
  /(?:^|\s)(?:except|apart from|but not|other than|excluding|außer|ausser|bis auf|sauf|excepté|excepto|salvo|menos|tranne|behalve)(?: (?!(?:that|for)\b)\S+){1,5}$/;
const opensException =
  /^(?:then|there|those days|on those|on that|that's when|da|dann|là|alors|entonces|esos|allora|dan)(?: |$)/;

/** "from home except Wednesdays, then I'm at the office": what is so at the exception means nothing without it. */
export const tellsOfException = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === true &&
  opensException.test(lowerTextOf(words, at, at + 3)) &&
  excepts.test(lowerTextOf(words, Math.max(from, at - maxWordsLookedBack), at));
