import { type Reading, wordAt } from './time-rule.js';

/* "Object 1888-05-03 is a shield", "accession number 1912-04-15": digits that a thing in a collection is known by. */

const objects = new Set(
  'object objects artefact artifact specimen exhibit accession shelfmark inventory catalogue catalog signature'.split(
    ' ',
  ),
);
const numbers = new Set('number numbers no nr id code'.split(' '));

/** Whether digits in the form of a date, at a place, are the number of a thing. */
export function isNumberOfObject(reading: Reading, at: number, next: number): boolean {
  if (reading.tokens[at]?.kind !== 'literal' || next !== at + 1) return false;
  const before = wordAt(reading, at - 1);
  return objects.has(before) || (numbers.has(before) && objects.has(wordAt(reading, at - 2)));
}
