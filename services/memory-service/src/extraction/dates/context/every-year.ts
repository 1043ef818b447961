import { type Match, type Reading, wordAt } from './time-rule.js';

/*
 * "We usually ski in February", "I always visit my parents in August", "im August sind wir immer in Dänemark": what is
 * so every year is on no day, unless it is told of the past or of what will be.
 */

const adverbs = new Set(
  'usually always normally typically generally immer meistens altijd meestal siempre sempre alltid altid zawsze zwykle normalerweise normalmente'.split(
    ' ',
  ),
);
/** "Every year", "jedes Jahr", "todos os anos" */
const every = new Set('every each jedes elk ieder cada chaque ogni todos tous varje hvert hver każdego'.split(' '));
const years = new Set(
  'year summer winter spring autumn jahr jaar año años ano anos an ans année anno år roku'.split(' '),
);
/** Other languages tell in the words of what is to come what is done each time ("siempre voy a Galicia"). */
const english = new Set('usually always normally typically generally every each'.split(' '));
/** "Immer noch" is still. */
const still = new Set(['noch', 'nog', 'still']);
const reachTokens = 8;
/** What begins with one of these lasts, or is due; it is told once. */
const leads = new Set('since until till by from between seit bis ab'.split(' '));
const maxNameTokens = 3;

export function isOfEveryYear(reading: Reading, at: number, match: Match): boolean {
  const isName = match.isFloating && match.next - at <= maxNameTokens && !leads.has(wordAt(reading, at));
  if (!isName && !isOfThePeriod(reading, match.next)) return false;
  if (isOfYearlyRule(reading, at)) return true;
  const habit = habitAt(reading, at - 1, -1) ?? habitAt(reading, match.next, 1);
  if (habit === null) return false;
  const tense = reading.tenses.around(at, match.next);
  return tense !== 'past' && tense !== 'perfect' && !(tense === 'future' && english.has(habit));
}

const yearsOfRule = new Set('fiscal financial tax school academic budget accounting'.split(' '));
const ends = new Set('starts begins ends finishes closes'.split(' '));

/** "Our fiscal year starts in October", and not "the new fiscal year", "next school year". */
function isOfYearlyRule(reading: Reading, at: number): boolean {
  for (let back = 1; back <= 3; back += 1) {
    const [verb, year] = [at - back, at - back - 1];
    if (!ends.has(wordAt(reading, verb)) || wordAt(reading, year) !== 'year') continue;
    return yearsOfRule.has(wordAt(reading, year - 1)) && owners.has(wordAt(reading, year - 2));
  }
  return false;
}

const owners = new Set('the our their its my your a'.split(' '));

/** "The last day of the month" */
const isOfThePeriod = (reading: Reading, next: number): boolean =>
  ['month', 'year', 'week', 'quarter'].includes(wordAt(reading, next - 1)) &&
  wordAt(reading, next - 2) === 'the' &&
  wordAt(reading, next - 3) === 'of';

/** The word that tells so in the clause; of "every year" also in the one beside it. */
function habitAt(reading: Reading, from: number, step: number): string | null {
  let isBehindComma = false;
  for (let away = 0; away < reachTokens; away += 1) {
    const at = from + away * step;
    const token = reading.tokens[at];
    if (token === undefined || token.kind === 'break' || (token.kind === 'mark' && token.word !== ',')) return null;
    if (token.word === ',') isBehindComma = true;
    const isStill = still.has(wordAt(reading, at + 1)) || still.has(wordAt(reading, at - 1));
    if (adverbs.has(token.word) && !isStill && !isBehindComma) return token.word;
    if (every.has(token.word) && [1, 2].some((ahead) => years.has(wordAt(reading, at + ahead)))) return token.word;
  }
  return null;
}
