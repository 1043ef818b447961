import { type Match, type Reading, wordAt } from '../context/time-rule.js';
import { skipPartOfDay } from '../named/weekday-names.js';
import { partsOfDay, shortWeekdays, weekdays } from '../tokens/english-words.js';

/*
 * Whether weekdays from one to another are those of one week or of every week.
 */

/** "I'm off from Thursday to Monday" is once. */
const wordsOfAbsence = new Set(
  'off away out gone ooo down offline unavailable travelling traveling vacation holiday leave visiting camping skiing sick'.split(
    ' ',
  ),
);

/** "The kids are with us from Friday until Tuesday", but not "open from Monday until Wednesday". */
export const isUntilOnce = (reading: Reading, from: number, link: number): boolean =>
  ['until', 'till'].includes(wordAt(reading, link)) &&
  [1, 2, 3, 4, 5].some((back) => ['are', 'is', 'am', "'s", "'re", "'m"].includes(wordAt(reading, from - back))) &&
  ![2, 3].some((back) => ['open', 'working', 'staffed', 'available'].includes(wordAt(reading, from - back)));

/** "Gone from saturday morning till sunday night": nobody tells so of every week, but of when a shop is open. */
export const isFromPartToPart = (reading: Reading, from: number, first: Match, second: Match): boolean =>
  [first, second].every(({ next }) => partsOfDay.has(wordAt(reading, next - 1))) &&
  wordAt(reading, from - 1) === 'from' &&
  ![2, 3].some((back) => hoursOfWork.has(wordAt(reading, from - back)));

const hoursOfWork = new Set('open opens works work working staffed available'.split(' '));

/** "Friday", "Friday morning", and not "Friday 3 May". */
export const isWeekday = (reading: Reading, from: number, { next }: Match): boolean =>
  (weekdays.has(wordAt(reading, from)) || shortWeekdays.has(wordAt(reading, from))) &&
  next <= skipPartOfDay(reading, from + 1);

const inhabitants = new Set(['i', 'we', 'he', 'she', 'they']);
const formsOfBe = new Set(["'m", "'re", "'s", 'am', 'are', 'is', 'im']);

/** "I'm in Berlin Friday to Sunday": in a town, and not "in the office"; all working days may be those of each week. */
function isSomewhere(reading: Reading, from: number): boolean {
  const isTown = reading.tokens[from - 1]?.isCapital === true && wordAt(reading, from - 2) === 'in';
  const be = wordAt(reading, from - 3);
  const isPerson = be === 'im' || (formsOfBe.has(be) && inhabitants.has(wordAt(reading, from - 4)));
  return isTown && isPerson && !['monday', 'mon'].includes(wordAt(reading, from));
}

/** "Monday to Friday" without a tense that tells of one week is every week. */
export function isHabit(reading: Reading, from: number, first: Match): boolean {
  if (!isWeekday(reading, from, first)) return false;
  if (['open', 'opens', 'work', 'works'].includes(wordAt(reading, from - 1))) return true;
  if ([1, 2, 3].some((back) => wordsOfAbsence.has(wordAt(reading, from - back)))) return false;
  if ([1, 2, 3].some((ahead) => wordsOfAbsence.has(wordAt(reading, from + 2 + ahead)))) return false;
  if (isSomewhere(reading, from)) return false;
  const tense = reading.tenses.around(from, from + 3);
  return tense === null || tense === 'present';
}
