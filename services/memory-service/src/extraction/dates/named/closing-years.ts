import { civilDate } from '../calendar/calendar.js';
import { isMark, type Reading, wordAt } from '../context/time-rule.js';
import { countAt } from './counted-units.js';
import { yearsAway } from './years.js';

/*
 * "Ramadan was exhausting last year", "we spent Easter in Rome two years ago": the year at the end of a clause is that
 * of the feast before it, as the one at its opening is ("Last year Ramadan was exhausting").
 */

const reachTokens = 8;
/** Behind these another time is told, or another thing. */
const turns = new Set(
  'than since until till before after from as like of and but or so because when while who which that where if then'.split(
    ' ',
  ),
);

/** The year that is named behind a place, later in its clause; null where none is. */
export function closingYear(reading: Reading, from: number): number | null {
  const { year } = civilDate(reading.anchor);
  for (let at = from; at < from + reachTokens; at += 1) {
    const token = reading.tokens[at];
    if (token === undefined || token.kind === 'break' || isMark(reading, at, ',') || turns.has(token.word)) return null;
    if (token.kind === 'mark' && /^[.!?;:()—–]$/.test(token.word)) return null;
    const away = yearsAway.get(token.word);
    // Not "… with last year's tree".
    if (away !== undefined && wordAt(reading, at + 1) === 'year')
      return wordAt(reading, at + 2) === "'s" ? null : year + away;
    const count = countAt(reading, at);
    if (count !== null && count.unit === 'year' && count.min === count.max && wordAt(reading, count.next) === 'ago')
      return year - count.min;
    // "Diwali is on 8 November this year"
    if (token.kind === 'number' || token.kind === 'literal' || token.kind === 'dotted') return null;
  }
  return null;
}
