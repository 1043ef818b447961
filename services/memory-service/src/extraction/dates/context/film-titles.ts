import { weekdays } from '../tokens/english-words.js';
import { type Reading, wordAt } from './time-rule.js';

/* "My favourite film is Friday the 13th", "we watched Friday the 13th": a title, and no Friday. */

const works = new Set('film movie series show franchise novel book game horror flick slasher'.split(' '));
const forms = new Set(['is', 'was', "'s", 'called', 'titled', 'remains']);
const watching = /^(?:re)?(?:watch(?:ed|ing)?|stream(?:ed|ing)?|saw|seen|see|play(?:ed|ing)?)$/;
const maxWordsToWork = 4;

/** Whether a weekday with its number, from a place up to `next`, is what a film is called. */
export function isFilm(reading: Reading, at: number, next: number): boolean {
  if (!weekdays.has(wordAt(reading, at)) || reading.tokens[at]?.isCapital !== true) return false;
  if (wordAt(reading, at + 1) !== 'the' || next < at + 3) return false;
  const before = wordAt(reading, at - 1);
  if (watching.test(before) || works.has(before) || works.has(wordAt(reading, next))) return true;
  if (!forms.has(before)) return false;
  for (let back = 2; back <= maxWordsToWork + 1; back += 1) if (works.has(wordAt(reading, at - back))) return true;
  return false;
}
