import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "now it's a sorted list", "the config was yaml, now it's toml": which value something has from now on, in the form of
 * a report of the minute ("now it's a mess", "now it's a 404").
 */

const nothingLasting = oneOf(
  '(?:an? )?[45]\\d\\d\\b|(?:an? )?(?:(?:bit|total|complete|real|whole|different|new|other|another|big|small|weird|strange|segfault|type|syntax|build) ){0,3}(?:mess|errors?|exceptions?|problems?|issues?|bugs?|warnings?|page|screen|crash|loop|question|matter|pain|joke|shame|thing|one|turn|disaster|story|output|result|stack ?trace|timeout)\\b',
  '(?:just|only|even|about|all|getting|really|too|so|very|much|way|more|less|not|still|time|your|up|down|back|off|on fire|over|there|here|in prod|too late) ?|\\p{L}+ing\\b|\\d+ (?:\\p{L}+ )?(?:tests?|errors?|warnings?|failures?|failed|passing|failing|left|of|out|am here|pm here)\\b|\\d{1,2}(?::\\d\\d)? ?(?:[ap]m )?here',
);
const value = oneOf(
  `an? (?!bit\\b)[\\p{L}\\d-]{2,20}(?: [\\p{L}\\d-]{2,20}){0,3}`,
  '(?:(?:on|in|at|under|called|every|port|the) )?(?:`[^`]{1,60}`|\\S*\\d\\S*(?: (?:am|pm|ms|s|min|minutes|hours|days|weeks|%|percent|euros?|gb|mb|rows|a month|a year|a day))?|\\p{Lu}\\S+(?: \\p{Lu}\\S+){0,2})',
);
/** Case tells a name from an adjective. */
const nowIt = new RegExp(
  `^(?:(?:[Ww]ell|[Bb]ut|[Aa]nd|[Aa]ctually|[Nn]o|[Ff]yi|FYI),? )?(?:(?:[Nn]ow(?:adays)?,? (?:it|they)['’]?(?:s|re)|[Ii]t['’]?s now|[Tt]hey['’]re now|[Nn]ow (?:it is|they are)) (?!${nothingLasting})(${value})|(?:[Ii]t['’]s|[Tt]hey['’]re) (?!${nothingLasting})(${value}) now)[.!]*$`,
  'u',
);

/** Whether a sentence tells what "it" is now, and by a value. */
export const tellsItsValueNow = (sentence: string): boolean => sentence.length <= 80 && nowIt.test(sentence);

const opensMoment = caselessUnicode`^${nothingLasting}`;

/** Whether what something is said to be is of the moment: "a mess", "a 404", "working", "3 tests failing". */
export const isOfMoment = (told: string): boolean => opensMoment.test(told);

const before = caseless`^(?:the|our|my|all) (?:[\w./-]{2,30} ){1,4}?(?:was|were|used to (?:be|live in|run on|use)|lived (?:in|on|at)|ran on|sat (?:in|on)) (?!(?:broken|red|failing|down|wrong|slow|missing|too|not|empty|stuck)\b)[^,;:?]{2,50}[,;] (?:but |and )?(?:now (?:it|they)['’]?(?:s|re)|it['’]s now|they['’]re now|now (?:it is|they are)) (.{2,50})$`;

/** Whether a sentence tells what something was and what it is now. */
export const tellsChangedValue = (sentence: string): boolean => {
  const value = before.exec(sentence.slice(0, 200))?.[1];
  return value !== undefined && !isOfMoment(value) && !momentaryState.test(value);
};
const momentaryState =
  /^(?:all |completely |finally )?(?:fine|ok(?:ay)?|good|great|green|gone|broken|fixed|done|better|worse|fast|faster|slow|slower|empty|missing|wrong|red|undefined|null|dead|stuck|weird)\b/i;
