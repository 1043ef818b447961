import { type Match, type Reading, wordAt } from './reading.js';

/*
 * "We usually ski in February", "I always visit my parents in August", "im August sind wir immer in Dänemark": what is
 * so every year is on no day, unless it is told of the past or of what will be.
 */

const adverbs = new Set(
  'usually always normally typically generally immer meistens altijd meestal siempre sempre alltid altid zawsze zwykle normalerweise normalmente'.split(
    ' ',
  ),
);
/** "Every year", "jedes Jahr" */
const every = new Set('every each jedes elk ieder cada chaque ogni todos tous varje hvert hver każdego'.split(' '));
const years = new Set('year summer winter spring autumn jahr jaar año ano an anno år roku'.split(' '));
/** "Immer noch" is still. */
const still = new Set(['noch', 'nog', 'still']);
const reachTokens = 8;
/** What begins with one of these lasts, or is due; it is told once. */
const leads = new Set('since until till by from between seit bis ab'.split(' '));
const maxNameTokens = 3;

export function isOfEveryYear(reading: Reading, at: number, match: Match): boolean {
  const isName = match.isFloating && match.next - at <= maxNameTokens && !leads.has(wordAt(reading, at));
  if (!isName && !isOfThePeriod(reading, match.next)) return false;
  if (![-1, 1].some((step) => hasHabit(reading, step < 0 ? at - 1 : match.next, step))) return false;
  const tense = reading.tenses.around(at, match.next);
  return tense === null || tense === 'present' || tense === 'open';
}

/** "The last day of the month" */
const isOfThePeriod = (reading: Reading, next: number): boolean =>
  ['month', 'year', 'week', 'quarter'].includes(wordAt(reading, next - 1)) &&
  wordAt(reading, next - 2) === 'the' &&
  wordAt(reading, next - 3) === 'of';

function hasHabit(reading: Reading, from: number, step: number): boolean {
  for (let away = 0; away < reachTokens; away += 1) {
    const at = from + away * step;
    const token = reading.tokens[at];
    if (token === undefined || token.kind === 'mark' || token.kind === 'break') return false;
    if (adverbs.has(token.word) && !still.has(wordAt(reading, at + 1)) && !still.has(wordAt(reading, at - 1)))
      return true;
    if (every.has(token.word) && [1, 2].some((ahead) => years.has(wordAt(reading, at + ahead)))) return true;
  }
  return false;
}
