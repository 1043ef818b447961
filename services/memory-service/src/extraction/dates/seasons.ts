import { type DaySpan, monthsSpan } from './calendar.js';
import { type Reading, type Rule, RuleIndex, wordAt } from './reading.js';
import { placeYearly, type Yearly } from './yearly.js';

/*
 * Meteorological seasons of the northern hemisphere, three whole months each. A winter belongs to the year in which it begins:
 * winter 2023 is December 2023 to February 2024.
 */
const FIRST_MONTHS: ReadonlyMap<string, number> = new Map([
  ['spring', 3],
  ['summer', 6],
  ['autumn', 9],
  ['fall', 9],
  ['winter', 12],
]);

export function yearlySeason(firstMonth: number): Yearly {
  return (year): DaySpan => monthsSpan(year, firstMonth, 3);
}

/** The season after `last`, `this` or `next`; as a capital `Spring` may be a framework, but not there. */
export function seasonNameAt(reading: Reading, at: number): { yearly: Yearly; next: number } | null {
  const month = FIRST_MONTHS.get(wordAt(reading, at));
  return month === undefined ? null : { yearly: yearlySeason(month), next: at + 1 };
}

const OVER = new Set('in over during since until for by through throughout before after from'.split(' '));

/** `summer 2021`, `the summer of 2021`, `in the summer`, `since spring`. */
const matchSeason: Rule = (reading, at) => {
  const season = seasonNameAt(reading, at);
  if (season === null) return null;
  const match = placeYearly(reading, at, season.next, season.yearly);
  if (match === null || !match.isFloating) return match;
  return isOneSeason(reading, at, season.next) ? match : null;
};

/** Without a year it is one season where the sentence tells of something: "in the summer I swim" is every summer. */
function isOneSeason(reading: Reading, at: number, next: number): boolean {
  const word = wordAt(reading, at);
  const hasArticle = wordAt(reading, at - 1) === 'the';
  if (reading.tokens[at]?.isCapital && !hasArticle) return false;
  if (word === 'fall' && !hasArticle) return false;
  if (reading.isLed) return true;
  const lead = wordAt(reading, hasArticle ? at - 2 : at - 1);
  if (!OVER.has(lead)) return false;
  const tense = reading.tenses.around(at, next);
  return tense !== null && tense !== 'present';
}

export const SEASON_RULES = new RuleIndex().add(FIRST_MONTHS.keys(), matchSeason);
