import type { Unit } from '../english-words.js';
import type { Yearly } from '../yearly.js';

/** The words of a language for the commonest time expressions. Phrases are words with a space between; an apostrophe is a word. */
export interface LanguageWords {
  /** Days away from today. */
  readonly days: Readonly<Record<string, number>>;
  readonly partsOfDay: readonly string[];
  /** Behind one of these a day word means something else ("guten Morgen", "por la mañana"). */
  readonly notBeforeDays: readonly string[];
  /** January first; several spellings behind one another with `|`. */
  readonly months: readonly string[];
  /** Monday first; several forms behind one another with `|`. */
  readonly weekdays: readonly string[];
  /** First month of each season. */
  readonly seasons: Readonly<Record<string, number>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly last: readonly string[];
  readonly current: readonly string[];
  readonly next: readonly string[];
  readonly ago: readonly string[];
  /** Behind the units: "tre giorni fa". */
  readonly agoBehind: readonly string[];
  readonly ahead: readonly string[];
  readonly since: readonly string[];
  readonly until: readonly string[];
  /** Between the parts of a date: "5 de marzo de 2024". */
  readonly of: readonly string[];
  /** Words that announce a month that stands alone. */
  readonly beforeMonths: readonly string[];
  /** First, middle and last third: "Anfang Mai", "mediados de marzo". */
  readonly thirds: readonly [readonly string[], readonly string[], readonly string[]];
  /** Words that make a weekday every week's. */
  readonly habit: readonly string[];
  /** What follows the name of a working day where the name alone is an ordinal: "segunda-feira". */
  readonly weekdayTail?: string;
  /** Names of the weekend of several words, and words before a weekend that is not otherwise placed ("am Wochenende"). */
  readonly weekends: readonly string[];
  readonly beforeWeekends: readonly string[];
  /** First to fourth quarter, in the forms that stand before its name. */
  readonly ordinals: Readonly<Record<string, number>>;
  /** Before the first and the second time of a range. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly holidays: Readonly<Record<string, Yearly>>;
  readonly beforeHolidays: readonly string[];
}
