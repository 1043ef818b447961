import { type DaySpan, dayNumber, daySpan, isValidDate, monthsSpan, weekSpan, yearSpan } from '../calendar.js';
import type { Unit } from '../english-words.js';
import { isImpossibleDay, yearlyMonth } from '../months.js';
import { readNumericDate } from '../numeric-dates.js';
import { type Third, thirdOf } from '../parts.js';
import { moveDay, theWeekend, unitSpan } from '../periods.js';
import {
  absolute,
  floating,
  isMark,
  longer,
  type Match,
  numberKey,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  wordAt,
} from '../reading.js';

import { yearlySeason } from '../seasons.js';
import { placeWeekday, weekdayAfter, weekdayBefore, weekdayWithin } from '../weekdays.js';
import { currentOrComing, lastEnded, nextToBegin, placeByTense, type Yearly } from '../yearly.js';
import { fourDigitYearAt, yearAt } from '../years.js';
import { daySuffixes, isStreet, matchDaysOfMonth } from './days-of-month.js';
import { startsAt } from './foreign-arrangements.js';
import { isFrench } from './french-hier.js';
import type { LanguageWords } from './language-words.js';
import { firstWords, skipAny, skipPhrase } from './phrases.js';

type Which = 'last' | 'current' | 'next';

interface Counted {
  readonly count: number;
  readonly unit: Unit;
  readonly next: number;
}

/**
 * The rules of one language, made from its table of words: day words, last/this/next unit, weekday, month and season, "N units ago" and
 * ahead, since and until, from and to, weekends, quarters, feasts, written dates, months and years. They mean what their English
 * counterparts mean, to the same precision.
 */
export class Language {
  private readonly days: readonly (readonly [string, number])[];
  private readonly months: ReadonlyMap<string, number>;
  private readonly weekdays: ReadonlyMap<string, number>;
  private readonly which: ReadonlyMap<string, Which>;
  private readonly units: ReadonlyMap<string, Unit>;
  private readonly seasons: ReadonlyMap<string, number>;
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly ordinals: ReadonlyMap<string, number>;
  private readonly holidays: readonly (readonly [string, Yearly])[];

  constructor(private readonly words: LanguageWords) {
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

  rules(): RuleIndex {
    const names = [...this.units.keys(), ...this.weekdays.keys(), ...this.seasons.keys(), ...this.months.keys()];
    return new RuleIndex()
      .add(firstWords(this.words.from), this.matchFromTo)
      .add(firstWords(this.words.since), this.matchSince)
      .add(firstWords(this.words.until), this.matchUntil)
      .add(firstWords(Object.keys(this.words.days)), this.matchDay)
      .add(this.which.keys(), this.matchDetermined)
      .add(names, this.matchDeterminedBehind)
      .add(firstWords(this.words.ago), this.matchAgo)
      .add(this.words.agoBehind.length > 0 ? [...this.numbers.keys(), ...this.units.keys()] : [], this.matchAgoBehind)
      .add(firstWords(this.words.ahead), this.matchAhead)
      .add(firstWords(this.words.weekends), this.matchWeekend)
      .add(this.ordinals.keys(), this.matchQuarter)
      .add(firstWords(Object.keys(this.words.holidays)), this.matchHoliday)
      .add([...this.months.keys(), ...this.seasons.keys()], this.matchMonth)
      .add(this.weekdays.keys(), this.matchWeekday)
      .add(this.words.thirds.flat(), this.matchThird);
  }

  /** What begins with digits: `5. März 2024`, `3 giorni fa`. */
  numberRules(): RuleIndex {
    return new RuleIndex()
      .add([numberKey], this.matchDate)
      .add(this.words.agoBehind.length > 0 ? [numberKey] : [], this.matchAgoBehind);
  }

  /** The months and units that such a number is followed by. */
  namesBehindNumbers(): readonly string[] {
    return [...this.months.keys(), ...this.units.keys()];
  }

  private readonly matchDay: Rule = (reading, at) => {
    const isHere = wordAt(reading, at) === 'hier' && !isFrench(reading, at);
    if (isHere || this.words.notBeforeDays.includes(wordAt(reading, at - 1))) return null;
    for (const [phrase, away] of this.days) {
      const next = skipPhrase(reading, at, phrase);
      if (next === null) continue;
      const hasPart = this.words.partsOfDay.includes(wordAt(reading, next));
      return relative(hasPart ? next + 1 : next, daySpan(reading.anchor + away));
    }
    return null;
  };

  /** `letzte Woche`, `nächsten Freitag`, `cette année`, `el próximo lunes`. */
  private readonly matchDetermined: Rule = (reading, at) => {
    const which = this.which.get(wordAt(reading, at));
    return which === undefined ? null : this.determined(reading, at + 1, which);
  };

  /** `la semaine dernière`, `el lunes pasado`, `la semana que viene`. */
  private readonly matchDeterminedBehind: Rule = (reading, at) => {
    const named = this.determined(reading, at, 'last');
    if (named === null) return null;
    const isComing = skipAny(reading, named.next, ['que viene', 'que vem']);
    const which = isComing === null ? this.which.get(wordAt(reading, named.next)) : 'next';
    const match = which === undefined || which === 'current' ? null : this.determined(reading, at, which);
    return match === null ? null : { ...match, next: isComing ?? named.next + 1 };
  };

  private determined(reading: Reading, at: number, which: Which): Match | null {
    const { anchor } = reading;
    const unit = this.units.get(wordAt(reading, at));
    if (unit === 'day') return null;
    if (unit !== undefined)
      return relative(at + 1, unitSpan(unit, anchor, which === 'last' ? -1 : which === 'next' ? 1 : 0));
    const weekday = this.weekdayAt(reading, at);
    if (weekday !== null) {
      if (which === 'last') return relative(weekday.next, daySpan(weekdayBefore(anchor, weekday.weekday)));
      const week = weekSpan(which === 'next' ? anchor + 7 : anchor);
      return relative(weekday.next, daySpan(weekdayWithin(week, weekday.weekday)));
    }
    const yearly = this.yearlyAt(wordAt(reading, at));
    const span = yearly === null ? null : placeNamed(yearly, anchor, which);
    return span === null ? null : relative(at + 1, span);
  }

  private yearlyAt(word: string): Yearly | null {
    const season = this.seasons.get(word);
    if (season !== undefined) return yearlySeason(season);
    const month = this.months.get(word);
    return month === undefined ? null : yearlyMonth(month);
  }

  private countAt(reading: Reading, at: number): Counted | null {
    const token = reading.tokens[at];
    const isNumber = token?.kind === 'number' && token.word.length <= 4;
    const count = isNumber ? Number(token.word) : this.numbers.get(wordAt(reading, at));
    const unit = this.units.get(wordAt(reading, at + 1));
    return count === undefined || count === 0 || unit === undefined ? null : { count, unit, next: at + 2 };
  }

  /** `vor drei Tagen`, `il y a deux semaines`, `hace un año`. */
  private readonly matchAgo: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.ago);
    const counted = from === null ? null : this.countAt(reading, from);
    return counted === null ? null : relative(counted.next, unitSpan(counted.unit, reading.anchor, -counted.count));
  };

  /** `tre giorni fa`, `drie dagen geleden`, `неделю назад`. */
  private readonly matchAgoBehind: Rule = (reading, at) => {
    const unit = this.units.get(wordAt(reading, at));
    const counted = this.countAt(reading, at) ?? (unit === undefined ? null : { count: 1, unit, next: at + 1 });
    const next = counted === null ? null : skipAny(reading, counted.next, this.words.agoBehind);
    if (counted === null || next === null) return null;
    return relative(next, unitSpan(counted.unit, reading.anchor, -counted.count));
  };

  private readonly matchAhead: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.ahead);
    const counted = from === null ? null : this.countAt(reading, from);
    if (counted === null || leansBack(reading, at, counted.next)) return null;
    return relative(counted.next, unitSpan(counted.unit, reading.anchor, counted.count));
  };

  /** `seit drei Jahren`, `depuis 2019`, `desde el lunes`. */
  private readonly matchSince: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.since);
    if (from === null || startsAt(reading.tokens, from)) return null;
    const counted = this.countAt(reading, from);
    if (counted !== null)
      return relative(counted.next, {
        start: moveDay(counted.unit, reading.anchor, -counted.count),
        end: reading.anchor,
      });
    const point = this.matchPoint({ ...reading, lean: 'past' }, from);
    return point === null || point.span.start > reading.anchor
      ? null
      : { ...point, span: { start: point.span.start, end: reading.anchor } };
  };

  private readonly matchUntil: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.until);
    if (from === null) return null;
    const point = this.matchPoint({ ...reading, lean: leansBack(reading, at, from) ? 'past' : 'future' }, from);
    if (point === null) return null;
    return point.span.end < reading.anchor ? point : { ...point, span: { start: reading.anchor, end: point.span.end } };
  };

  /** `von 2015 bis 2019`, `de enero a marzo de 2024`. */
  private readonly matchFromTo: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.from);
    const days = from === null ? null : matchDaysOfMonth(reading, from, this.words.to, this.matchDate);
    if (days !== null) return days;
    const first = from === null ? null : this.matchPoint(reading, from);
    const to = first === null ? null : skipAny(reading, first.next, this.words.to);
    const second = to === null ? null : this.matchPoint(reading, to);
    if (from === null || first === null || second === null) return null;
    const start =
      first.isFloating && !second.isFloating
        ? this.matchPoint({ ...reading, anchor: second.span.end, lean: 'past' }, from)
        : first;
    if (start === null || second.span.end < start.span.start) return null;
    return { ...second, isFloating: false, span: { start: start.span.start, end: second.span.end } };
  };

  /** `Anfang Mai`, `finales de 2025`, `mi-mars`. */
  private readonly matchThird: Rule = (reading, at) => {
    const third = thirds.find((each) => this.words.thirds[each].includes(wordAt(reading, at)));
    const dash = isMark(reading, at + 1, '-') ? at + 2 : at + 1;
    const from = this.words.of.includes(wordAt(reading, dash)) ? dash + 1 : dash;
    // "Final 2024 numbers" is English.
    const isAmount = from === at + 1 && englishToo.has(wordAt(reading, at)) && reading.tokens[from]?.kind === 'number';
    const whole = isAmount ? null : this.matchNamed(reading, from);
    const span = third === undefined || whole === null ? null : thirdOf(whole.span, third);
    return whole === null || span === null ? null : { ...whole, span };
  };

  /** A time behind `since`, `until` or `from`, with or without an article. */
  private matchPoint(reading: Reading, at: number): Match | null {
    return this.matchThird(reading, at) ?? this.matchNamed(reading, at);
  }

  private matchNamed(reading: Reading, at: number): Match | null {
    const from = articles.has(wordAt(reading, at)) ? at + 1 : at;
    const led: Reading = { ...reading, isLed: true };
    const year = yearAt(reading, from);
    if (year !== null) return absolute(from + 1, yearSpan(year));
    const literal = literalAt(reading, from);
    if (literal !== null) return literal;
    const rules: readonly Rule[] = [
      this.matchDay,
      this.matchDetermined,
      this.matchDeterminedBehind,
      this.matchDate,
      this.matchMonth,
      this.matchHoliday,
      this.matchWeekday,
    ];
    for (const rule of rules) {
      const match = rule(led, from);
      if (match !== null) return match;
    }
    return null;
  }

  /** `am Wochenende`, `le week-end dernier`, `el próximo fin de semana`. */
  private readonly matchWeekend: Rule = (reading, at) => {
    const next = skipAny(reading, at, this.words.weekends);
    if (next === null) return null;
    const which = this.which.get(wordAt(reading, next));
    if (which !== undefined) return relative(next + 1, unitSpan('weekend', reading.anchor, which === 'last' ? -1 : 1));
    const before = wordAt(reading, at - 1);
    return this.words.beforeWeekends.includes(before) ? relative(next, theWeekend(reading, at, next)) : null;
  };

  /** `ersten Quartal 2025`, `premier trimestre de 2025`. */
  private readonly matchQuarter: Rule = (reading, at) => {
    const part = this.ordinals.get(wordAt(reading, at));
    if (part === undefined || this.units.get(wordAt(reading, at + 1)) !== 'quarter') return null;
    return this.place(reading, at, at + 2, (year) => monthsSpan(year, part * 3 - 2, 3));
  };

  /** `an Heiligabend`, `à Noël`, `Natale 2024`. */
  private readonly matchHoliday: Rule = (reading, at) => {
    for (const [phrase, yearly] of this.holidays) {
      const next = skipPhrase(reading, at, phrase);
      const match = next === null ? null : this.place(reading, at, next, yearly);
      if (match !== null)
        return !match.isFloating || reading.isLed || this.words.beforeHolidays.includes(wordAt(reading, at - 1))
          ? match
          : null;
    }
    return null;
  };

  /** `5. März 2024`, `1er mars`, `5 de marzo de 2024`. */
  private readonly matchDate: Rule = (reading, at) => {
    const token = reading.tokens[at];
    const day = token?.kind === 'number' && token.word.length <= 2 ? Number(token.word) : 0;
    const suffix =
      daySuffixes.has(reading.tokens[at + 1]?.word ?? '') && reading.tokens[at + 1]?.isGlued ? at + 2 : at + 1;
    const from = this.words.of.includes(wordAt(reading, suffix)) ? suffix + 1 : suffix;
    const month = this.months.get(wordAt(reading, from));
    if (day === 0 || month === undefined || isStreet(reading, at)) return null;
    return this.place(reading, at, from + 1, (year) =>
      isValidDate(year, month, day) ? daySpan(dayNumber(year, month, day)) : null,
    );
  };

  private place(reading: Reading, at: number, next: number, yearly: Yearly): Match | null {
    const from = this.words.of.includes(wordAt(reading, next)) ? next + 1 : next;
    const year = fourDigitYearAt(reading, from);
    if (year !== null) {
      const span = yearly(year);
      return span === null ? null : absolute(from + 1, span);
    }
    const span = placeByTense(reading, at, next, yearly);
    return span === null ? null : floating(next, span);
  }

  /** `März 2024`, `im Mai`, `en marzo de 2024`, `verano de 2024`. */
  private readonly matchMonth: Rule = (reading, at) => {
    const word = wordAt(reading, at);
    const yearly = isImpossibleDay(reading, at, this.words.of) ? null : this.yearlyAt(word);
    const match = yearly === null ? null : this.place(reading, at, at + 1, yearly);
    if (match === null || !match.isFloating || reading.isLed) return match;
    const isLed = startsAt(reading.tokens, at) || this.words.beforeMonths.includes(wordAt(reading, at - 1));
    return this.months.has(word) && isLed ? match : null;
  };

  /** `am Montag`, `le lundi 5 mars`: a date behind the weekday says more than the weekday. */
  private readonly matchWeekday: Rule = (reading, at) => {
    const named = this.weekdayAt(reading, at);
    if (named === null) return null;
    const date = this.dateBehind(reading, named.next);
    if (date !== null) return date;
    if (!reading.isLed && (this.words.habit.includes(wordAt(reading, at - 1)) || this.isInRun(reading, at)))
      return null;
    const { weekday, next } = named;
    if (reading.lean === 'future') return floating(next, daySpan(weekdayAfter(reading.anchor, weekday)));
    return floating(next, daySpan(placeWeekday(reading, weekday, at, next)));
  };

  /** "De lunes a viernes", "von Montag bis Freitag": every week's, unless the sentence tells of the past. */
  private isInRun(reading: Reading, at: number): boolean {
    const { to } = this.words;
    const isRun =
      (to.includes(wordAt(reading, at + 1)) && this.weekdayAt(reading, at + 2) !== null) ||
      (to.includes(wordAt(reading, at - 1)) && this.weekdayAt(reading, at - 2) !== null);
    return isRun && !leansBack(reading, at, at + 1);
  }

  private dateBehind(reading: Reading, at: number): Match | null {
    const from = isMark(reading, at, ',') ? at + 1 : at;
    const start = articles.has(wordAt(reading, from)) ? from + 1 : from;
    return longer(this.matchDate(reading, start), literalAt(reading, start));
  }

  /** Where working days are numbered ("na segunda"), only what cannot be the second of something. */
  private weekdayAt(reading: Reading, at: number): { weekday: number; next: number } | null {
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
const englishToo = new Set(['final', 'half', 'begin', 'fine', 'fin', 'medio']);
const thirds: readonly Third[] = [0, 1, 2];
const articles = new Set(['dem', 'der', 'den', 'le', 'la', 'el', 'au', 'il', 'o', 'a', 'os']);

function numbered(names: readonly string[], first: number): ReadonlyMap<string, number> {
  return new Map(names.flatMap((forms, index) => forms.split('|').map((form) => [form, index + first] as const)));
}

function placeNamed(yearly: Yearly, anchor: number, which: Which): DaySpan | null {
  if (which === 'last') return lastEnded(yearly, anchor);
  return which === 'next' ? nextToBegin(yearly, anchor) : currentOrComing(yearly, anchor);
}

function literalAt(reading: Reading, at: number): Match | null {
  const token = reading.tokens[at];
  const span = token?.kind === 'literal' ? readNumericDate(token.word) : null;
  return span === null ? null : absolute(at + 1, span);
}

function leansBack(reading: Reading, at: number, next: number): boolean {
  const tense = reading.tenses.around(at, next);
  return tense === 'past' || tense === 'perfect';
}
