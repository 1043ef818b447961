import { weekdayOf } from '../calendar/calendar.js';
import {
  absolute,
  isMark,
  literalKey,
  longer,
  type Match,
  type Reading,
  type Rule,
  RuleIndex,
  skipOptional,
  wordAt,
} from '../context/time-rule.js';
import { isVersionName } from '../context/version-names.js';
import { readNumericDate } from '../tokens/numeric-dates.js';
import { calendarWeekRules } from './calendar-weeks.js';
import { holidayRules } from './holidays.js';
import { monthRules } from './months.js';
import { comingThirteenth, matchNumberBehindWeekday, numberedDayRules } from './numbered-days.js';
import { periodRules } from './periods.js';
import { quarterRules } from './quarters.js';
import { relativeDayRules } from './relative-days.js';
import { seasonRules } from './seasons.js';
import { weekdayAt } from './weekday-names.js';
import { weekdayRules } from './weekdays.js';
import { yearRules } from './years.js';

/** `2026-03-09`, `10/11/2025`; "Windows 10/11/12", "version 1.2.2024" and "JSON Schema 2020-12" are none. */
const matchLiteral: Rule = (reading, at) => {
  const token = reading.tokens[at];
  const span = token === undefined ? null : readNumericDate(token.word);
  if (span === null || isVersionName(reading.tokens, at) || isShare(reading, at)) return null;
  const before = reading.tokens[at - 1];
  const isShort = /\/\d\d$/.test(token?.word ?? '');
  return isShort && before?.kind === 'word' && before.isCapital && before.start > 0 ? null : absolute(at + 1, span);
};

/** "9/2019 of the rows failed", and not "since 9/2019". */
const isShare = (reading: Reading, at: number): boolean =>
  /^\d\/\d{4}$/.test(reading.tokens[at]?.word ?? '') &&
  reading.isLed !== true &&
  !leadsOfMonths.has(wordAt(reading, at - 1));

const leadsOfMonths = new Set('in since until till by before after from during on dated'.split(' '));

export const baseRules = new RuleIndex()
  .add([literalKey], matchLiteral)
  .addAll(
    yearRules,
    monthRules,
    numberedDayRules,
    weekdayRules,
    seasonRules,
    quarterRules,
    holidayRules,
    relativeDayRules,
    periodRules,
    calendarWeekRules,
  );

/** `Friday, 5 March`, `Mon 2026-03-09`: the weekday says nothing that a whole date does not. */
function matchWeekdayBeforeDate(reading: Reading, at: number): Match | null {
  const weekday = weekdayAt(reading, at);
  if (weekday === null) return null;
  const mark = [',', '.'].some((each) => isMark(reading, at + 1, each)) ? at + 2 : at + 1;
  const from = skipOptional(reading, mark, 'on');
  const date = baseRules.match({ ...reading, isLed: true }, from);
  if (date === null && from === at + 1) return matchNumberBehindWeekday(reading, from, weekday);
  const isDay = date !== null && date.span.start === date.span.end && weekdayAt(reading, from) === null;
  return isDay && (date.isAbsolute || date.isFloating) ? ofWeekday(reading, from, date, weekday) : null;
}

/** "Monday the 30th", "Friday 13 March": of the last and the coming one, that which is on this weekday. */
function ofWeekday(reading: Reading, from: number, date: Match, weekday: number): Match {
  if (!date.isFloating || reading.lean !== undefined || weekdayOf(date.span.start) === weekday) return date;
  const numbered = skipOptional(reading, from, 'the');
  const thirteenth = date.next === numbered + 2 ? comingThirteenth(reading, numbered, weekday) : null;
  if (thirteenth !== null) return thirteenth;
  const others = [reading, { ...reading, told: null }].flatMap((told) =>
    (['past', 'future'] as const).map((lean) => baseRules.match({ ...told, isLed: true, lean }, from)),
  );
  const agreeing = others.find((other) => other !== null && weekdayOf(other.span.start) === weekday);
  return agreeing ?? matchNumberBehindWeekday(reading, numbered, weekday) ?? date;
}

/** A time that is named by itself, without reference to another one. */
export function matchBase(reading: Reading, at: number): Match | null {
  return longer(baseRules.match(reading, at), matchWeekdayBeforeDate(reading, at));
}
