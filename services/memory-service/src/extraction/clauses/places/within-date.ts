import { startsIndependentClause } from '../../language/independent-clause.js';
import { canBeFinite } from '../../language/lexicon/english-verbs.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import type { Clause } from './clause-cut.js';
import { maxPartWords } from './part-from.js';

/* Whether a pause stands within a date or between two days, where no clause can begin. */

/** "on Saturday, September 27" */
export const isWithinDate = (words: readonly PlacedWord[], at: number): boolean =>
  isWithinDays(words, at) ||
  isDateBeside(words, at) ||
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

/** "On Labour Day, the first of May, so …", "on Easter Monday, 6 April": a date between pauses says no more than which. */
function isDateBeside(words: readonly PlacedWord[], at: number): boolean {
  if (words[at]?.isAfterPause !== true) return false;
  const lower = (place: number): string => words[place]?.lower ?? '';
  const day = lower(at) === 'the' ? at + 1 : at;
  const month = lower(day + 1) === 'of' ? day + 2 : day + 1;
  const isDated = dayNumber.test(lower(day)) && monthName.test(lower(month));
  const isAmerican = day === at && monthName.test(lower(at)) && dayNumber.test(lower(at + 1));
  const next = isDated ? month + 1 : isAmerican ? at + 2 : null;
  return next !== null && (words[next] === undefined || words[next]?.isAfterPause === true);
}

const dayNumber = /^(?:\d{1,2}(?:st|nd|rd|th)?|first|second|third|\w+th|twenty-\w+|thirty-first)$/;

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

/** "It was down yesterday and the day before yesterday", and not "… and the day after tomorrow they …". */
export const joinsDays = (words: readonly PlacedWord[], at: number): boolean =>
  dayBeside.test(lowerTextOf(words, at + 1, at + 1 + dayBesideWords)) && !startsIndependentClause(words, at + 1);

const dayBesideWords = 4;
const dayBeside =
  /^the (?:day (?:before yesterday|after tomorrow)|(?:day|week|month|year|night) (?:before|after)(?: that)?)$/;

/** "The freeze starts on 11 December and lasts until 4 January": one span, whose ends have a verb each. */
export function joinsEndsOfSpan(words: readonly PlacedWord[], joint: number, { from }: Clause): boolean {
  const verb = words[joint]?.lower === 'and' ? joint + 1 : joint;
  return (
    startOfSpan.test(lowerTextOf(words, Math.max(from, joint - maxPartWords), joint)) &&
    endOfSpan.test(lowerTextOf(words, verb, verb + maxSpanWords))
  );
}

const maxSpanWords = 6;
const day =
  '(?:the )?(?:\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*)';
const startOfSpan = new RegExp(
  `\\b(?:starts?|started|begins?|began|opens?|opened|runs?|ran|kicks off) (?:(?:on|in|from) )?${day}\\S*(?: \\S+){0,3}$`,
);
const endOfSpan = new RegExp(
  `^(?:lasts?|lasted|goes on|went on|runs?|ran|continues?|stays?) (?:until|till|to|through) ${day}`,
);
