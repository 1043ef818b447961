import { partsOfDay } from '../tokens/english-words.js';
import type { Reading } from './time-rule.js';

/*
 * Names that begin with a day, a month or a feast, and go on in capitals: "Sunday Street", "Easter Road", "the Sunday
 * Times", "Monday Group", "Saturday Night Live". "On Sunday street food was sold" has no capital behind the day.
 */

const streets = new Set(
  'street st road rd avenue ave lane drive boulevard blvd square court terrace crescent'.split(' '),
);
/** Of these what follows may be the name itself: "on Monday Group A plays", "on Sunday Times Square was full". */
const bodies = new Set('times herald gazette tribune magazine group club agreement'.split(' '));
/** Behind a part of a day: "Saturday Night Live". */
const shows = new Set('live lights fever football takeaway show raw smackdown dinner special'.split(' '));
/** "Friday Night Funkin'": an ending cut off at its apostrophe. */
const cutOff = /\p{L}{2}in$/u;

/** "12 March Street" is where somebody lives, in small letters too. */
export const isStreet = (word: string): boolean => streets.has(word);

/** Whether a time that ends before a place is the beginning of such a name. */
export function beginsName({ tokens }: Reading, next: number): boolean {
  const [last, word, after] = [tokens[next - 1], tokens[next], tokens[next + 1]];
  if (last?.kind !== 'word' || !last.isCapital || word?.kind !== 'word' || !word.isCapital) return false;
  const isCutOff = cutOff.test(word.word) && after?.kind === 'mark' && /^['’]$/.test(after.word);
  if (partsOfDay.has(last.word) && (shows.has(word.word) || isCutOff)) return true;
  const isNumbered = after?.kind === 'number' || (after?.kind === 'word' && after.end - after.start === 1);
  if (isNumbered && after.word !== 'i' && after.word !== 'a') return false;
  const isCapitalBehind = after?.kind === 'word' && after.isCapital;
  // "On Sunday St Mary's rang"
  if (streets.has(word.word)) return word.word !== 'st' || !isCapitalBehind;
  return bodies.has(word.word) && !isCapitalBehind;
}
