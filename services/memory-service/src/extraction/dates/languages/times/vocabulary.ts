import { type DaySpan, daySpan } from '../../calendar/calendar.js';
import { isMark, type Reading, wordAt } from '../../context/time-rule.js';
import { yearlyMonth } from '../../named/months.js';
import { moveDay, unitSpan } from '../../named/periods.js';
import { yearlySeason } from '../../named/seasons.js';
import type { Yearly } from '../../named/yearly.js';
import type { Third } from '../../spans/parts-of-periods.js';
import type { Unit } from '../../tokens/english-words.js';
import { isEnglishAm } from '../lookalikes/english-am.js';
import { isNumberedWeekday } from '../lookalikes/numbered-weekdays.js';
import type { LanguageWords } from '../words/language-words.js';
import { skipAny, skipPhrase } from '../words/phrases.js';
import { spellings } from '../words/spellings.js';

export type Which = 'beforeLast' | 'last' | 'current' | 'next' | 'coming' | 'afterNext';

/** From `min` to `max` units: "ein paar Tage" are two to four. */
export interface Counted {
  readonly min: number;
  readonly max: number;
  readonly unit: Unit;
  readonly next: number;
  /** "Vor genau einem Jahr": to the day. */
  readonly isExact?: true;
}

interface NamedWeekday {
  readonly weekday: number;
  readonly next: number;
}

/** What "a few" counts, as in English. */
const few = { min: 2, max: 4 };
const maxCountDigits = 3;

/** The words of one language by what they name, and what stands at a place of a text by them. */
export class Vocabulary {
  readonly days: readonly (readonly [string, number])[];
  readonly months: ReadonlyMap<string, number>;
  readonly shortMonths: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlyMap<string, number>;
  readonly shortWeekdays: ReadonlyMap<string, number>;
  readonly which: ReadonlyMap<string, Which>;
  readonly units: ReadonlyMap<string, Unit>;
  readonly periods: ReadonlyMap<string, readonly [Unit, number]>;
  readonly seasons: ReadonlyMap<string, number>;
  readonly seasonsAlone: ReadonlySet<string>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly holidays: readonly (readonly [string, Yearly])[];
  readonly thirds: ReadonlyMap<string, Third>;
  private readonly halfYears: readonly (readonly [string, number])[];
  private readonly clearShortWeekdays: ReadonlySet<string>;

  constructor(readonly words: LanguageWords) {
    this.days = spelled(Object.entries(words.days));
    this.months = numbered(words.months, 1);
    this.shortMonths = new Map(spelled(Object.entries(words.shortMonths ?? {})));
    this.weekdays = numbered(words.weekdays, 0);
    this.shortWeekdays = numbered(words.shortWeekdays ?? [], 0);
    const whichWords = {
      last: words.last,
      current: words.current,
      next: words.next,
      coming: words.coming,
      afterNext: words.afterNext,
      beforeLast: words.beforeLast,
    };
    this.which = new Map(
      (['beforeLast', 'last', 'current', 'next', 'coming', 'afterNext'] as const).flatMap((which) =>
        spelled((whichWords[which] ?? []).map((word) => [word, which] as const)),
      ),
    );
    this.units = new Map(spelled(Object.entries(words.units)));
    this.periods = new Map(spelled(Object.entries(words.periods ?? {})));
    this.seasons = new Map(spelled(Object.entries(words.seasons)));
    this.seasonsAlone = new Set((words.seasonsAlone ?? []).flatMap(spellings));
    this.numbers = new Map(spelled(Object.entries(words.numbers)));
    this.ordinals = new Map(Object.entries(words.ordinals));
    this.holidays = spelled(Object.entries(words.holidays));
    this.thirds = new Map(
      spelled(([0, 1, 2] as const).flatMap((third) => words.thirds[third].map((word) => [word, third] as const))),
    );
    this.halfYears = Object.entries(words.halfYears ?? {});
    this.clearShortWeekdays = new Set((words.clearShortWeekdays ?? []).flatMap(spellings));
  }

  seasonAt(word: string): Yearly | null {
    const season = this.seasons.get(word);
    return season === undefined ? null : yearlySeason(season);
  }

  yearlyAt(word: string): Yearly | null {
    const month = this.months.get(word);
    return this.seasonAt(word) ?? (month === undefined ? null : yearlyMonth(month));
  }

  holidayAt(reading: Reading, at: number): { readonly yearly: Yearly; readonly next: number } | null {
    for (const [phrase, yearly] of this.holidays) {
      const next = skipPhrase(reading, at, phrase);
      if (next !== null) return { yearly, next };
    }
    return null;
  }

  /** `3 Tage`, `deux semaines`, `kilka dni`, `полгода`; in languages without an article also a unit alone. */
  countAt(reading: Reading, at: number): Counted | null {
    const about = skipAny(reading, at, this.words.about ?? []);
    const exactly = about === null ? skipAny(reading, at, this.words.exactly ?? []) : null;
    const from = about ?? exactly;
    const counted = from === null ? null : this.plainCountAt(reading, from);
    if (counted === null) return this.plainCountAt(reading, at);
    return exactly === null ? counted : { ...counted, isExact: true };
  }

  /** The same, and to the day where a word for "exactly" stands before `lead`: "genau vor einem Jahr". */
  countBehind(reading: Reading, lead: number, at: number): Counted | null {
    const counted = this.countAt(reading, at);
    const isExact = (this.words.exactly ?? []).some(
      (phrase) => skipPhrase(reading, lead - phrase.split(' ').length, phrase) === lead,
    );
    if (counted === null) return null;
    const behind = skipAny(reading, counted.next, this.words.exactlyBehind ?? []);
    return !isExact && behind === null ? counted : { ...counted, next: behind ?? counted.next, isExact: true };
  }

  private plainCountAt(reading: Reading, at: number): Counted | null {
    const { words } = this;
    const token = reading.tokens[at];
    if (token === undefined) return null;
    if (token.kind !== 'number')
      for (const [phrase, months] of this.halfYears) {
        const next = skipPhrase(reading, at, phrase);
        if (next !== null) return { min: months, max: months, unit: 'month', next };
      }
    const vague = token.kind === 'number' ? null : skipAny(reading, at, words.few ?? []);
    const from = vague ?? at + 1;
    const unit = this.units.get(wordAt(reading, from));
    if (vague !== null) return unit === undefined ? null : { ...few, unit, next: from + 1 };
    const isNumber = token.kind === 'number' && token.word.length <= maxCountDigits;
    const count = isNumber ? Number(token.word) : this.numbers.get(wordAt(reading, at));
    if (count !== undefined && count > 0 && count % hoursOfDay === 0 && this.isOfHours(reading, from + 1))
      return { min: count / hoursOfDay, max: count / hoursOfDay, unit: 'day', next: from + 1 };
    if (count !== undefined && count !== 0 && unit !== undefined)
      return { min: count, max: count, unit, next: from + 1 };
    const alone = words.countsOneAlone === true ? this.units.get(wordAt(reading, at)) : undefined;
    return alone === undefined ? null : { min: 1, max: 1, unit: alone, next: at + 1 };
  }

  /** Whether what ends before a place is counted in hours. */
  isOfHours(reading: Reading, next: number): boolean {
    return this.words.hours?.includes(wordAt(reading, next - 1)) === true;
  }

  /** `am Tag vor Heiligabend`, `el día antes de Navidad` */
  theDayAt(reading: Reading, at: number): Counted | null {
    const isDay = this.units.get(wordAt(reading, at)) === 'day';
    return isDay && beforeTheDay.has(wordAt(reading, at - 1)) ? { min: 1, max: 1, unit: 'day', next: at + 1 } : null;
  }

  /** Where working days are numbered ("na segunda"), only what cannot be the second of something. */
  weekdayAt(reading: Reading, at: number): NamedWeekday | null {
    const weekday = this.weekdays.get(wordAt(reading, at));
    if (weekday === undefined) return this.shortWeekdayAt(reading, at);
    // "Santo Domingo"
    if (wordAt(reading, at - 1) === 'santo') return null;
    const tail = this.words.weekdayTail;
    if (tail === undefined || weekday > friday) return { weekday, next: at + 1 };
    const next = skipPhrase(reading, at + 1, tail);
    if (next !== null) return { weekday, next };
    return isNumberedWeekday(reading, at, this.which) ? { weekday, next: at + 1 } : null;
  }

  /** `nächsten Mi`, `lun. 3 mars`, `w pt`: short names, most of which are words of some language. */
  private shortWeekdayAt(reading: Reading, at: number): NamedWeekday | null {
    const weekday = this.shortWeekdays.get(wordAt(reading, at));
    if (weekday === undefined) return null;
    const isDotted = isMark(reading, at + 1, '.') && reading.tokens[at + 1]?.isGlued === true;
    const next = isDotted ? at + 2 : at + 1;
    const [before, after] = [wordAt(reading, at - 1), reading.tokens[next]];
    if (this.which.has(before)) return { weekday, next: isDotted && after !== undefined ? next : at + 1 };
    const comma = isMark(reading, next, ',') ? next + 1 : next;
    const month = isMark(reading, comma + 1, '.') ? comma + 2 : comma + 1;
    const isBeforeDate = reading.tokens[comma]?.kind === 'number' && this.yearlyAt(wordAt(reading, month)) !== null;
    // "I am Mo" is a name.
    const isLed =
      this.words.beforeShort?.includes(before) === true &&
      reading.tokens[at]?.isGlued === false &&
      !isEnglishAm(reading.tokens, at - 1);
    // "Do 19:30 Chor"
    if (after?.kind === 'clock' && reading.tokens[at]?.isCapital === true) return { weekday, next: at + 1 };
    const isAlone = after === undefined || after.kind !== 'word' || isDotted || reading.tokens[at]?.isCapital === true;
    if (!isBeforeDate && !(isLed && (isAlone || this.clearShortWeekdays.has(wordAt(reading, at))))) return null;
    return { weekday, next: isDotted && after !== undefined && after.kind !== 'break' ? next : at + 1 };
  }
}

/** The days, weeks, months or years that are so far from the anchor; `sign` −1 for those ago. */
export function countedSpan(anchor: number, { min, max, unit, isExact }: Counted, sign: 1 | -1): DaySpan {
  if (isExact) return daySpan(moveDay(unit, anchor, sign * min));
  const [near, far] = [unitSpan(unit, anchor, sign * min), unitSpan(unit, anchor, sign * max)];
  return { start: Math.min(near.start, far.start), end: Math.max(near.end, far.end) };
}

const friday = 4;
const hoursOfDay = 24;
const beforeTheDay = new Set(['am', 'der', 'den', 'el', 'il', 'le', 'o', 'no', 'de']);

function spelled<T>(entries: readonly (readonly [string, T])[]): (readonly [string, T])[] {
  return entries.flatMap(([word, meaning]) => spellings(word).map((each) => [each, meaning] as const));
}

function numbered(names: readonly string[], first: number): ReadonlyMap<string, number> {
  return new Map(
    names.flatMap((forms, index) =>
      forms.split('|').flatMap((form) => spellings(form).map((each) => [each, index + first] as const)),
    ),
  );
}
