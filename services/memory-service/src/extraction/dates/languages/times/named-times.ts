import {
  civilDate,
  type DaySpan,
  dayNumber,
  daySpan,
  isValidDate,
  monthsSpan,
  weekSpan,
} from '../../calendar/calendar.js';
import { farYearBehind } from '../../context/far-years.js';
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
} from '../../context/time-rule.js';
import { isImpossibleDay } from '../../named/months.js';
import { theWeekend, unitSpan, weekendOf } from '../../named/periods.js';
import { placeWeekday, weekdayAfter, weekdayBefore, weekdayWithin } from '../../named/weekdays.js';
import { currentOrComing, lastEnded, nextToBegin, placeByTense, type Yearly } from '../../named/yearly.js';
import { fourDigitYearAt } from '../../named/years.js';
import { readNumericDate } from '../../tokens/numeric-dates.js';
import { isFrench } from '../lookalikes/french-hier.js';
import { startsAt } from '../notes/foreign-arrangements.js';
import { isOfEveryWeek, isToldOnce } from '../notes/told-once.js';
import type { LanguageWords } from '../words/language-words.js';
import { skipAny, skipPhrase } from '../words/phrases.js';
import { isTimeOfClause } from './bare-feasts.js';
import { daySuffixes, isStreet } from './days-of-month.js';
import { numberBehindWeekday } from './numbered-days.js';
import type { Counted, Vocabulary, Which } from './vocabulary.js';

/**
 * What is named in one language: day words, last/this/next unit, weekday, month and season, weekends, quarters, feasts,
 * written dates, months and weekdays.
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

  /** `торік`, `haftaya` */
  readonly matchPeriod: Rule = (reading, at) => {
    const period = this.vocabulary.periods.get(wordAt(reading, at));
    if (period === undefined) return null;
    const span = unitSpan(period[0], reading.anchor, period[1]);
    // "Haftaya pazartesi"
    const day = period[0] === 'week' ? this.vocabulary.weekdayAt(reading, at + 1) : null;
    return day === null ? relative(at + 1, span) : relative(day.next, daySpan(weekdayWithin(span, day.weekday)));
  };

  /** `letzte Woche`, `nächsten Freitag`, `cette année`, `el próximo lunes`. */
  readonly matchDetermined: Rule = (reading, at) => {
    const which = this.vocabulary.which.get(wordAt(reading, at));
    // "Quest'anno"
    const isElided = isMark(reading, at + 1, "'") || isMark(reading, at + 1, '’');
    if (which === undefined) return null;
    return ofNumberedDay(reading, at, behindCi(reading, this.determined(reading, isElided ? at + 2 : at + 1, which)));
  };

  /** `la semaine dernière`, `el lunes pasado`, `la semana que viene`. */
  readonly matchDeterminedBehind: Rule = (reading, at) => {
    const named = this.determined(reading, at, 'last');
    if (named === null) return null;
    const isComing = skipAny(reading, named.next, ['que viene', 'que vem']);
    const which = isComing === null ? this.vocabulary.which.get(wordAt(reading, named.next)) : 'next';
    const match = which === undefined || which === 'current' ? null : this.determined(reading, at, which);
    return match === null ? null : ofNumberedDay(reading, at, { ...match, next: isComing ?? named.next + 1 });
  };

  private determined(reading: Reading, at: number, which: Which): Match | null {
    const { anchor } = reading;
    const word = wordAt(reading, at);
    const season = this.vocabulary.seasonAt(word);
    const unit = season === null ? this.vocabulary.units.get(word) : undefined;
    if (unit === 'day') return null;
    if (unit !== undefined) return relative(at + 1, unitSpan(unit, anchor, unitsAway[which]));
    const weekday = this.vocabulary.weekdayAt(reading, at);
    if (weekday !== null && which === 'beforeLast')
      return relative(weekday.next, daySpan(weekdayBefore(anchor, weekday.weekday) - 7));
    if (weekday !== null && which === 'afterNext')
      return relative(weekday.next, daySpan(weekdayWithin(weekSpan(anchor + 14), weekday.weekday)));
    if (which === 'beforeLast' || which === 'afterNext') return null;
    if (weekday !== null) {
      if (which === 'last') return relative(weekday.next, daySpan(weekdayBefore(anchor, weekday.weekday)));
      if (which === 'coming') return relative(weekday.next, daySpan(weekdayAfter(anchor, weekday.weekday)));
      const week = weekSpan(which === 'next' ? anchor + 7 : anchor);
      return relative(weekday.next, daySpan(weekdayWithin(week, weekday.weekday)));
    }
    const feast = this.vocabulary.holidayAt(reading, at);
    const yearly = feast?.yearly ?? season ?? this.vocabulary.yearlyAt(word);
    const span = yearly === null ? null : placeNamed(yearly, anchor, which);
    return span === null ? null : relative(feast?.next ?? at + 1, span);
  }

  /** `nächste Woche Freitag`, `la semana que viene, el martes`: the day of a week that is named before it. */
  readonly matchWeekdayOfWeek: Rule = (reading, at) => {
    const week = longer(this.matchDetermined(reading, at), this.matchDeterminedBehind(reading, at));
    if (week === null || week.span.end - week.span.start !== 6) return null;
    const from = isMark(reading, week.next, ',') ? week.next + 1 : week.next;
    const lead = beforeWeekday.has(wordAt(reading, from)) ? from + 1 : from;
    const named = this.vocabulary.weekdays.has(wordAt(reading, lead)) ? this.vocabulary.weekdayAt(reading, lead) : null;
    return named === null
      ? null
      : { ...week, next: named.next, span: daySpan(weekdayWithin(week.span, named.weekday)) };
  };

  /** `Freitag nächster Woche`, `vendredi de la semaine prochaine`, `piątek w przyszłym tygodniu`. */
  readonly matchWeekdayBeforeWeek: Rule = (reading, at) => {
    const named = this.vocabulary.weekdayAt(reading, at);
    if (named === null || reading.lean !== undefined) return null;
    let from = named.next;
    while (from < named.next + 2 && beforeWeek.has(wordAt(reading, from))) from += 1;
    const week = longer(this.matchDetermined(reading, from), this.matchDeterminedBehind(reading, from));
    if (week === null || week.span.end - week.span.start !== 6) return null;
    return { ...week, span: daySpan(weekdayWithin(week.span, named.weekday)) };
  };

  /** `am Wochenende`, `le week-end dernier`, `el próximo fin de semana`. */
  readonly matchWeekend: Rule = (reading, at) => {
    const next = skipAny(reading, at, this.words.weekends);
    if (next === null) return null;
    const which = this.vocabulary.which.get(wordAt(reading, next));
    const comingNext = skipAny(reading, next, ['que viene', 'que vem']);
    if (comingNext !== null) return relative(comingNext, unitSpan('weekend', reading.anchor, 1));
    if (which !== undefined) return relative(next + 1, unitSpan('weekend', reading.anchor, unitsAway[which]));
    const before = wordAt(reading, at - 1);
    if (this.vocabulary.which.get(before) === 'current' && !leansBack(reading, at, next))
      return relative(next, weekendOf(reading.anchor));
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
        return !match.isFloating ||
          reading.isLed ||
          this.words.beforeHolidays.includes(wordAt(reading, at - 1)) ||
          isTimeOfClause(reading, at, match.next)
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
    const short = this.vocabulary.shortMonths.get(wordAt(reading, from));
    const month = this.vocabulary.months.get(wordAt(reading, from)) ?? short;
    if (day === 0 || month === undefined || isStreet(reading, at)) return null;
    const next =
      short !== undefined && isMark(reading, from + 1, '.') && reading.tokens[from + 2] ? from + 2 : from + 1;
    return this.place(reading, at, next, (year) =>
      isValidDate(year, month, day) ? daySpan(dayNumber(year, month, day)) : null,
    );
  };

  /** `März 2024`, `im Mai`, `en marzo de 2024`, `verano de 2024`. */
  readonly matchMonth: Rule = (reading, at) => {
    const word = wordAt(reading, at);
    const yearly = isImpossibleDay(reading, at, this.words.of) ? null : this.vocabulary.yearlyAt(word);
    const match = yearly === null ? null : this.place(reading, at, at + 1, yearly);
    if (match === null || !match.isFloating || reading.isLed) return match;
    if (!this.vocabulary.months.has(word)) return this.isOneSeason(reading, at) ? match : null;
    const isLed =
      startsAt(reading.tokens, at) ||
      this.words.beforeMonths.includes(wordAt(reading, at - 1)) ||
      this.words.monthsAlone?.includes(word) === true ||
      this.words.thirdsBehind?.some((third) => third.includes(wordAt(reading, at + 1))) === true;
    return isLed ? match : null;
  };

  /** "Im Sommer ziehen wir um", "latem jedziemy do Grecji"; what is so every summer is none. */
  private isOneSeason(reading: Reading, at: number): boolean {
    const [far, near] = [wordAt(reading, at - 2), wordAt(reading, at - 1)];
    const isLed = [near, `${far} ${near}`].some((lead) => this.words.beforeSeasons?.includes(lead) === true);
    return (isLed || this.vocabulary.seasonsAlone.has(wordAt(reading, at))) && isToldOnce(reading, at, at + 1);
  }

  /** `am Montag`, `le lundi 5 mars`: a date behind the weekday says more than the weekday. */
  readonly matchWeekday: Rule = (reading, at) => {
    const named = this.vocabulary.weekdayAt(reading, at);
    if (named === null) return null;
    const date = this.dateBehind(reading, named.next) ?? numberBehindWeekday(reading, named.next, named.weekday);
    if (date !== null) return date;
    if (!reading.isLed && (this.isHabit(reading, at) || this.isInRun(reading, at))) return null;
    const { weekday, next } = named;
    if (reading.lean === 'future') return floating(next, daySpan(weekdayAfter(reading.anchor, weekday)));
    return floating(next, daySpan(placeWeekday(reading, weekday, at, next)));
  };

  /** "Jeden Montag", "w soboty" */
  private isHabit(reading: Reading, at: number): boolean {
    const before = wordAt(reading, at - 1);
    const { habit, habits } = this.words;
    const isOrdinal = /^(?:zweite|dritte|vierte)[nrms]?$/.test(before);
    // "Jeden zweiten Dienstag"
    if (isOrdinal && /^jede[nmrs]?$/.test(wordAt(reading, at - 2))) return true;
    if (habit.includes(before) || habits?.includes(`${before} ${wordAt(reading, at)}`) === true) return true;
    return isOfEveryWeek(reading, at, this.words.never ?? []) && !leansBack(reading, at, at + 1);
  }

  /** "De lunes a viernes", "von Montag bis Freitag": every week's, unless the sentence tells of the past. */
  isInRun(reading: Reading, at: number): boolean {
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
    const year = fourDigitYearAt(reading, from) ?? farYearBehind(reading, next, from);
    if (year !== null) {
      const span = yearly(year);
      return span === null ? null : absolute(from + 1, span);
    }
    const counted = this.yearsAgoAt(reading, next);
    const inYear = counted === null ? null : yearly(civilDate(reading.anchor).year - counted.min);
    if (counted !== null && inYear !== null) return relative(counted.next, inYear);
    const span = placeByTense(reading, at, next, yearly);
    return span === null ? null : floating(next, span);
  }

  /** "Im Mai vor zwei Jahren", "en mayo, hace dos años", "a maggio due anni fa". */
  private yearsAgoAt(reading: Reading, at: number): Counted | null {
    const { ago, agoBehind } = this.words;
    const comma = isMark(reading, at, ',') ? at + 1 : at;
    const lead = skipAny(reading, comma, ago);
    const counted = this.vocabulary.countAt(reading, lead ?? comma);
    if (counted === null || counted.unit !== 'year' || counted.min !== counted.max) return null;
    if (lead !== null) return counted;
    const next = skipAny(reading, counted.next, agoBehind);
    return next === null ? null : { ...counted, next };
  }
}

/** "Le 5 du mois prochain", "el 5 del mes que viene", "am 5. des nächsten Monats": the day of the month, if it has it. */
function ofNumberedDay(reading: Reading, at: number, match: Match | null): Match | null {
  if (match === null || civilDate(match.span.start).day !== 1) return match;
  if (civilDate(match.span.end + 1).day !== 1 || match.span.end - match.span.start > maxMonthDays) return match;
  let place = at - 1;
  while (place > at - 5 && genitives.has(reading.tokens[place]?.word ?? '')) place -= 1;
  const token = reading.tokens[place];
  const day = token?.kind === 'number' && token.word.length <= 2 ? Number(token.word) : 0;
  const date = match.span.start + day - 1;
  if (day === 0 || date > match.span.end || !leadsOfNumber.has(wordAt(reading, place - 1))) return match;
  return place === at - 1 ? match : { ...match, span: daySpan(date) };
}

const maxMonthDays = 31;
const genitives = new Set(['.', 'e', 'º', 'de', 'del', 'du', 'do', 'des', 'van', 'di', 'dello']);
const leadsOfNumber = new Set(['il', 'el', 'le', 'am', 'dem', 'den', 'dia', 'día', 'giorno', 'de', 'no', 'o']);

/** "Ce mois-ci" */
function behindCi(reading: Reading, match: Match | null): Match | null {
  const isCi = match !== null && isMark(reading, match.next, '-') && wordAt(reading, match.next + 1) === 'ci';
  return isCi ? { ...match, next: match.next + 2 } : match;
}

const unitsAway: Readonly<Record<Which, number>> = {
  beforeLast: -2,
  last: -1,
  current: 0,
  next: 1,
  coming: 1,
  afterNext: 2,
};
const beforeWeekday = new Set('am op el le il on na w we в во a'.split(' '));
const beforeWeek = new Set('de der della del la der van w на da do'.split(' '));

function placeNamed(yearly: Yearly, anchor: number, which: Which): DaySpan | null {
  if (which === 'last') return lastEnded(yearly, anchor);
  return which === 'next' || which === 'coming' ? nextToBegin(yearly, anchor) : currentOrComing(yearly, anchor);
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
