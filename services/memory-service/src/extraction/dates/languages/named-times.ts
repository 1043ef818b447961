import { type DaySpan, dayNumber, daySpan, isValidDate, monthsSpan, weekSpan } from '../calendar.js';
import { isImpossibleDay } from '../months.js';
import { readNumericDate } from '../numeric-dates.js';
import { theWeekend, unitSpan } from '../periods.js';
import {
  absolute,
  floating,
  isMark,
  longer,
  type Match,
  type Reading,
  type Rule,
  relative,
  wordAt,
} from '../reading.js';
import { placeWeekday, weekdayAfter, weekdayBefore, weekdayWithin } from '../weekdays.js';
import { currentOrComing, lastEnded, nextToBegin, placeByTense, type Yearly } from '../yearly.js';
import { fourDigitYearAt } from '../years.js';
import { daySuffixes, isStreet } from './days-of-month.js';
import { startsAt } from './foreign-arrangements.js';
import { isFrench } from './french-hier.js';
import type { LanguageWords } from './language-words.js';
import { skipAny, skipPhrase } from './phrases.js';
import type { Vocabulary, Which } from './vocabulary.js';

/**
 * What is named in one language: day words, last/this/next unit, weekday, month and season, weekends, quarters, feasts, written dates,
 * months and weekdays.
 */
export class NamedTimes {
  private readonly words: LanguageWords;

  constructor(private readonly vocabulary: Vocabulary) {
    this.words = vocabulary.words;
  }

  readonly matchDay: Rule = (reading, at) => {
    const isHere = wordAt(reading, at) === 'hier' && !isFrench(reading, at);
    if (isHere || this.words.notBeforeDays.includes(wordAt(reading, at - 1))) return null;
    for (const [phrase, away] of this.vocabulary.days) {
      const next = skipPhrase(reading, at, phrase);
      if (next === null) continue;
      const hasPart = this.words.partsOfDay.includes(wordAt(reading, next));
      return relative(hasPart ? next + 1 : next, daySpan(reading.anchor + away));
    }
    return null;
  };

  /** `letzte Woche`, `nächsten Freitag`, `cette année`, `el próximo lunes`. */
  readonly matchDetermined: Rule = (reading, at) => {
    const which = this.vocabulary.which.get(wordAt(reading, at));
    return which === undefined ? null : this.determined(reading, at + 1, which);
  };

  /** `la semaine dernière`, `el lunes pasado`, `la semana que viene`. */
  readonly matchDeterminedBehind: Rule = (reading, at) => {
    const named = this.determined(reading, at, 'last');
    if (named === null) return null;
    const isComing = skipAny(reading, named.next, ['que viene', 'que vem']);
    const which = isComing === null ? this.vocabulary.which.get(wordAt(reading, named.next)) : 'next';
    const match = which === undefined || which === 'current' ? null : this.determined(reading, at, which);
    return match === null ? null : { ...match, next: isComing ?? named.next + 1 };
  };

  private determined(reading: Reading, at: number, which: Which): Match | null {
    const { anchor } = reading;
    const unit = this.vocabulary.units.get(wordAt(reading, at));
    if (unit === 'day') return null;
    if (unit !== undefined)
      return relative(at + 1, unitSpan(unit, anchor, which === 'last' ? -1 : which === 'next' ? 1 : 0));
    const weekday = this.vocabulary.weekdayAt(reading, at);
    if (weekday !== null) {
      if (which === 'last') return relative(weekday.next, daySpan(weekdayBefore(anchor, weekday.weekday)));
      const week = weekSpan(which === 'next' ? anchor + 7 : anchor);
      return relative(weekday.next, daySpan(weekdayWithin(week, weekday.weekday)));
    }
    const yearly = this.vocabulary.yearlyAt(wordAt(reading, at));
    const span = yearly === null ? null : placeNamed(yearly, anchor, which);
    return span === null ? null : relative(at + 1, span);
  }

  /** `am Wochenende`, `le week-end dernier`, `el próximo fin de semana`. */
  readonly matchWeekend: Rule = (reading, at) => {
    const next = skipAny(reading, at, this.words.weekends);
    if (next === null) return null;
    const which = this.vocabulary.which.get(wordAt(reading, next));
    if (which !== undefined) return relative(next + 1, unitSpan('weekend', reading.anchor, which === 'last' ? -1 : 1));
    const before = wordAt(reading, at - 1);
    return this.words.beforeWeekends.includes(before) ? relative(next, theWeekend(reading, at, next)) : null;
  };

  /** `ersten Quartal 2025`, `premier trimestre de 2025`. */
  readonly matchQuarter: Rule = (reading, at) => {
    const part = this.vocabulary.ordinals.get(wordAt(reading, at));
    if (part === undefined || this.vocabulary.units.get(wordAt(reading, at + 1)) !== 'quarter') return null;
    return this.place(reading, at, at + 2, (year) => monthsSpan(year, part * 3 - 2, 3));
  };

  /** `an Heiligabend`, `à Noël`, `Natale 2024`. */
  readonly matchHoliday: Rule = (reading, at) => {
    for (const [phrase, yearly] of this.vocabulary.holidays) {
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
  readonly matchDate: Rule = (reading, at) => {
    const token = reading.tokens[at];
    const day = token?.kind === 'number' && token.word.length <= 2 ? Number(token.word) : 0;
    const suffix =
      daySuffixes.has(reading.tokens[at + 1]?.word ?? '') && reading.tokens[at + 1]?.isGlued ? at + 2 : at + 1;
    const from = this.words.of.includes(wordAt(reading, suffix)) ? suffix + 1 : suffix;
    const month = this.vocabulary.months.get(wordAt(reading, from));
    if (day === 0 || month === undefined || isStreet(reading, at)) return null;
    return this.place(reading, at, from + 1, (year) =>
      isValidDate(year, month, day) ? daySpan(dayNumber(year, month, day)) : null,
    );
  };

  /** `März 2024`, `im Mai`, `en marzo de 2024`, `verano de 2024`. */
  readonly matchMonth: Rule = (reading, at) => {
    const word = wordAt(reading, at);
    const yearly = isImpossibleDay(reading, at, this.words.of) ? null : this.vocabulary.yearlyAt(word);
    const match = yearly === null ? null : this.place(reading, at, at + 1, yearly);
    if (match === null || !match.isFloating || reading.isLed) return match;
    const isLed = startsAt(reading.tokens, at) || this.words.beforeMonths.includes(wordAt(reading, at - 1));
    return this.vocabulary.months.has(word) && isLed ? match : null;
  };

  /** `am Montag`, `le lundi 5 mars`: a date behind the weekday says more than the weekday. */
  readonly matchWeekday: Rule = (reading, at) => {
    const named = this.vocabulary.weekdayAt(reading, at);
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
      (to.includes(wordAt(reading, at + 1)) && this.vocabulary.weekdayAt(reading, at + 2) !== null) ||
      (to.includes(wordAt(reading, at - 1)) && this.vocabulary.weekdayAt(reading, at - 2) !== null);
    return isRun && !leansBack(reading, at, at + 1);
  }

  private dateBehind(reading: Reading, at: number): Match | null {
    const from = isMark(reading, at, ',') ? at + 1 : at;
    const start = articles.has(wordAt(reading, from)) ? from + 1 : from;
    return longer(this.matchDate(reading, start), literalAt(reading, start));
  }

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
}

function placeNamed(yearly: Yearly, anchor: number, which: Which): DaySpan | null {
  if (which === 'last') return lastEnded(yearly, anchor);
  return which === 'next' ? nextToBegin(yearly, anchor) : currentOrComing(yearly, anchor);
}

/** With which a date may begin. */
export const articles = new Set(['dem', 'der', 'den', 'le', 'la', 'el', 'au', 'il', 'o', 'a', 'os']);

/** A date in digits. */
export function literalAt(reading: Reading, at: number): Match | null {
  const token = reading.tokens[at];
  const span = token?.kind === 'literal' ? readNumericDate(token.word) : null;
  return span === null ? null : absolute(at + 1, span);
}

/** Whether the clause around a time tells of the past. */
export function leansBack(reading: Reading, at: number, next: number): boolean {
  const tense = reading.tenses.around(at, next);
  return tense === 'past' || tense === 'perfect';
}
