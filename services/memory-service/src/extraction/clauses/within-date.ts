import { canBeFinite } from '../language/lexicon/english-verbs.js';
import type { PlacedWord } from '../language/words-in-place.js';

/* Whether a pause stands within a date or between two days, where no clause can begin. */

/** "on Saturday, September 27" */
export const isWithinDate = (words: readonly PlacedWord[], at: number): boolean =>
  isWithinDays(words, at) ||
  opensNearTime(words, at) ||
  (weekdayName.test(words[at - 1]?.lower ?? '') &&
    (monthName.test(words[at]?.lower ?? '') ||
      (/^(?:the )?\d/.test(words[at]?.lower ?? '') && monthName.test(words[at + 1]?.lower ?? ''))));

/** ", right before the fireworks", ", gleich nach dem Freeze": when it was, once more. */
const opensNearTime = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true &&
  /^(?:right|just|shortly|soon|straight|gleich|kurz|direkt|juste|peu|justo|poco|subito|vlak|kort)$/.test(
    words[at]?.lower ?? '',
  ) &&
  /^(?:before|after|nach|vor|avant|après|antes|después|prima|dopo|na|voor)$/.test(words[at + 1]?.lower ?? '');

/** "dec 22 - jan 3" */
const isWithinDays = (words: readonly PlacedWord[], at: number): boolean =>
  monthName.test(words[at - 2]?.lower ?? '') &&
  /^\d{1,2}(?:st|nd|rd|th)?$/.test(words[at - 1]?.lower ?? '') &&
  monthName.test(words[at]?.lower ?? '') &&
  /^\d/.test(words[at + 1]?.lower ?? '') &&
  !canBeFinite(words[at + 2]?.lower ?? '');

const weekdayName = /^(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?$/;
export const monthName =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
