/** What a month's name is besides: `common` is an everyday word (may, march), `short` an abbreviation. */
export interface MonthName {
  /** 1 to 12 */
  readonly month: number;
  readonly isCommonWord: boolean;
  readonly isFirstName: boolean;
  readonly isShort: boolean;
}

const fullMonths = 'january february march april may june july august september october november december'.split(' ');
const shortMonths: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  sept: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};
/** As they are most often mistyped. */
const misspelledMonths: Readonly<Record<string, number>> = {
  janurary: 1,
  febuary: 2,
  feburary: 2,
  setpember: 9,
  octobor: 10,
  novemeber: 11,
  decemeber: 12,
};
const commonWords = new Set(['march', 'may', 'mar', 'dec', 'sep', 'jan']);
const firstNames = new Set(['april', 'may', 'june', 'august', 'jan']);

function monthName(word: string, month: number, isShort: boolean): readonly [string, MonthName] {
  return [word, { month, isCommonWord: commonWords.has(word), isFirstName: firstNames.has(word), isShort }];
}

export const months: ReadonlyMap<string, MonthName> = new Map([
  ...fullMonths.map((word, index) => monthName(word, index + 1, false)),
  ...Object.entries(shortMonths).map(([word, month]) => monthName(word, month, true)),
  ...Object.entries(misspelledMonths).map(([word, month]) => monthName(word, month, false)),
]);

/** As they are most often mistyped. */
const misspelledWeekdays: Readonly<Record<string, number>> = {
  tuseday: 1,
  teusday: 1,
  wensday: 2,
  wednsday: 2,
  wendsday: 2,
  wedensday: 2,
  thurday: 3,
  thrusday: 3,
  saterday: 5,
  saturdy: 5,
};

/** 0 is Monday. */
export const weekdays: ReadonlyMap<string, number> = new Map([
  ...'monday tuesday wednesday thursday friday saturday sunday'.split(' ').map((word, index) => [word, index] as const),
  ...Object.entries(misspelledWeekdays),
]);

export const shortWeekdays: ReadonlyMap<string, number> = new Map([
  ['mon', 0],
  ['tue', 1],
  ['tues', 1],
  ['wed', 2],
  ['weds', 2],
  ['thu', 3],
  ['thur', 3],
  ['thurs', 3],
  ['fri', 4],
  ['sat', 5],
  ['sun', 6],
]);

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'weekend' | 'month' | 'quarter' | 'year' | 'decade';

export const units: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...(['minute', 'hour', 'day', 'week', 'weekend', 'month', 'quarter', 'year', 'decade'] as const).flatMap(
    (unit) =>
      [
        [unit, unit],
        [`${unit}s`, unit],
      ] as const,
  ),
  ['nights', 'day'],
  ['min', 'minute'],
  ['mins', 'minute'],
  ['hr', 'hour'],
  ['hrs', 'hour'],
  ['yr', 'year'],
  ['yrs', 'year'],
]);

export const numberWords: ReadonlyMap<string, number> = new Map([
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, index * 10 + 20] as const),
]);

export const ordinals: ReadonlyMap<string, number> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
);

export const ordinalSuffixes: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);

/** What makes a year or quarter one of a company's own. */
export const fiscalWords: ReadonlySet<string> = new Set(['fiscal', 'financial', 'fy']);

export const partsOfDay: ReadonlySet<string> = new Set([
  'morning',
  'afternoon',
  'evening',
  'night',
  'nite',
  'lunchtime',
  'noon',
  'midnight',
]);

/**
 * Words that may stand behind a complete expression; a number before any other plural counts things ("in 2019 files").
 */
const noPlurals = new Set(
  'was is has does this as its us his hers theirs ours yours plus versus yes always perhaps besides thus its unless whereas towards across sometimes'.split(
    ' ',
  ),
);
const measures = new Set(
  'ms kb mb gb tb kib mib gib px km kg rpm hz khz mhz ghz fps qps rps byte bit line user file row request token item error people percent degree dollar euro watt volt meter metre mile'.split(
    ' ',
  ),
);

/** A word that makes the number before it an amount: a unit, or any plural in lower case. */
export function isCounted(word: string, isCapital: boolean): boolean {
  if (measures.has(word)) return true;
  return !isCapital && word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !noPlurals.has(word);
}
