import { type DaySpan, dayNumber, daySpan, isValidDate, weekSpan, yearSpan } from './calendar.js';
import type { Unit } from './english-words.js';
import { FRENCH, GERMAN, type LanguageWords, SPANISH } from './foreign-words.js';
import { yearlyMonth } from './months.js';
import { readNumericDate } from './numeric-dates.js';
import { moveDay, unitSpan } from './periods.js';
import {
  absolute,
  floating,
  isMark,
  leanAt,
  type Match,
  NUMBER,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  wordAt,
} from './reading.js';
import { yearlySeason } from './seasons.js';
import { placeWeekday, weekdayAfter, weekdayBefore, weekdayWithin } from './weekdays.js';
import { currentOrComing, lastBegun, lastEnded, nextToBegin, type Yearly } from './yearly.js';
import { fourDigitYearAt, yearAt } from './years.js';

/*
 * The commonest time expressions of German, French and Spanish: day words, last/this/next unit, weekday, month and season, "N units ago"
 * and ahead, since and until, written dates, months and years. They mean what their English counterparts mean, to the same precision.
 */

type Which = 'last' | 'current' | 'next';

/** A phrase of the tables at a place; apostrophes and hyphens count as words. Returns the index behind it. */
function skipPhrase(reading: Reading, at: number, phrase: string): number | null {
  const words = phrase.split(' ');
  const isThere = words.every((word, offset) => reading.tokens[at + offset]?.word.replace('’', "'") === word);
  return isThere ? at + words.length : null;
}

function skipAny(reading: Reading, at: number, phrases: readonly string[]): number | null {
  for (const phrase of phrases) {
    const next = skipPhrase(reading, at, phrase);
    if (next !== null) return next;
  }
  return null;
}

function firstWords(phrases: readonly string[]): string[] {
  return phrases.map((phrase) => phrase.split(' ')[0] ?? '');
}

/** The rules of one language, made from its table of words. */
class Language {
  private readonly months: ReadonlyMap<string, number>;
  private readonly weekdays: ReadonlyMap<string, number>;
  private readonly which: ReadonlyMap<string, Which>;
  private readonly units: ReadonlyMap<string, Unit>;
  private readonly seasons: ReadonlyMap<string, number>;
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(private readonly words: LanguageWords) {
    this.months = new Map(
      words.months.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
    );
    this.weekdays = new Map(words.weekdays.map((name, index) => [name, index]));
    this.which = new Map<string, Which>([
      ...words.last.map((word) => [word, 'last'] as const),
      ...words.current.map((word) => [word, 'current'] as const),
      ...words.next.map((word) => [word, 'next'] as const),
    ]);
    this.units = new Map(Object.entries(words.units));
    this.seasons = new Map(Object.entries(words.seasons));
    this.numbers = new Map(Object.entries(words.numbers));
  }

  rules(): RuleIndex {
    const names = [...this.units.keys(), ...this.weekdays.keys(), ...this.seasons.keys(), ...this.months.keys()];
    return new RuleIndex()
      .addAll(this.pointRules(names))
      .add(firstWords(this.words.since), this.matchSince)
      .add(firstWords(this.words.until), this.matchUntil);
  }

  /** What can stand behind `since` and `until`, and alone. */
  private pointRules(names: readonly string[]): RuleIndex {
    return new RuleIndex()
      .add(firstWords(Object.keys(this.words.days)), this.matchDay)
      .add(this.which.keys(), this.matchDetermined)
      .add(names, this.matchDeterminedBehind)
      .add(firstWords(this.words.ago), this.matchAgo)
      .add(firstWords(this.words.ahead), this.matchAhead)
      .add([NUMBER], this.matchDate)
      .add(this.months.keys(), this.matchMonth)
      .add(this.weekdays.keys(), this.matchWeekday);
  }

  private readonly matchDay: Rule = (reading, at) => {
    if (
      this.words.notBeforeDays.includes(wordAt(reading, at - 1)) ||
      (wordAt(reading, at) === 'hier' && !isFrench(reading, at))
    )
      return null;
    for (const [phrase, away] of Object.entries(this.words.days)) {
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
    const span = which === undefined ? null : this.determined(reading, at + 1, which);
    return span === null ? null : relative(at + 2, span);
  };

  /** `la semaine dernière`, `el lunes pasado`, `la semana que viene`. */
  private readonly matchDeterminedBehind: Rule = (reading, at) => {
    const isComing = skipPhrase(reading, at + 1, 'que viene');
    const which = isComing === null ? this.which.get(wordAt(reading, at + 1)) : 'next';
    const span = which === undefined || which === 'current' ? null : this.determined(reading, at, which);
    return span === null ? null : relative(isComing ?? at + 2, span);
  };

  private determined(reading: Reading, at: number, which: Which): DaySpan | null {
    const word = wordAt(reading, at);
    const { anchor } = reading;
    const unit = this.units.get(word);
    if (unit === 'day') return null;
    if (unit !== undefined) return unitSpan(unit, anchor, which === 'last' ? -1 : which === 'next' ? 1 : 0);
    const weekday = this.weekdays.get(word);
    if (weekday !== undefined) {
      if (which === 'last') return daySpan(weekdayBefore(anchor, weekday));
      return daySpan(weekdayWithin(weekSpan(which === 'next' ? anchor + 7 : anchor), weekday));
    }
    const yearly = this.yearlyAt(word);
    if (yearly === null) return null;
    return which === 'last'
      ? lastEnded(yearly, anchor)
      : which === 'next'
        ? nextToBegin(yearly, anchor)
        : currentOrComing(yearly, anchor);
  }

  private yearlyAt(word: string): Yearly | null {
    const season = this.seasons.get(word);
    if (season !== undefined) return yearlySeason(season);
    const month = this.months.get(word);
    return month === undefined ? null : yearlyMonth(month);
  }

  private countAt(reading: Reading, at: number): { count: number; unit: Unit; next: number } | null {
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

  private readonly matchAhead: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.ahead);
    const counted = from === null ? null : this.countAt(reading, from);
    if (counted === null || leansBack(reading, at, counted.next)) return null;
    return relative(counted.next, unitSpan(counted.unit, reading.anchor, counted.count));
  };

  /** `seit drei Jahren`, `depuis 2019`, `desde el lunes`. */
  private readonly matchSince: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.since);
    if (from === null) return null;
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
    const point =
      from === null
        ? null
        : this.matchPoint({ ...reading, lean: leansBack(reading, at, from) ? 'past' : 'future' }, from);
    if (point === null) return null;
    return point.span.end < reading.anchor ? point : { ...point, span: { start: reading.anchor, end: point.span.end } };
  };

  /** A time behind `since` or `until`, with or without an article. */
  private matchPoint(reading: Reading, at: number): Match | null {
    const from = ARTICLES.has(wordAt(reading, at)) ? at + 1 : at;
    const led: Reading = { ...reading, isLed: true };
    const year = yearAt(reading, from);
    if (year !== null) return absolute(from + 1, yearSpan(year));
    const literal = reading.tokens[from]?.kind === 'literal' ? readNumericDate(wordOfLiteral(reading, from)) : null;
    if (literal !== null) return absolute(from + 1, literal);
    const rules: readonly Rule[] = [
      this.matchDay,
      this.matchDetermined,
      this.matchDeterminedBehind,
      this.matchDate,
      this.matchMonth,
      this.matchWeekday,
    ];
    for (const rule of rules) {
      const match = rule(led, from);
      if (match !== null) return match;
    }
    return null;
  }

  /** `5. März 2024`, `1er mars`, `5 de marzo de 2024`. */
  private readonly matchDate: Rule = (reading, at) => {
    const token = reading.tokens[at];
    const day = token?.kind === 'number' && token.word.length <= 2 ? Number(token.word) : 0;
    const suffix =
      isMark(reading, at + 1, '.') || (wordAt(reading, at + 1) === 'er' && reading.tokens[at + 1]?.isGlued)
        ? at + 2
        : at + 1;
    const from = this.words.of.includes(wordAt(reading, suffix)) ? suffix + 1 : suffix;
    const month = this.months.get(wordAt(reading, from));
    if (day === 0 || month === undefined) return null;
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
    const span =
      leanAt(reading, at, next) === 'past'
        ? lastBegun(yearly, reading.anchor)
        : currentOrComing(yearly, reading.anchor);
    return span === null ? null : floating(next, span);
  }

  /** `März 2024`, `im Mai`, `en marzo de 2024`. */
  private readonly matchMonth: Rule = (reading, at) => {
    const month = this.months.get(wordAt(reading, at));
    const match = month === undefined ? null : this.place(reading, at, at + 1, yearlyMonth(month));
    if (match === null || !match.isFloating) return match;
    return reading.isLed || this.words.beforeMonths.includes(wordAt(reading, at - 1)) ? match : null;
  };

  private readonly matchWeekday: Rule = (reading, at) => {
    const weekday = this.weekdays.get(wordAt(reading, at));
    if (weekday === undefined || (!reading.isLed && this.words.habit.includes(wordAt(reading, at - 1)))) return null;
    if (reading.lean === 'future') return floating(at + 1, daySpan(weekdayAfter(reading.anchor, weekday)));
    return floating(at + 1, daySpan(placeWeekday(reading, weekday, at, at + 1)));
  };
}

const ARTICLES = new Set(['dem', 'der', 'den', 'dem', 'le', 'la', 'el', 'au']);

function wordOfLiteral(reading: Reading, at: number): string {
  return reading.tokens[at]?.word ?? '';
}

function leansBack(reading: Reading, at: number, next: number): boolean {
  const tense = reading.tenses.around(at, next);
  return tense === 'past' || tense === 'perfect';
}

const FRENCH_WORDS = new Set(
  'je j nous vous le la les des du avec est était c il elle on ai avons une et dans pour que qui soir matin pas'.split(
    ' ',
  ),
);
const GERMAN_WORDS = new Set('ist und der das wir ich sind ein eine nicht wird'.split(' '));
/** How many words around "hier" may show the language. */
const CONTEXT = 6;

/** "hier" is French for yesterday and German for here: the words of its sentence tell. */
function isFrench(reading: Reading, at: number): boolean {
  let votes = 0;
  for (const step of [1, -1]) {
    for (let away = 1; away <= CONTEXT; away += 1) {
      const place = at + away * step;
      if (['.', '!', '?', '\n'].includes(reading.tokens[place]?.word ?? '')) break;
      if (FRENCH_WORDS.has(wordAt(reading, place))) votes += 1;
      if (GERMAN_WORDS.has(wordAt(reading, place))) votes -= 1;
    }
  }
  return votes > 0;
}

export const FOREIGN_RULES = new RuleIndex().addAll(
  ...[GERMAN, FRENCH, SPANISH].map((words) => new Language(words).rules()),
);
