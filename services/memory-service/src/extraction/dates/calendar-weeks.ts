import { isoWeekStart } from './calendar.js';
import { isGluedWord, type Match, type Reading, type Rule, RuleIndex, wordAt } from './reading.js';
import { placeYearly, type Yearly } from './yearly.js';

/* Weeks that are counted from the beginning of the year, as ISO 8601 does: "calendar week 15", "CW 15", "KW15". */

const abbreviations = ['cw', 'kw', 'calendarweek', 'kalenderwoche'];

const yearlyWeek =
  (week: number): Yearly =>
  (year) => {
    const monday = isoWeekStart(year, week);
    return monday === null ? null : { start: monday, end: monday + 6 };
  };

/** The week whose number stands at a place. */
function matchWeekNumber(reading: Reading, at: number, number: number): Match | null {
  const token = reading.tokens[number];
  const isNumber = token?.kind === 'number' && token.word.length <= 2 && !isGluedWord(reading, number + 1);
  return isNumber && Number(token.word) > 0
    ? placeYearly(reading, at, number + 1, yearlyWeek(Number(token.word)))
    : null;
}

const matchAbbreviated: Rule = (reading, at) => matchWeekNumber(reading, at, at + 1);

const matchSpelled: Rule = (reading, at) =>
  wordAt(reading, at + 1) === 'week' ? matchWeekNumber(reading, at, at + 2) : null;

export const calendarWeekRules = new RuleIndex().add(abbreviations, matchAbbreviated).add(['calendar'], matchSpelled);
