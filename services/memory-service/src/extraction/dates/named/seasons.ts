import { civilDate, type DaySpan, monthsSpan } from '../calendar/calendar.js';
import {
  absolute,
  type Match,
  type Reading,
  type Rule,
  RuleIndex,
  skipOptional,
  wordAt,
} from '../context/time-rule.js';
import { lastEnded, placeYearly, type Yearly } from './yearly.js';

/*
 * Meteorological seasons of the northern hemisphere, three whole months each. A winter belongs to the year in which it
 * begins: winter 2023 is December 2023 to February 2024.
 */
const firstMonths: ReadonlyMap<string, number> = new Map([
  ['spring', 3],
  ['summer', 6],
  ['autumn', 9],
  ['fall', 9],
  ['winter', 12],
]);

export function yearlySeason(firstMonth: number): Yearly {
  return (year): DaySpan => monthsSpan(year, firstMonth, 3);
}

/** The season of that name (`summer`, `winter`); null for every other word. */
export function seasonNamed(word: string): Yearly | null {
  const month = firstMonths.get(word);
  return month === undefined ? null : yearlySeason(month);
}

/** "The end of summer time" is when clocks change; "this winter time tracking moves to Toggl" tells of a winter. */
const isOfClocks = (reading: Reading, at: number): boolean =>
  wordAt(reading, at + 1) === 'time' && beforeClocks.has(wordAt(reading, at - 1));
const beforeClocks = new Set(['of', 'to', 'from', 'in', 'during']);

/** The season after `last`, `this` or `next`; as a capital `Spring` may be a framework, but not there. */
export function seasonNameAt(reading: Reading, at: number): { yearly: Yearly; next: number } | null {
  const yearly = seasonNamed(wordAt(reading, at));
  return yearly === null || isOfClocks(reading, at) ? null : { yearly, next: at + 1 };
}

const leads = new Set('in over during since until for by through throughout before after from'.split(' '));

/** `summer 2021`, `the summer of 2021`, `in the summer`, `since spring`. */
const matchSeason: Rule = (reading, at) => {
  const season = seasonNameAt(reading, at);
  if (season === null) return null;
  const split = splitYearAt(reading, skipOptional(reading, season.next, 'of'));
  const inYear = split === null ? null : season.yearly(split.year);
  if (split !== null && inYear !== null) return absolute(split.next, inYear);
  const short = shortYear(reading, season.next);
  const inShort = short === null ? null : season.yearly(short);
  if (inShort !== null) return absolute(season.next + 2, inShort);
  const placed: Reading = isRelease(reading, at) ? { lean: 'future', ...reading } : reading;
  const match = placeYearly(placed, at, season.next, season.yearly);
  if (match === null || !match.isFloating) return match;
  return isOneSeason(reading, at, season.next) ? withoutBegun(placed, at, match, season.yearly) : null;
};

const daysNew = 31;

/** "I last saw her in the spring", said in March, is a year ago: of what has just begun one says "this spring". */
function withoutBegun(reading: Reading, at: number, match: Match, yearly: Yearly): Match {
  const { start, end } = match.span;
  const isNew = start <= reading.anchor && reading.anchor <= end && reading.anchor < start + daysNew;
  if (!isNew || wordAt(reading, at - 1) !== 'the' || wordAt(reading, at - 2) !== 'in') return match;
  const tense = reading.tenses.around(at, match.next);
  const last = reading.lean === undefined && tense === 'past' ? lastEnded(yearly, reading.anchor) : null;
  return last === null ? match : { ...match, span: last };
}

/** `2023/24` behind a season. */
function splitYearAt(reading: Reading, at: number): { year: number; next: number } | null {
  const token = reading.tokens[at];
  const years = token?.kind === 'number' ? /^(\d{4})\/(\d\d)$/.exec(token.word) : null;
  const year = Number(years?.[1]);
  return years !== null && Number(years[2]) === (year + 1) % 100 ? { year, next: at + 1 } : null;
}

/** "The summer of 69", told of what is over: two digits that count nothing, and the last year that ends in them. */
function shortYear(reading: Reading, at: number): number | null {
  const [year, behind] = [reading.tokens[at + 1], reading.tokens[at + 2]];
  if (wordAt(reading, at) !== 'of' || year?.kind !== 'number' || !/^\d\d$/.test(year.word)) return null;
  if (behind?.kind === 'word' || reading.tenses.around(at, at + 2) !== 'past') return null;
  const { year: present } = civilDate(reading.anchor);
  const inCentury = present - (present % 100) + Number(year.word);
  return inCentury > present ? inCentury - 100 : inCentury;
}

/** Without a year it is one season where the sentence tells of something: "in the summer I swim" is every summer. */
function isOneSeason(reading: Reading, at: number, next: number): boolean {
  const word = wordAt(reading, at);
  const hasArticle = wordAt(reading, at - 1) === 'the';
  if (reading.tokens[at]?.isCapital && !hasArticle) return false;
  if (word === 'fall' && !hasArticle) return false;
  // "Too hot in summer"
  if (!hasArticle && ['too', 'so', 'very'].includes(wordAt(reading, at - 3))) return false;
  if (reading.isLed) return true;
  const lead = wordAt(reading, hasArticle ? at - 2 : at - 1);
  if (!leads.has(lead)) return false;
  // A deadline is one day.
  if (lead === 'by') return true;
  const tense = reading.tenses.around(at, next);
  if (isRelease(reading, at)) return true;
  return (tense !== null && tense !== 'present') || isUnderWay(reading, at);
}

/** "iOS 18 drops in autumn" */
const isRelease = (reading: Reading, at: number): boolean =>
  ['drops', 'ships', 'launches', 'releases'].includes(wordAt(reading, at - 2)) && wordAt(reading, at - 1) === 'in';

const reachTokens = 6;
/** What is done once. */
const changesOfLife = new Set(
  'moving selling starting leaving closing launching shipping visiting travelling traveling flying getting having buying marrying retiring releasing migrating rewriting switching renovating expecting returning coming'.split(
    ' ',
  ),
);

const isOfEveryYear = (reading: Reading): boolean =>
  reading.tokens.some(({ word }) => word === 'every' || word === 'always' || word === 'usually' || word === 'each');

const isOfBe = (reading: Reading, at: number): boolean => /^(?:am|are|is|re|m|s|'re|'m|'s)$/.test(wordAt(reading, at));

const isChangeUnderWay = (reading: Reading, at: number): boolean =>
  changesOfLife.has(wordAt(reading, at)) && isOfBe(reading, at - 1);

/** "We're selling the van in spring": said of one spring, as against "we sell vans in spring". */
function isUnderWay(reading: Reading, at: number): boolean {
  for (let back = 2; back <= reachTokens; back += 1)
    if (changesOfLife.has(wordAt(reading, at - back))) return isOfBe(reading, at - back - 1) && !isOfEveryYear(reading);
  // "In the spring we're moving"
  return [2, 3, 4].some((ahead) => isChangeUnderWay(reading, at + ahead)) && !isOfEveryYear(reading);
}

export const seasonRules = new RuleIndex().add(firstMonths.keys(), matchSeason);
