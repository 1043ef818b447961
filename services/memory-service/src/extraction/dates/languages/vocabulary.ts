import type { Unit } from '../english-words.js';
import { yearlyMonth } from '../months.js';
import { type Reading, wordAt } from '../reading.js';
import { yearlySeason } from '../seasons.js';
import type { Yearly } from '../yearly.js';
import type { LanguageWords } from './language-words.js';
import { skipPhrase } from './phrases.js';

export type Which = 'last' | 'current' | 'next';

interface Counted {
  readonly count: number;
  readonly unit: Unit;
  readonly next: number;
}

/** The words of one language by what they name, and what stands at a place of a text by them. */
export class Vocabulary {
  readonly days: readonly (readonly [string, number])[];
  readonly months: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlyMap<string, number>;
  readonly which: ReadonlyMap<string, Which>;
  readonly units: ReadonlyMap<string, Unit>;
  readonly seasons: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly holidays: readonly (readonly [string, Yearly])[];

  constructor(readonly words: LanguageWords) {
    this.days = Object.entries(words.days);
    this.months = numbered(words.months, 1);
    this.weekdays = numbered(words.weekdays, 0);
    this.which = new Map<string, Which>([
      ...words.last.map((word) => [word, 'last'] as const),
      ...words.current.map((word) => [word, 'current'] as const),
      ...words.next.map((word) => [word, 'next'] as const),
    ]);
    this.units = new Map(Object.entries(words.units));
    this.seasons = new Map(Object.entries(words.seasons));
    this.numbers = new Map(Object.entries(words.numbers));
    this.ordinals = new Map(Object.entries(words.ordinals));
    this.holidays = Object.entries(words.holidays);
  }

  yearlyAt(word: string): Yearly | null {
    const season = this.seasons.get(word);
    if (season !== undefined) return yearlySeason(season);
    const month = this.months.get(word);
    return month === undefined ? null : yearlyMonth(month);
  }

  countAt(reading: Reading, at: number): Counted | null {
    const token = reading.tokens[at];
    const isNumber = token?.kind === 'number' && token.word.length <= 4;
    const count = isNumber ? Number(token.word) : this.numbers.get(wordAt(reading, at));
    const unit = this.units.get(wordAt(reading, at + 1));
    return count === undefined || count === 0 || unit === undefined ? null : { count, unit, next: at + 2 };
  }

  /** Where working days are numbered ("na segunda"), only what cannot be the second of something. */
  weekdayAt(reading: Reading, at: number): { weekday: number; next: number } | null {
    const weekday = this.weekdays.get(wordAt(reading, at));
    if (weekday === undefined) return null;
    const tail = this.words.weekdayTail;
    if (tail === undefined || weekday > friday) return { weekday, next: at + 1 };
    const next = skipPhrase(reading, at + 1, tail);
    if (next !== null) return { weekday, next };
    const after = reading.tokens[at + 1];
    const isAlone = after === undefined || after.kind === 'mark' || this.which.has(after.word);
    return isAlone && wordAt(reading, at - 1) === 'na' ? { weekday, next: at + 1 } : null;
  }
}

const friday = 4;

function numbered(names: readonly string[], first: number): ReadonlyMap<string, number> {
  return new Map(names.flatMap((forms, index) => forms.split('|').map((form) => [form, index + first] as const)));
}
