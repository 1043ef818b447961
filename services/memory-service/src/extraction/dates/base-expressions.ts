import { HOLIDAY_RULES } from './holidays.js';
import { MONTH_RULES } from './months.js';
import { readNumericDate } from './numeric-dates.js';
import { PERIOD_RULES } from './periods.js';
import { QUARTER_RULES } from './quarters.js';
import {
  absolute,
  isMark,
  LITERAL,
  longer,
  type Match,
  type Reading,
  type Rule,
  RuleIndex,
  skipOptional,
  wordAt,
} from './reading.js';
import { RELATIVE_DAY_RULES } from './relative-days.js';
import { SEASON_RULES } from './seasons.js';
import { WEEKDAY_RULES, weekdayAt } from './weekdays.js';
import { YEAR_RULES } from './years.js';

/** `2026-03-09`, `10/11/2025`; "Windows 10/11/12" and "version 1.2.2024" are none. */
const matchLiteral: Rule = (reading, at) => {
  const token = reading.tokens[at];
  const span = token === undefined ? null : readNumericDate(token.word);
  if (span === null || wordAt(reading, at - 1) === 'version') return null;
  const before = reading.tokens[at - 1];
  const isShort = /\/\d\d$/.test(token?.word ?? '');
  return isShort && before?.kind === 'word' && before.isCapital && before.start > 0 ? null : absolute(at + 1, span);
};

export const BASE_RULES = new RuleIndex()
  .add([LITERAL], matchLiteral)
  .addAll(
    YEAR_RULES,
    MONTH_RULES,
    WEEKDAY_RULES,
    SEASON_RULES,
    QUARTER_RULES,
    HOLIDAY_RULES,
    RELATIVE_DAY_RULES,
    PERIOD_RULES,
  );

/** `Friday, 5 March`, `Mon 2026-03-09`: the weekday says nothing that the date does not. */
function matchWeekdayBeforeDate(reading: Reading, at: number): Match | null {
  if (weekdayAt(reading, at) === null) return null;
  const mark = [',', '.'].some((each) => isMark(reading, at + 1, each)) ? at + 2 : at + 1;
  const from = skipOptional(reading, mark, 'on');
  const date = BASE_RULES.match({ ...reading, isLed: true }, from);
  const isDay = date !== null && date.span.start === date.span.end && weekdayAt(reading, from) === null;
  return isDay && (date.isAbsolute || date.isFloating) ? date : null;
}

/** A time that is named by itself, without reference to another one. */
export function matchBase(reading: Reading, at: number): Match | null {
  return longer(BASE_RULES.match(reading, at), matchWeekdayBeforeDate(reading, at));
}
