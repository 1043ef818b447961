import type { Yearly } from '../../named/yearly.js';
import type { Unit } from '../../tokens/english-words.js';
import type { Token } from '../../tokens/tokens.js';

/**
 * The words of a language for the commonest time expressions. Phrases are words with a space between; an apostrophe is
 * a word.
 */
export interface LanguageWords {
  /**
   * Where most of the words are words of other languages too: whether the sentence around a place is of this one.
   */
  readonly isSpoken?: (tokens: readonly Token[], at: number) => boolean;
  /** Days away from today. */
  readonly days: Readonly<Record<string, number>>;
  readonly partsOfDay: readonly string[];
  /** Behind one of these a day word means something else ("guten Morgen", "por la mañana"). */
  readonly notBeforeDays: readonly string[];
  /** January first; several spellings behind one another with `|`. */
  readonly months: readonly string[];
  /** Monday first; several forms behind one another with `|`. */
  readonly weekdays: readonly string[];
  /**
   * "Mi", "lun": Monday first. They count behind what tells them from other words: "nächsten Mi", "lun. 3 mars", "w
   * pt."
   */
  readonly shortWeekdays?: readonly string[];
  readonly beforeShort?: readonly string[];
  /** Of those which are no other word behind `beforeShort`, so that a word may follow. */
  readonly clearShortWeekdays?: readonly string[];
  /** Behind a day alone: "3 déc.". English has those that are spelled as its own. */
  readonly shortMonths?: Readonly<Record<string, number>>;
  /** First month of each season. */
  readonly seasons: Readonly<Record<string, number>>;
  /**
   * One or two words before a season that is one of a year ("im Sommer", "in de zomer"), and forms that need no such
   * word ("latem").
   */
  readonly beforeSeasons?: readonly string[];
  readonly seasonsAlone?: readonly string[];
  readonly units: Readonly<Record<string, Unit>>;
  /** Words for hours, of which 24, 48 and so on are whole days: "vor 48 Stunden". */
  readonly hours?: readonly string[];
  /** Single words for a period that lies so many units away: "торік". */
  readonly periods?: Readonly<Record<string, readonly [Unit, number]>>;
  /** A unit without a number is one: "za tydzień", "через год". */
  readonly countsOneAlone?: boolean;
  readonly numbers: Readonly<Record<string, number>>;
  /** Before a count: "vor etwa drei Wochen", "hace unos tres años"; and what makes it one to the day. */
  readonly about?: readonly string[];
  readonly exactly?: readonly string[];
  /** The same behind it: "il y a deux ans jour pour jour". */
  readonly exactlyBehind?: readonly string[];
  /** So many weeks after the day before it: "mardi en huit". */
  readonly weeksBehindDays?: Readonly<Record<string, number>>;
  /** Two to four, as "a few" is. */
  readonly few?: readonly string[];
  /** Half a year, a year and a half, in months. */
  readonly halfYears?: Readonly<Record<string, number>>;
  /** With a count, up to now or from now on: "die letzten zwei Wochen", "los próximos tres días". */
  readonly lastSeveral?: readonly string[];
  readonly nextSeveral?: readonly string[];
  readonly last: readonly string[];
  readonly current: readonly string[];
  readonly next: readonly string[];
  /** Two units away: "übernächste Woche". */
  readonly afterNext?: readonly string[];
  readonly beforeLast?: readonly string[];
  /** As `next`, but of a weekday the first to come: "kommenden Freitag". */
  readonly coming?: readonly string[];
  readonly ago: readonly string[];
  /** Behind the units: "tre giorni fa". */
  readonly agoBehind: readonly string[];
  readonly ahead: readonly string[];
  /** Behind the units: "iki hafta sonra". */
  readonly aheadBehind?: readonly string[];
  /** Behind a time, from or up to which something lasts: "ocaktan beri", "cuma gününe kadar". */
  readonly sinceBehind?: readonly string[];
  readonly untilBehind?: readonly string[];
  /** Between a time and those words, glued to its apostrophe or a word of its own: "Mart'a kadar", "cuma gününe kadar". */
  readonly caseTails?: readonly string[];
  /** Between a count and what it is counted from: "zwei Tage vor Weihnachten", "dos días después de Reyes". */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly since: readonly string[];
  /** Those words also lead to what begins on a day to come: "od 1 czerwca", "dal 1 aprile". */
  readonly sinceOrFrom?: boolean;
  /**
   * Words that lead to how long something has lasted: "llevo seis meses viviendo aquí", "voilà six mois que", "al zes
   * maanden in".
   */
  readonly lasting?: readonly string[];
  readonly until: readonly string[];
  /** Between the parts of a date: "5 de marzo de 2024". */
  readonly of: readonly string[];
  /** Forms of months that need no word before them: "ocakta", "marttan beri". */
  readonly monthsAlone?: readonly string[];
  /** First, middle and last third behind their period: "mart sonunda", "ay başında". */
  readonly thirdsBehind?: readonly [readonly string[], readonly string[], readonly string[]];
  /** Words that announce a month that stands alone. */
  readonly beforeMonths: readonly string[];
  /** First, middle and last third: "Anfang Mai", "mediados de marzo". */
  /** Before four digits that are a year ("w 2019"), and behind them ("в 2019 году"). */
  readonly beforeYears?: readonly string[];
  readonly yearTails?: readonly string[];
  readonly thirds: readonly [readonly string[], readonly string[], readonly string[]];
  /** Words that make a weekday every week's; and weekdays that are so with the word before them ("w soboty"). */
  readonly habit: readonly string[];
  readonly habits?: readonly string[];
  /** Words for "never" and "always", which do so in their clause. */
  readonly never?: readonly string[];
  /** What follows the name of a working day where the name alone is an ordinal: "segunda-feira". */
  readonly weekdayTail?: string;
  /**
   * Names of the weekend of several words, and words before a weekend that is not otherwise placed ("am Wochenende").
   */
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
