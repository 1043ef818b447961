import { shortWeekdays, weekdays } from '../tokens/english-words.js';
import { isMark, isOpening, type Reading, wordAt } from './time-rule.js';

/*
 * "The mon, tue and wed columns are hidden", "the keys are mon, tue and wed": weekdays that parts of tables and forms
 * are called by, and no days.
 */

const things = new Set(
  'values columns fields flags keys labels strings entries rows checkboxes abbreviations names'.split(' '),
);
const parts = new Set(
  `buttons tabs cells headers options properties variables toggles inputs switches
	column field flag label checkbox cell header toggle button tab key row entry value string option property variable`.split(
    /\s+/,
  ),
);
/** Of what is one thing, or is often done on a day: "the Friday tab is hidden", but "the Friday key ceremony". */
const behindParts = new Set(
  'is are was were isn aren has have had must should can will in of to shows holds contains gets takes accepts defaults stays that which and or'.split(
    ' ',
  ),
);
const joints = new Set(['and', 'or']);
const marks = [',', '/', '&', '-', '–'];
const ofOneDay = new Set(['on', 'last', 'this', 'next', 'since', 'until', 'till', 'by', 'before', 'after', 'from']);
const beforeNames = new Set(['called', 'named', 'labelled', 'labeled']);
const being = new Set(['are', 'were', 'is']);
const maxListTokens = 24;

const isDay = (reading: Reading, at: number): boolean => {
  const word = wordAt(reading, at);
  return weekdays.has(word) || shortWeekdays.has(word);
};
const isJoint = (reading: Reading, at: number): boolean =>
  joints.has(wordAt(reading, at)) || marks.some((mark) => isMark(reading, at, mark));

/** The place of the first weekday of a list, and that behind its last. */
function listAround(reading: Reading, at: number, next: number): { readonly start: number; readonly end: number } {
  let start = at;
  let end = next;
  const isInside = (place: number): boolean => isDay(reading, place) || isJoint(reading, place);
  while (end - next < maxListTokens && isInside(end)) end += 1;
  while (at - start < maxListTokens && isInside(start - 1)) start -= 1;
  while (end > next && !isDay(reading, end - 1)) end -= 1;
  while (start < at && !isDay(reading, start)) start += 1;
  return { start, end };
}

/** Whether a weekday, or several, are what columns, fields, keys or buttons are called. */
export function isNameInData(reading: Reading, at: number, next: number): boolean {
  if (!isDay(reading, next - 1)) return false;
  const { start, end } = listAround(reading, at, next);
  const noun = wordAt(reading, end);
  if (ofOneDay.has(wordAt(reading, start - 1))) return false;
  if (things.has(noun)) return true;
  if (parts.has(noun)) return wordAt(reading, end + 1) === '' || behindParts.has(wordAt(reading, end + 1));
  return isCalledSo(reading, start, end);
}

/** "Columns mon, tue and wed are hidden", "the keys are mon, tue and wed", "two fields called sat and sun" */
function isCalledSo(reading: Reading, start: number, end: number): boolean {
  const before = wordAt(reading, start - 1);
  if (beforeNames.has(before)) return isThing(reading, start - 2) || isThing(reading, start - 3);
  if (end - start < 2) return false;
  if (being.has(before)) return isThing(reading, start - 2);
  const opening = wordAt(reading, start - 2) === 'the' ? start - 2 : start - 1;
  return isThing(reading, start - 1) && isOpening(reading, opening) && behindParts.has(wordAt(reading, end));
}

const isThing = (reading: Reading, at: number): boolean =>
  things.has(wordAt(reading, at)) || parts.has(wordAt(reading, at));
