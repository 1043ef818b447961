import {
  type DaySpan,
  dayNumber,
  daySpan,
  daysInMonth,
  easterSunday,
  orthodoxEasterSunday,
  weekdayOf,
  weekSpan,
} from '../calendar/calendar.js';
import { isMark, type Match, type Reading, type Rule, RuleIndex, relative, wordAt } from '../context/time-rule.js';
import { determiners, isPronounSubject } from '../tense/subjects.js';
import { isPastForm } from '../tense/verb-forms.js';
import { closingYear } from './closing-years.js';
import { lunarFeasts } from './lunar-feasts.js';
import { behindDays } from './months.js';
import { weekdayAfter, weekdayBefore } from './weekdays.js';
import { placeYearly, type Yearly } from './yearly.js';

/*
 * Fixed holidays, those that hang on Easter, and those that are the n-th weekday of a month. National ones are read as
 * in the United States, where their English names come from (Thanksgiving, Mother's Day). Feasts that follow the moon
 * have a table of their own.
 */

const [Monday, Tuesday, Thursday, Sunday] = [0, 1, 3, 6];

export const fixed =
  (month: number, day: number): Yearly =>
  (year): DaySpan =>
    daySpan(dayNumber(year, month, day));
export const easter =
  (daysAfter: number): Yearly =>
  (year): DaySpan =>
    daySpan(easterSunday(year) + daysAfter);
export const orthodoxEaster =
  (daysAfter: number): Yearly =>
  (year): DaySpan =>
    daySpan(orthodoxEasterSunday(year) + daysAfter);
/** The n-th weekday of a month, some days later. */
export const nth =
  (count: number, weekday: number, month: number, daysAfter = 0): Yearly =>
  (year): DaySpan =>
    daySpan(weekdayAfter(dayNumber(year, month, 1) - 1, weekday) + (count - 1) * 7 + daysAfter);
const last =
  (weekday: number, month: number): Yearly =>
  (year): DaySpan =>
    daySpan(weekdayBefore(dayNumber(year, month, daysInMonth(year, month)) + 1, weekday));
const easterWeekend: Yearly = (year) => ({ start: easterSunday(year) - 2, end: easterSunday(year) + 1 });
/** The last day of a year and the first of the next one. */
export const turnOfYear: Yearly = (year) => ({ start: dayNumber(year, 12, 31), end: dayNumber(year + 1, 1, 1) });
/** Palm Sunday to Easter. */
export const holyWeek: Yearly = (year) => ({ start: easterSunday(year) - 7, end: easterSunday(year) });
/** The fourth Sunday of Advent is the last one before Christmas. */
const advent =
  (count: number): Yearly =>
  (year): DaySpan =>
    daySpan(weekdayBefore(dayNumber(year, 12, 25), Sunday) - (4 - count) * 7);
/** Tuesday after the first Monday of November. */
const electionDay = nth(1, Monday, 11, Tuesday - Monday);

/** Words as they are spoken; `'s` is a word of its own. Longer names first where one begins with another. */
const holidays: readonly (readonly [string, Yearly])[] = [
  ['christmas eve', fixed(12, 24)],
  ['christmas day', fixed(12, 25)],
  ['christmas', fixed(12, 25)],
  ['xmas eve', fixed(12, 24)],
  ['xmas day', fixed(12, 25)],
  ['xmas', fixed(12, 25)],
  ['boxing day', fixed(12, 26)],
  ["new year 's eve", fixed(12, 31)],
  ["new year 's day", fixed(1, 1)],
  ["new year 's", fixed(1, 1)],
  ['new years eve', fixed(12, 31)],
  ['nye', fixed(12, 31)],
  ['turn of the year', turnOfYear],
  ['new years day', fixed(1, 1)],
  ['new year', fixed(1, 1)],
  ['epiphany', fixed(1, 6)],
  ['orthodox christmas', fixed(1, 7)],
  ['burns night', fixed(1, 25)],
  ['australia day', fixed(1, 26)],
  ['groundhog day', fixed(2, 2)],
  ["valentine 's day", fixed(2, 14)],
  ['valentines day', fixed(2, 14)],
  ["valentine 's", fixed(2, 14)],
  ['valentines', fixed(2, 14)],
  ["patrick 's day", fixed(3, 17)],
  ["april fools ' day", fixed(4, 1)],
  ["april fool 's day", fixed(4, 1)],
  ['april fools day', fixed(4, 1)],
  ['leap day', (year) => (daysInMonth(year, 2) === 29 ? daySpan(dayNumber(year, 2, 29)) : null)],
  ['earth day', fixed(4, 22)],
  ['anzac day', fixed(4, 25)],
  ['may day', fixed(5, 1)],
  ['cinco de mayo', fixed(5, 5)],
  ['juneteenth', fixed(6, 19)],
  ['canada day', fixed(7, 1)],
  ['independence day', fixed(7, 4)],
  ['bastille day', fixed(7, 14)],
  ['fourth of july', fixed(7, 4)],
  ['halloween', fixed(10, 31)],
  ['all saints day', fixed(11, 1)],
  ["all saints ' day", fixed(11, 1)],
  ['bonfire night', fixed(11, 5)],
  ['guy fawkes night', fixed(11, 5)],
  ['veterans day', fixed(11, 11)],
  ['remembrance day', fixed(11, 11)],
  ['nicholas day', fixed(12, 6)],
  ['shrove tuesday', easter(-47)],
  ['pancake day', easter(-47)],
  ['mardi gras', easter(-47)],
  ['ash wednesday', easter(-46)],
  ['palm sunday', easter(-7)],
  ['maundy thursday', easter(-3)],
  ['good friday', easter(-2)],
  ['holy saturday', easter(-1)],
  ['easter weekend', easterWeekend],
  ['easter monday', easter(1)],
  ['easter sunday', easter(0)],
  ['easter', easter(0)],
  ['orthodox good friday', orthodoxEaster(-2)],
  ['orthodox easter', orthodoxEaster(0)],
  ['greek easter', orthodoxEaster(0)],
  ['ascension day', easter(39)],
  ['pentecost', easter(49)],
  ['pentecost sunday', easter(49)],
  ['pentecost monday', easter(50)],
  ['whitsun', easter(49)],
  ['whit sunday', easter(49)],
  ['whit monday', easter(50)],
  ['corpus christi', easter(60)],
  ['martin luther king day', nth(3, Monday, 1)],
  ['mlk day', nth(3, Monday, 1)],
  ["presidents ' day", nth(3, Monday, 2)],
  ['presidents day', nth(3, Monday, 2)],
  ["mother 's day", nth(2, Sunday, 5)],
  ['mothers day', nth(2, Sunday, 5)],
  ['memorial day', last(Monday, 5)],
  ["father 's day", nth(3, Sunday, 6)],
  ['fathers day', nth(3, Sunday, 6)],
  ['labor day', nth(1, Monday, 9)],
  ['columbus day', nth(2, Monday, 10)],
  ["indigenous peoples ' day", nth(2, Monday, 10)],
  ['election day', electionDay],
  ['thanksgiving day', nth(4, Thursday, 11)],
  ['thanksgiving', nth(4, Thursday, 11)],
  ['black friday', nth(4, Thursday, 11, 1)],
  ['cyber monday', nth(4, Thursday, 11, 4)],
  ['advent sunday', advent(1)],
  ['first sunday of advent', advent(1)],
  ['first advent sunday', advent(1)],
  ...lunarFeasts,
];

interface HolidayName {
  readonly words: readonly string[];
  readonly yearly: Yearly;
}

function byFirstWord(): ReadonlyMap<string, readonly HolidayName[]> {
  const names = new Map<string, HolidayName[]>();
  for (const [name, yearly] of holidays) {
    const words = name.split(' ');
    const first = words[0] ?? '';
    names.set(
      first,
      [...(names.get(first) ?? []), { words, yearly }].sort((a, b) => b.words.length - a.words.length),
    );
  }
  return names;
}

const namesByFirstWord = byFirstWord();

/** The holiday named at a place. */
export function holidayNameAt(reading: Reading, at: number): { yearly: Yearly; next: number } | null {
  const names = namesByFirstWord.get(wordAt(reading, at));
  const name = names?.find(({ words }) => words.every((word, offset) => wordOrMark(reading, at + offset) === word));
  if (name === undefined) return null;
  const next = at + name.words.length;
  const around = name.words[0] === 'easter' ? undefined : spansAround.get(wordAt(reading, next));
  return around === undefined ? { yearly: name.yearly, next } : { yearly: around(name.yearly), next: next + 1 };
}

/**
 * The weekend that a holiday prolongs ("Labor Day weekend" is Saturday to Monday); null in years in which it lies
 * between two.
 */
const weekendAround =
  (yearly: Yearly): Yearly =>
  (year) => {
    const day = yearly(year)?.start;
    if (day === undefined) return null;
    const weekday = weekdayOf(day);
    if (weekday === Monday) return { start: day - 2, end: day };
    return weekday < Thursday ? null : { start: weekday === Sunday ? day - 1 : day, end: weekSpan(day).end };
  };

const weekAround =
  (yearly: Yearly): Yearly =>
  (year) => {
    const span = yearly(year);
    return span === null ? null : weekSpan(span.start);
  };

/** "Thanksgiving weekend", "Christmas week"; the week of Easter may be the one before or behind it. */
const spansAround: ReadonlyMap<string, (yearly: Yearly) => Yearly> = new Map([
  ['weekend', weekendAround],
  ['week', weekAround],
]);

/** The holiday whose whole name is this word. */
export const holidayNamed = (word: string): Yearly | null =>
  namesByFirstWord.get(word)?.find(({ words }) => words.length === 1)?.yearly ?? null;

function wordOrMark(reading: Reading, at: number): string {
  if (isMark(reading, at, '-')) return '-';
  return isMark(reading, at, "'") || isMark(reading, at, '’') ? "'" : wordAt(reading, at);
}

const leads = new Set('on at for by before after since until till over during around between from to'.split(' '));
const saints = new Set(['st', 'saint']);
const predicates = new Set(['was', 'were', 'will']);
/** "We're spending New Year's Eve in Prague": what is done with one. */
const spending = new Set('spend spent spending celebrate celebrated celebrating hosting hosted host'.split(' '));

const roles = new Set(
  'deadline cutoff limit date day target launch release goal start end party plan wedding exam match'.split(' '),
);

/** "New Year's Eve is at ours" */
const places = new Set(['at', 'with']);

/** "Halloween's the cutoff", "Easter is when we switch", and not "Christmas is the best time". */
function isRole(reading: Reading, at: number): boolean {
  if (!['is', "'s"].includes(wordAt(reading, at))) return false;
  const after = wordAt(reading, at + 1);
  if (after === 'when') return true;
  if (places.has(after)) return ![2, 3, 4].some((ahead) => ['every', 'always'].includes(wordAt(reading, at + ahead)));
  return determiners.has(after) && [2, 3].some((ahead) => roles.has(wordAt(reading, at + ahead)));
}

/**
 * `on Christmas Eve`, `Easter 2024`, `Thanksgiving was`, `Christmas Eve we …`: a holiday as such ("I love Christmas",
 * "Christmas tree") is no date.
 */
const matchHoliday: Rule = (reading, at): Match | null => {
  const holiday = holidayNameAt(reading, at);
  if (holiday === null) return null;
  const hasRole = isRole(reading, holiday.next) || isAgreed(reading, at);
  const placed: Reading = hasRole ? { lean: 'future', ...reading } : reading;
  const match = placeYearly(placed, at, holiday.next, holiday.yearly);
  if (match === null || !match.isFloating) return match;
  const year = closingYear(reading, match.next);
  const ofYear = year === null ? null : holiday.yearly(year);
  if (ofYear !== null) return relative(match.next, ofYear);
  const saint = isMark(reading, at - 1, '.') ? at - 2 : at - 1;
  const isSaint = saints.has(wordAt(reading, saint));
  const name = isSaint ? saint : at;
  const lead = wordAt(reading, wordAt(reading, name - 1) === 'the' ? name - 2 : name - 1);
  const behind = isMark(reading, match.next, ',') ? match.next + 1 : match.next;
  const opens =
    reading.tokens[name - 1]?.kind !== 'word' &&
    isPronounSubject(reading.tokens, behind) &&
    !(behind > match.next && liking.has(wordAt(reading, behind + 1)));
  const isDated =
    opens ||
    isDayByName(reading, at, match.next) ||
    leads.has(lead) ||
    isOccasionOn(reading, name - 1) ||
    spending.has(lead) ||
    predicates.has(wordAt(reading, match.next)) ||
    (reading.tokens[name - 1]?.kind !== 'word' && didSomething(reading, match.next)) ||
    hasRole;
  if (wordAt(reading, match.next - 1) === 'christmas' && isJustAfter(reading, at, match.next))
    return { ...match, span: { start: match.span.start + 1, end: match.span.start + daysBehindChristmas } };
  return reading.isLed || isDated ? match : null;
};

const pastDeeds = new Set('brought broke made took cost saw gave came went ran left drew drove fell'.split(' '));

/** "Black Friday brought us 3000 orders", "Thanksgiving ruined our launch"; "Halloween themed cookies" are things. */
function didSomething(reading: Reading, at: number): boolean {
  const [word, behind] = [wordAt(reading, at), reading.tokens[at + 1]];
  if (pastDeeds.has(word)) return true;
  const hasObject =
    determiners.has(behind?.word ?? '') || /^(?:us|me|him|them|it|everyone|everybody)$/.test(behind?.word ?? '');
  return isPastForm(word) && word.endsWith('ed') && hasObject;
}

/** "Just after Christmas", "right after Christmas": the days to the end of the year, and not the feast. */
function isJustAfter(reading: Reading, at: number, next: number): boolean {
  const behind = reading.tokens[next];
  // "Right after Christmas dinner"
  const isAlone = behind?.kind !== 'word' || behindDays.has(behind.word) || isPronounSubject(reading.tokens, next);
  const isNear = ['just', 'right', 'shortly', 'straight'].includes(wordAt(reading, at - 2));
  return isAlone && isNear && wordAt(reading, at - 1) === 'after';
}

const daysBehindChristmas = 6;

/** "Her birthday is Valentine's Day" */
const isOccasionOn = (reading: Reading, at: number): boolean =>
  ['is', 'was', "'s"].includes(wordAt(reading, at)) && occasions.has(wordAt(reading, at - 1));

const occasions = new Set(['birthday', 'bday', 'anniversary', 'wedding', 'deadline', 'launch', 'move']);

/** "We agreed, Christmas Eve at Gemma's" */
const isAgreed = (reading: Reading, at: number): boolean =>
  (isMark(reading, at - 1, ',') || isMark(reading, at - 1, ':')) &&
  ['agreed', 'settled', 'decided', 'deal'].includes(wordAt(reading, at - 2));

/**
 * "Prices go up New Year's Day", and not "I love Christmas Eve": a name that says that it is a day, at the end of what
 * is told.
 */
function isDayByName(reading: Reading, at: number, next: number): boolean {
  const [before, after] = [reading.tokens[at - 1], reading.tokens[next]];
  // "Bill Nye"
  const isNye = wordAt(reading, at) === 'nye' && before?.isCapital !== true;
  if (!['day', 'eve'].includes(wordAt(reading, next - 1)) && !isNye) return false;
  if (before?.kind !== 'word' || determiners.has(before.word) || liking.has(before.word))
    return opensBeforeSubject(reading, at, next);
  const isLast = after?.kind !== 'word' || behindDays.has(after.word);
  return isLast && reading.tenses.around(at, next) !== null;
}

const liking = new Set(
  'love loves loved like likes liked hate hates hated enjoy enjoys is was called named of on about every each play plays played watch watches watched see saw read celebrate celebrates'.split(
    ' ',
  ),
);

/** "NYE we were at the beach" */
const opensBeforeSubject = (reading: Reading, at: number, next: number): boolean =>
  reading.tokens[at - 1]?.kind !== 'word' && isPronounSubject(reading.tokens, next);

export const holidayRules = new RuleIndex().add(namesByFirstWord.keys(), matchHoliday);
