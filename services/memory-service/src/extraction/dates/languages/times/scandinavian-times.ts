import { civilDate, daySpan, yearSpan } from '../../calendar/calendar.js';
import { type Match, type Reading, type Rule, RuleIndex, relative, wordAt } from '../../context/time-rule.js';
import { yearlySeason } from '../../named/seasons.js';
import { weekdayBefore } from '../../named/weekdays.js';
import { currentOrComing, lastBegun, lastEnded, nextToBegin } from '../../named/yearly.js';
import { scandinavian } from '../words/scandinavian.js';
import { isScandinavian } from '../words/scandinavian-sentence.js';
import { spellings } from '../words/spellings.js';
import { leansBack } from './named-times.js';

/*
 * What Swedish, Danish and Norwegian tell by one word behind "i": "i måndags" is last Monday, "i somras" last summer,
 * "i år" this year.
 */

const formsOf = (names: readonly string[], ending: string): readonly (readonly [string, number])[] =>
  names.flatMap((forms, index) =>
    forms
      .split('|')
      .flatMap(spellings)
      .map((form) => [form + ending, index] as const),
  );

const lastWeekdays: ReadonlyMap<string, number> = new Map(formsOf(dayNames(), 's'));
const lastSeasons: ReadonlyMap<string, number> = new Map([
  ['somras', 6],
  ['vintras', 12],
  ['høstes', 9],
  ['höstas', 9],
  ['våras', 3],
]);
const seasons: ReadonlyMap<string, number> = new Map([
  ['sommar', 6],
  ['sommer', 6],
  ['sommeren', 6],
  ['vinter', 12],
  ['høst', 9],
  ['høsten', 9],
  ['höst', 9],
  ['efterår', 9],
  ['forår', 3],
]);
const years: ReadonlyMap<string, number> = new Map([
  ['år', 0],
  ['fjol', -1],
  ['fjor', -1],
]);

/** The names without "den" and without the article behind them. */
function dayNames(): readonly string[] {
  return scandinavian.weekdays.map((forms) =>
    forms
      .split('|')
      .filter((form) => form.endsWith('dag'))
      .join('|'),
  );
}

/** `i måndags`, `i somras`, `i fjor`, `i sommer`. */
const matchBehindI: Rule = (reading, at) => {
  const match = named(reading, at + 1);
  return match !== null && isScandinavian(reading.tokens, at) ? match : null;
};

function named(reading: Reading, at: number): Match | null {
  const word = wordAt(reading, at);
  const { anchor } = reading;
  const weekday = lastWeekdays.get(word);
  if (weekday !== undefined) return relative(at + 1, daySpan(weekdayBefore(anchor, weekday)));
  const year = years.get(word);
  if (year !== undefined) return relative(at + 1, yearSpan(civilDate(anchor).year + year));
  const last = lastSeasons.get(word);
  const season = last ?? seasons.get(word);
  if (season === undefined) return null;
  const yearly = yearlySeason(season);
  const place = last !== undefined ? lastEnded : leansBack(reading, at, at + 1) ? lastBegun : currentOrComing;
  const span = place(yearly, anchor);
  return span === null ? null : relative(at + 1, span);
}

/** `til sommeren`, `till hösten`: the next one. */
const matchBehindTo: Rule = (reading, at) => {
  const season = seasons.get(wordAt(reading, at + 1).replace(/(?<=sommar|höst)en$/u, ''));
  const span = season === undefined ? null : nextToBegin(yearlySeason(season), reading.anchor);
  return span !== null && isScandinavian(reading.tokens, at) ? relative(at + 2, span) : null;
};

/** `sedan i torsdags`: from then until now. */
const matchSinceI: Rule = (reading, at) => {
  const match = wordAt(reading, at + 1) === 'i' ? matchBehindI(reading, at + 1) : null;
  return match === null || match.span.start > reading.anchor
    ? null
    : relative(match.next, { start: match.span.start, end: reading.anchor });
};

export const scandinavianTimes = new RuleIndex()
  .add(['sedan', 'siden'], matchSinceI)
  .add(['i'], matchBehindI)
  .add(['til', 'till'], matchBehindTo);
