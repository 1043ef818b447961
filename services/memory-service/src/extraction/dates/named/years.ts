import { civilDate, type DaySpan, monthsSpan, yearSpan } from '../calendar/calendar.js';
import { bareFarYearAt, farYearBehind, namedFarYearAt } from '../context/far-years.js';
import {
  absolute,
  isGluedWord,
  isMark,
  numberKey,
  type Reading,
  type Rule,
  RuleIndex,
  skipOptional,
  wordAt,
} from '../context/time-rule.js';
import { isGermanYear } from '../languages/lookalikes/german-years.js';
import { isPlural } from '../tense/subjects.js';
import { fiscalWords, isCounted } from '../tokens/english-words.js';
import { countAt } from './counted-units.js';

const earliestYear = 1900;
const latestYear = 2099;
/** Two digits of a year up to 68 are this century, as POSIX reads them. */
const pivotYear = 69;
/** How far ahead or back of the anchor "by 2030" may lie: further away it is an amount. */
const reachYears = 30;

export interface YearTail {
  readonly year: number;
  readonly next: number;
  readonly isAbsolute: boolean;
}

/** Four digits that stand alone and count nothing; null for every other token. */
export function yearAt(reading: Reading, at: number): number | null {
  const after = reading.tokens[at + 1];
  return after?.kind === 'word' && isCounted(after.word, after.isCapital) ? null : fourDigitYearAt(reading, at);
}

/** Four digits behind a month or a day, which are a year whatever follows ("on 5 May 2023 users complained"). */
export function fourDigitYearAt(reading: Reading, at: number): number | null {
  const token = reading.tokens[at];
  if (token?.kind !== 'number' || token.word.length !== 4) return null;
  const year = Number(token.word);
  return year < earliestYear || year > latestYear || isGluedWord(reading, at + 1) ? null : year;
}

/** How many calendar years "last year" and the like are away. */
export const yearsAway = new Map([
  ['last', -1],
  ['previous', -1],
  ['this', 0],
  ['next', 1],
]);

/**
 * The year behind a month, a season or a holiday: `2023`, `, 2023`, `of 2023`, `'23`, `last year`, `of next year`, `two
 * years ago`.
 */
export function matchYearTail(reading: Reading, at: number): YearTail | null {
  const from =
    isMark(reading, at, ',') || isMark(reading, at, '-') || isMark(reading, at, '.')
      ? at + 1
      : skipOptional(reading, at, 'of', 'in');
  const year = isMark(reading, at, ',') ? yearAt(reading, from) : fourDigitYearAt(reading, from);
  if (year !== null) return { year, next: from + 1, isAbsolute: true };
  const far = farYearBehind(reading, at, from);
  if (far !== null) return { year: far, next: from + 1, isAbsolute: true };
  const short = shortYearAt(reading, from);
  if (short !== null) return { year: short, next: from + 2, isAbsolute: true };
  const ago = yearsAgoAt(reading, isMark(reading, at, ',') ? at + 1 : at);
  if (ago !== null) return ago;
  const same = sameYearAt(reading, isMark(reading, at, ',') ? at + 1 : from);
  if (same !== null) return same;
  const which = yearsAway.get(wordAt(reading, skipOptional(reading, from, 'the')));
  const unit = skipOptional(reading, from, 'the') + 1;
  if (which === undefined || wordAt(reading, unit) !== 'year') return null;
  return { year: civilDate(reading.anchor).year + which, next: unit + 1, isAbsolute: false };
}

/**
 * "Signed in June 1494, and on 5 September the same year by Portugal", "in May of that year": of the time told before.
 */
function sameYearAt(reading: Reading, at: number): YearTail | null {
  const which = wordAt(reading, at);
  const unit = which === 'the' || which === 'that' ? skipOptional(reading, at + 1, 'same') : at;
  if (reading.told === null || unit === at || wordAt(reading, unit) !== 'year') return null;
  // "In May the year before"
  if (which === 'the' && unit === at + 1) return null;
  return { year: civilDate(reading.told.start).year, next: unit + 1, isAbsolute: false };
}

/** "In May two years ago", "on 4 June, a year ago". */
function yearsAgoAt(reading: Reading, at: number): YearTail | null {
  const count = countAt(reading, at);
  const isExact = count?.unit === 'year' && count.min === count.max && wordAt(reading, count.next) === 'ago';
  return isExact ? { year: civilDate(reading.anchor).year - count.min, next: count.next + 1, isAbsolute: false } : null;
}

/** `'99` */
function shortYearAt(reading: Reading, at: number): number | null {
  const digits = reading.tokens[at + 1];
  if (!isMark(reading, at, "'") && !isMark(reading, at, '’')) return null;
  if (digits?.kind !== 'number' || !digits.isGlued || digits.word.length !== 2 || isGluedWord(reading, at + 2))
    return null;
  return Number(digits.word) + (Number(digits.word) >= pivotYear ? 1900 : 2000);
}

const maxYearsBack = 60;
const maxYearsAhead = 15;
const behindShortYears = new Set('at and but for in on with we i he she they is was because when so'.split(' '));

/** "5 Nov 27", "5-Nov-27": a year near the day on which it is said, where its phrase ends; "5 Nov 27 people came" counts. */
export function shortYearBehindDay(reading: Reading, at: number): number | null {
  const isDashed = isMark(reading, at - 1, '-');
  const [digits, after] = [reading.tokens[at], reading.tokens[at + 1]];
  if (digits?.kind !== 'number' || digits.isGlued !== isDashed || !/^\d\d$/.test(digits.word)) return null;
  const isLast =
    after === undefined ||
    after.kind === 'break' ||
    (after.kind === 'mark' && /^[.,;:!?)]$/.test(after.word) && reading.tokens[at + 2]?.isGlued !== true) ||
    (after.kind === 'word' && !after.isGlued && (isDashed || behindShortYears.has(after.word)));
  const year = Number(digits.word) + (Number(digits.word) >= pivotYear ? 1900 : 2000);
  const away = year - civilDate(reading.anchor).year;
  return isLast && away <= maxYearsAhead && -away <= maxYearsBack ? year : null;
}

const yearLeads = new Set(
  'in since until till during before after early late mid year en em nel seit depuis desde sinds hasta circa bis ab jahr jahre anno ano año année jaar'.split(
    ' ',
  ),
);
/** "No ano de 2015", "en el año de 1998". */
const yearsOf = new Set(['ano', 'año', 'anno']);
const predicates = new Set(['was', 'is', 'will', 'brought', 'saw']);

const matchYear: Rule = (reading, at) => {
  const far = bareFarYearAt(reading, at);
  if (far !== null) return absolute(at + 1, yearSpan(far));
  const year = yearAt(reading, at) ?? iberianYearAt(reading, at);
  if (year === null || !isMeantAsYear(reading, at, year)) return null;
  const second = secondYearAt(reading, at + 1);
  if (second !== null && second >= year)
    return absolute(at + 3, { start: yearSpan(year).start, end: yearSpan(second).end });
  return absolute(at + 1, yearSpan(year));
};

/** "Em 2017 abrimos a empresa", "en 2019 empezamos": a verb, and no plural that the number counts. */
function iberianYearAt(reading: Reading, at: number): number | null {
  const isIberian = ['em', 'en', 'desde'].includes(wordAt(reading, at - 1)) && wordAt(reading, at + 1).endsWith('mos');
  return isIberian ? fourDigitYearAt(reading, at) : null;
}

/** `in '05`, `since '99`, `from '09 to '14` */
const matchShortYear: Rule = (reading, at) => {
  const year = shortYearAt(reading, at);
  return year !== null && (reading.isLed || yearLeads.has(wordAt(reading, at - 1)))
    ? absolute(at + 2, yearSpan(year))
    : null;
};

/** `2019–2021`, `2019-2021` */
function secondYearAt(reading: Reading, at: number): number | null {
  const isDash = isMark(reading, at, '-') || isMark(reading, at, '–');
  return isDash && reading.tokens[at]?.isGlued && reading.tokens[at + 1]?.isGlued ? yearAt(reading, at + 1) : null;
}

/** Four digits are a year only where the words around them say so; otherwise they are a port, a size, a product. */
function isMeantAsYear(reading: Reading, at: number, year: number): boolean {
  if (reading.isLed) return true;
  const before = wordAt(reading, at - 1);
  if (yearLeads.has(before)) return before !== 'year' || !fiscalWords.has(wordAt(reading, at - 2));
  if (before === 'de' && yearsOf.has(wordAt(reading, at - 2))) return true;
  const anchorYear = civilDate(reading.anchor).year;
  if (year <= anchorYear + reachYears && isGermanYear(reading.tokens, at)) return true;
  if (before === 'by') return Math.abs(year - anchorYear) <= reachYears && !wordAt(reading, at - 2).endsWith('ed');
  if (before === 'from') return wordAt(reading, at + 1) !== 'to';
  if (before === 'for' && plans.has(wordAt(reading, at - 2))) return Math.abs(year - anchorYear) <= reachYears;
  if (isMark(reading, at - 1, '(') && isMark(reading, at + 1, ')'))
    return year <= anchorYear + 1 && !reading.tokens[at - 1]?.isGlued;
  if (isBehindPlace(reading, at)) return isSpanOfYears(reading, at, year);
  if (madeIn.has(before)) return Math.abs(year - anchorYear) <= maxAgeYears && reading.tokens[at + 1]?.kind !== 'word';
  if (isGluedSpan(reading, at, year) || isSpanBehindUse(reading, at, year)) return true;
  return (startsSentence(reading, at) || isUnderYears(reading, at)) && predicates.has(wordAt(reading, at + 1));
}

/** "Planned for 2027", "slated for 2028": and not "a port for 2049". */
const plans = new Set('planned scheduled slated set due expected announced promised budgeted foreseen'.split(' '));

const labelsOfYears = new Set(['year', 'years', 'review', 'recap', 'history']);

/** "Year in review: 2027 was quiet", and not "error: 2024 is no port". */
const isUnderYears = (reading: Reading, at: number): boolean =>
  isMark(reading, at - 1, ':') && [2, 3, 4].some((back) => labelsOfYears.has(wordAt(reading, at - back)));

/** "House built 1994", "laptop bought 2022, …" */
const madeIn = new Set(['built', 'born', 'founded', 'bought', 'established', 'acquired', 'graduated']);
const maxAgeYears = 150;

const counted = new Set(
  'line port page row id item number range room seat build issue ticket pr prs table section chapter'.split(' '),
);

/** "Worked at a bakery 2018-2020": told of the past, and of nothing that is counted. */
function isGluedSpan(reading: Reading, at: number, year: number): boolean {
  const second = secondYearAt(reading, at + 1);
  if (second === null || second <= year || second > civilDate(reading.anchor).year + 1) return false;
  const before = wordAt(reading, at - 1);
  // "At Siemens 2018-2020"
  const isPluralNoun = isPlural(before) && reading.tokens[at - 1]?.isCapital !== true;
  if (isPluralNoun || counted.has(before)) return false;
  return reading.tenses.around(at, at + 3) === 'past';
}

/** "At Acme 2019–2023", "in Leipzig 2010 to 2014": two years behind where it was. */
function isSpanOfYears(reading: Reading, at: number, year: number): boolean {
  const link = reading.tokens[at + 1]?.word ?? '';
  const second = ['-', '–', 'to', 'until'].includes(link) ? yearAt(reading, at + 2) : null;
  return second !== null && second >= year;
}

const deedsOfYears = new Set(
  'used lived worked ran rented studied taught hosted owned played drove volunteered employed maintained stayed'.split(
    ' ',
  ),
);
const maxTokensToDeed = 6;

/** "We used Jira 2019 to 2021", "I lived in Oslo for work 2010 to 2014": behind what lasts, and is over. */
function isSpanBehindUse(reading: Reading, at: number, year: number): boolean {
  const before = wordAt(reading, at - 1);
  if (!isSpanOfYears(reading, at, year) || before === 'from' || counted.has(before)) return false;
  for (let back = 1; back <= maxTokensToDeed; back += 1) {
    const word = wordAt(reading, at - back);
    if (word === '') return false;
    if (deedsOfYears.has(word)) return wordAt(reading, at - back + 1) !== 'to';
  }
  return false;
}

function isBehindPlace(reading: Reading, at: number): boolean {
  const place = reading.tokens[at - 1];
  return place?.kind === 'word' && place.isCapital && ['at', 'in'].includes(wordAt(reading, at - 2));
}

function startsSentence(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  return before === undefined || before.kind === 'break' || (before.kind === 'mark' && '.!?'.includes(before.word));
}

const decadeWords = new Map([
  ['twenties', 20],
  ['thirties', 30],
  ['forties', 40],
  ['fifties', 50],
  ['sixties', 60],
  ['seventies', 70],
  ['eighties', 80],
  ['nineties', 90],
]);
const beforeDecade = new Set(['the', 'early', 'mid', 'late']);
const afterDecade = new Set(
  'and or but we i he she they it you was were is when with because to in at on until where my his her our their'.split(
    ' ',
  ),
);

/**
 * `1990s`, `the 90s`, `the '90s`, `the nineties`: two digits need an article, and no noun behind them ("the 60s
 * timeout").
 */
const matchDecade: Rule = (reading, at) => {
  const start = isMark(reading, at, "'") || isMark(reading, at, '’') ? at + 1 : at;
  const digits = reading.tokens[start];
  const word = decadeWords.get(wordAt(reading, start));
  if (word !== undefined)
    return isDecadeContext(reading, at, start + 1) ? absolute(start + 1, decadeOf(word, reading.anchor)) : null;
  const plural = reading.tokens[start + 1];
  if (digits?.kind !== 'number' || !digits.word.endsWith('0') || plural?.word !== 's' || !plural.isGlued) return null;
  const value = Number(digits.word);
  if (digits.word.length === 4)
    return value >= 1800 && value <= 2090 ? absolute(start + 2, pluralYearSpan(value)) : null;
  if (digits.word.length !== 2 || !isDecadeContext(reading, at, start + 2)) return null;
  return absolute(start + 2, decadeOf(value, reading.anchor));
};

/** "In my late thirties", "she is in her mid-40s": of somebody's age. */
function isOfAge(reading: Reading, at: number): boolean {
  const part = isMark(reading, at - 1, '-') ? at - 2 : at - 1;
  return ['early', 'mid', 'late'].includes(wordAt(reading, part)) && ofPersons.has(wordAt(reading, part - 1));
}

const ofPersons = new Set(['my', 'your', 'his', 'her', 'our', 'their']);

function isDecadeContext(reading: Reading, at: number, next: number): boolean {
  if (isOfAge(reading, at)) return false;
  const after = reading.tokens[next];
  const isFree = after?.kind !== 'word' || afterDecade.has(after.word);
  return (
    isFree && (beforeDecade.has(wordAt(reading, at - 1)) || isMark(reading, at - 1, '-') || isMark(reading, at, "'"))
  );
}

/** The latest decade with these digits that has begun: in 2026 "the 20s" are the 2020s and "the 30s" the 1930s. */
function decadeOf(digits: number, anchor: number): DaySpan {
  const { year } = civilDate(anchor);
  const thisCentury = Math.floor(year / 100) * 100 + digits;
  return decadeSpan(thisCentury <= year ? thisCentury : thisCentury - 100);
}

/** "The 1900s" are a century, "the 2000s" as yet a decade. */
function pluralYearSpan(value: number): DaySpan {
  return value % 100 === 0 && value < 2000 ? monthsSpan(value, 1, 1200) : decadeSpan(value);
}

function decadeSpan(firstYear: number): DaySpan {
  return monthsSpan(firstYear, 1, 120);
}

/** `the year 2019` */
const matchNamedYear: Rule = (reading, at) => {
  const year = yearAt(reading, at + 1) ?? namedFarYearAt(reading, at + 1);
  return year === null || fiscalWords.has(wordAt(reading, at - 1)) ? null : absolute(at + 2, yearSpan(year));
};

export const yearRules = new RuleIndex()
  .add([numberKey], matchYear)
  .add([numberKey, "'", '’', ...decadeWords.keys()], matchDecade)
  .add(["'", '’'], matchShortYear)
  .add(['year'], matchNamedYear);
