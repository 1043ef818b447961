import { type DaySpan, daySpan, isWholeYear, yearSpan } from '../calendar/calendar.js';
import {
  absolute,
  isMark,
  isOpening,
  longer,
  type Match,
  numberKey,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  wordAt,
} from '../context/time-rule.js';
import { moveDay, unitSpan } from '../named/periods.js';
import { fourDigitYearAt, yearAt } from '../named/years.js';
import { countedFromSpan } from '../spans/offsets.js';
import { thirdOf } from '../spans/parts-of-periods.js';
import type { Unit } from '../tokens/english-words.js';
import { isLedByDeadline } from './notes/deadline-leads.js';
import { isCompletedBy, isLastDay } from './notes/deadlines.js';
import { startsAt } from './notes/foreign-arrangements.js';
import { matchCountedFromDay } from './times/counted-from-day.js';
import { matchBareDaysOfMonth, matchDaysOfMonth } from './times/days-of-month.js';
import { matchDottedDate } from './times/dotted-dates.js';
import { isAgeAt, isStateBehind, lastsUntilNow } from './times/durations-until-now.js';
import { articles, leansBack, literalAt, NamedTimes } from './times/named-times.js';
import { matchNumberedDay } from './times/numbered-days.js';
import { withPostpositions } from './times/postpositions.js';
import { type Counted, countedSpan, Vocabulary } from './times/vocabulary.js';
import { matchWeekOfDay } from './times/week-of-day.js';
import { isRangeOfWeekdays, isWeekOfWork } from './times/weekday-ranges.js';
import type { LanguageWords } from './words/language-words.js';
import { firstWords, isElision, skipAny } from './words/phrases.js';

/**
 * The rules of one language, made from its table of words: what is named in it, "N units ago" and ahead, since and
 * until, from and to, and parts of what is named. They mean what their English counterparts mean, to the same
 * precision.
 */
export class Language {
  private readonly vocabulary: Vocabulary;
  private readonly named: NamedTimes;

  constructor(private readonly words: LanguageWords) {
    this.vocabulary = new Vocabulary(words);
    this.named = new NamedTimes(this.vocabulary);
  }

  rules(): RuleIndex {
    const { months, weekdays, shortWeekdays, seasons, units, numbers, ordinals, which } = this.vocabulary;
    const { words, named } = this;
    const counts = [
      ...numbers.keys(),
      ...units.keys(),
      ...firstWords([...(words.few ?? []), ...Object.keys(words.halfYears ?? {})]),
    ];
    return this.whereSpoken(
      new RuleIndex()
        .add(firstWords(words.from), this.matchFromTo)
        .add(firstWords(words.since), this.matchSince)
        .add(words.lasting ?? [], this.matchLasting)
        .add(firstWords(words.until), this.matchUntil)
        .add(firstWords(this.vocabulary.days.map(([phrase]) => phrase)), named.matchDay)
        .add(this.vocabulary.periods.keys(), named.matchPeriod)
        .add(which.keys(), named.matchDetermined)
        .add([...which.keys(), ...units.keys()], named.matchWeekdayOfWeek)
        .add([...which.keys(), ...units.keys()], this.matchNamedInYear)
        .add(weekdays.keys(), named.matchWeekdayBeforeWeek)
        .add(weeksOf(units), (reading, at) => matchWeekOfDay(reading, at, named.matchDate))
        .add([...weekdays.keys(), ...Object.keys(words.days)], (reading, at) =>
          matchCountedFromDay(reading, at, this.vocabulary),
        )
        .add([...units.keys(), ...weekdays.keys(), ...seasons.keys(), ...months.keys()], named.matchDeterminedBehind)
        .add(firstWords(this.vocabulary.holidays.map(([phrase]) => phrase)), named.matchDeterminedBehind)
        .add(firstWords(words.ago), this.matchAgo)
        .add(words.agoBehind.length > 0 ? counts : [], this.matchAgoBehind)
        .add(firstWords(words.ahead), this.matchAhead)
        .add(counts, this.matchCountedBeside)
        .add(firstWords(words.weekends), named.matchWeekend)
        .add(ordinals.keys(), named.matchQuarter)
        .add(firstWords(this.vocabulary.holidays.map(([phrase]) => phrase)), named.matchHoliday)
        .add([...months.keys(), ...seasons.keys()], named.matchMonth)
        .add([...weekdays.keys(), ...shortWeekdays.keys()], named.matchWeekday)
        .add(this.vocabulary.thirds.keys(), this.matchThird),
    );
  }

  /** What begins with digits: `5. März 2024`, `3 giorni fa`. */
  numberRules(): RuleIndex {
    return this.whereSpoken(
      new RuleIndex()
        .add([numberKey], this.named.matchDate)
        .add([numberKey], this.matchBareDays)
        .add([numberKey], this.matchYear)
        .add([numberKey], this.matchCountedBeside)
        .add(this.words.agoBehind.length > 0 ? [numberKey] : [], this.matchAgoBehind),
    );
  }

  private whereSpoken(rules: RuleIndex): RuleIndex {
    const { isSpoken } = this.words;
    const all = withPostpositions(rules, this.words, this.vocabulary.units);
    return isSpoken === undefined ? all : all.where(({ tokens }, at) => isSpoken(tokens, at));
  }

  /** What such a number is followed by: units and words for "year", and names of months. */
  unitsBehindNumbers(): readonly string[] {
    return [...this.vocabulary.units.keys(), ...(this.words.hours ?? []), ...firstWords(this.words.yearTails ?? [])];
  }

  monthNames(): readonly string[] {
    return [...this.vocabulary.months.keys(), ...this.vocabulary.shortMonths.keys()];
  }

  /** Words before which four digits are a year. */
  leadsOfYears(): readonly string[] {
    return this.words.beforeYears ?? [];
  }

  /** `vor drei Tagen`, `il y a deux semaines`, `hace un año`. */
  private readonly matchAgo: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.ago);
    const counted = from === null ? null : this.vocabulary.countAt(reading, from);
    if (counted === null || isAgeAt(reading, at, counted)) return null;
    const { next, unit, max } = counted;
    // "Moro aqui há três anos", "hace dos años que vivo aquí"
    if (lastsUntilNow(reading, at, next))
      return relative(next, { start: moveDay(unit, reading.anchor, -max), end: reading.anchor });
    return (
      this.withinYear(reading, yearCounted(reading.anchor, counted), next) ??
      relative(next, countedSpan(reading.anchor, counted, -1))
    );
  };

  /** `vor zwei Jahren im Mai`, `dois anos atrás, em maio`, `letztes Jahr im März`: what is named behind a year. */
  private withinYear(reading: Reading, year: DaySpan | null, at: number): Match | null {
    if (year === null) return null;
    const comma = isMark(reading, at, ',') ? at + 1 : at;
    const { beforeMonths, beforeHolidays } = this.words;
    let from = comma;
    const isLead = (word: string): boolean =>
      beforeMonths.includes(word) || beforeHolidays.includes(word) || articles.has(word) || leadsOfDay.has(word);
    while (from < comma + 2 && isLead(wordAt(reading, from))) from += 1;
    if (from === comma || this.vocabulary.weekdayAt(reading, from) !== null) return null;
    const named = this.matchNamed({ ...reading, anchor: year.end, lean: 'past' }, from);
    return named?.isFloating === true && named.span.start >= year.start ? relative(named.next, named.span) : null;
  }

  /** `letztes Jahr im März`, `l'année dernière en mars`. */
  private readonly matchNamedInYear: Rule = (reading, at) => {
    const year = longer(this.named.matchDetermined(reading, at), this.named.matchDeterminedBehind(reading, at));
    return year === null || !isWholeYear(year.span) ? null : this.withinYear(reading, year.span, year.next);
  };

  /** `tre giorni fa`, `drie dagen geleden`, `неделю назад`. */
  private readonly matchAgoBehind: Rule = (reading, at) => {
    const unit = this.vocabulary.units.get(wordAt(reading, at));
    const counted =
      this.vocabulary.countAt(reading, at) ?? (unit === undefined ? null : { min: 1, max: 1, unit, next: at + 1 });
    const next = counted === null ? null : skipAny(reading, counted.next, this.words.agoBehind);
    const ahead = counted === null ? null : skipAny(reading, counted.next, this.words.aheadBehind ?? []);
    if (counted !== null && ahead !== null && !leansBack(reading, at, ahead))
      return relative(ahead, countedSpan(reading.anchor, counted, 1));
    if (counted === null || next === null) return null;
    return (
      this.withinYear(reading, yearCounted(reading.anchor, counted), next) ??
      relative(next, countedSpan(reading.anchor, counted, -1))
    );
  };

  /** `zwei Tage vor Weihnachten`, `dos semanas después del 5 de mayo`. */
  private readonly matchCountedBeside: Rule = (reading, at) => {
    const counted = this.vocabulary.countAt(reading, at) ?? this.vocabulary.theDayAt(reading, at);
    if (counted === null || counted.unit === 'hour' || counted.unit === 'minute') return null;
    const before = skipAny(reading, counted.next, this.words.before);
    const from = before ?? skipAny(reading, counted.next, this.words.after);
    const base = from === null ? null : this.matchNamed(reading, from);
    return base === null ? null : relative(base.next, countedFromSpan(counted, base.span, before === null ? 1 : -1));
  };

  private readonly matchAhead: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.ahead);
    const counted = from === null ? null : this.vocabulary.countAt(reading, from);
    if (counted === null || (!aheadAlone.has(wordAt(reading, at)) && leansBack(reading, at, counted.next))) return null;
    // "Läuft in 24 Stunden ab" is a term.
    if (this.vocabulary.isOfHours(reading, counted.next) && !isOpening(reading, at)) return null;
    return relative(counted.next, countedSpan(reading.anchor, counted, 1));
  };

  /** `seit drei Jahren`, `depuis 2019`, `desde el lunes`; `dal 1 aprile` may be to come. */
  private readonly matchSince: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.since);
    if (from === null || startsAt(reading.tokens, from)) return null;
    const counted = this.vocabulary.countAt(reading, from);
    if (counted !== null)
      return relative(counted.next, {
        start: moveDay(counted.unit, reading.anchor, -counted.max),
        end: reading.anchor,
      });
    if (this.isRunOfWeekdays(reading, from)) return null;
    const point = this.matchPoint({ ...reading, lean: 'past' }, from);
    if (point === null || point.span.start > reading.anchor) return null;
    const coming = this.words.sinceOrFrom === true ? this.startToCome(reading, from, point) : null;
    return coming ?? { ...point, span: { start: point.span.start, end: reading.anchor } };
  };

  /** `llevo seis meses viviendo aquí`: until now; "el envío lleva tres días" is how long it takes. */
  private readonly matchLasting: Rule = (reading, at) => {
    const counted = this.vocabulary.countAt(reading, wordAt(reading, at + 1) === 'ya' ? at + 2 : at + 1);
    if (counted === null || !isStateBehind(wordAt(reading, at), wordAt(reading, counted.next))) return null;
    const { unit, max, next } = counted;
    return relative(next, { start: moveDay(unit, reading.anchor, -max), end: reading.anchor });
  };

  /** "Von Montag bis Freitag", "dal lunedì al venerdì": every week's. */
  private isRunOfWeekdays(reading: Reading, at: number): boolean {
    const from = articles.has(wordAt(reading, at)) ? at + 1 : at;
    return this.vocabulary.weekdayAt(reading, from) !== null && this.named.isInRun(reading, from);
  }

  /**
   * Of a word for "since" and "from" the coming day or month is meant if it is told of the future, or if it is much
   * nearer than the last one.
   */
  private startToCome(reading: Reading, from: number, last: Match): Match | null {
    if (!last.isFloating || leansBack(reading, from, last.next)) return null;
    const coming = this.matchPoint({ ...reading, lean: 'future' }, from);
    if (coming === null || coming.span.start <= reading.anchor) return null;
    const [ahead, ago] = [coming.span.start - reading.anchor, reading.anchor - last.span.start];
    const isFuture = reading.tenses.around(from, last.next) === 'future';
    return isFuture || ahead * muchNearer < ago ? coming : null;
  }

  /** `bis Freitag`, `do 15 marca`: from now to then; what is to be finished by then is so on that day. */
  private readonly matchUntil: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.until);
    if (from === null || this.isRunOfWeekdays(reading, from)) return null;
    const point = this.matchPoint({ ...reading, lean: leansBack(reading, at, from) ? 'past' : 'future' }, from);
    if (point === null) return null;
    if (point.span.end < reading.anchor) return point;
    const isDeadline = isLedByDeadline(reading.tokens, from) || isCompletedBy(reading.tokens, at, point.next);
    if (isDeadline && point.span.start >= reading.anchor) return point;
    return { ...point, span: { start: reading.anchor, end: point.span.end } };
  };

  /** `von 2015 bis 2019`, `de enero a marzo de 2024`. */
  private readonly matchFromTo: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.from);
    const days = from === null ? null : matchDaysOfMonth(reading, from, this.words.to, this.named.matchDate);
    if (days !== null) return days;
    const first = from === null ? null : this.matchPoint(reading, from);
    const to = first === null ? null : skipAny(reading, first.next, this.words.to);
    const second = to === null ? null : this.matchPoint(reading, to);
    if (from === null || to === null || first === null || second === null) return null;
    const isOfWeekdays = isRangeOfWeekdays(reading, [from, to], this.vocabulary);
    if (isOfWeekdays && isWeekOfWork(reading, from, second.next)) return null;
    const isToCome = isOfWeekdays && !leansBack(reading, from, second.next);
    const placed = this.placeBoth(isToCome ? { ...reading, lean: 'future' } : reading, [from, to], first, second);
    if (placed === null || placed.end < placed.start) return null;
    return { ...second, isFloating: false, span: placed };
  };

  /** One end gives the other its year, and the second of two weekdays is the next one behind the first. */
  private placeBoth(
    reading: Reading,
    [from, to]: readonly [number, number],
    first: Match,
    second: Match,
  ): DaySpan | null {
    if (reading.lean !== undefined) return this.placeInTurn(reading, [from, to]);
    if (first.isFloating && !second.isFloating) {
      const start = this.matchPoint({ ...reading, anchor: second.span.end, lean: 'past' }, from);
      return start === null ? null : { start: start.span.start, end: second.span.end };
    }
    if (!second.isFloating || second.span.end >= first.span.start)
      return { start: first.span.start, end: second.span.end };
    const end = this.matchPoint({ ...reading, anchor: first.span.start, lean: 'future' }, to);
    return end === null ? null : { start: first.span.start, end: end.span.end };
  }

  /** The first as the reading leans, the second behind it. */
  private placeInTurn(reading: Reading, [from, to]: readonly [number, number]): DaySpan | null {
    const first = this.matchPoint(reading, from);
    const second = first === null ? null : this.matchPoint({ ...reading, anchor: first.span.start }, to);
    return first === null || second === null ? null : { start: first.span.start, end: second.span.end };
  }

  /** `14 t/m 25 mei`, `3.-10. August`. */
  private readonly matchBareDays: Rule = (reading, at) =>
    matchBareDaysOfMonth(reading, at, this.words.to, this.named.matchDate);

  /** `w 2019`, `в 2019 году`, `z 2019 roku`. */
  private readonly matchYear: Rule = (reading, at) => {
    const year = fourDigitYearAt(reading, at);
    if (year === null) return null;
    const next = this.skipYearTail(reading, at + 1);
    const isLed = this.words.beforeYears?.includes(wordAt(reading, at - 1)) === true;
    // "Point w 2019" is English for "with".
    const after = reading.tokens[at + 1];
    const isTold = next > at + 1 || (isLed && (after?.kind !== 'word' || /[^\p{ASCII}]/u.test(after.word)));
    return isTold ? absolute(next, yearSpan(year)) : null;
  };

  private readonly skipYearTail = (reading: Reading, at: number): number =>
    skipAny(reading, at, this.words.yearTails ?? []) ?? at;

  /** `Anfang Mai`, `finales de 2025`, `mi-mars`. */
  private readonly matchThird: Rule = (reading, at) => {
    const third = this.vocabulary.thirds.get(wordAt(reading, at));
    if (third === undefined) return null;
    const dash = isMark(reading, at + 1, '-') ? at + 2 : at + 1;
    const from = this.skipGenitive(reading, dash);
    // "Final 2024 numbers" is English.
    const isAmount = from === at + 1 && englishToo.has(wordAt(reading, at)) && reading.tokens[from]?.kind === 'number';
    if (isAmount) return null;
    // "Para finales de octubre"
    const isAhead = isLedByDeadline(reading.tokens, at) && reading.tenses.around(at, from) === null;
    const led: Reading = isAhead ? { lean: 'future', ...reading } : reading;
    const whole = this.matchNamed(led, from) ?? this.matchBareUnit(led, from);
    if (whole === null) return null;
    if (third === 2 && isLastDay(reading, at, whole.next)) return { ...whole, span: daySpan(whole.span.end) };
    const span = thirdOf(whole.span, third);
    return span === null ? null : { ...whole, span };
  };

  /** "Fin [du] mois", "eind [van] de maand", "fin [d']octobre", "finales [del mes de] octubre". */
  private skipGenitive(reading: Reading, at: number): number {
    const isElided = isElision(reading, at, 'd');
    const isLed = this.words.of.includes(wordAt(reading, at)) || genitives.has(wordAt(reading, at));
    const behind = isElided ? at + 2 : isLed ? at + 1 : at;
    const isMonthOf = behind > at && this.vocabulary.units.get(wordAt(reading, behind)) === 'month';
    const month = isMonthOf ? this.skipGenitive(reading, behind + 1) : behind;
    return month > behind + 1 ? month : behind;
  }

  /**
   * `Ende des Monats`, `Ende der Woche`, `fine anno`, `końca roku`: without an article the weekend has names that begin
   * so ("fine settimana").
   */
  private matchBareUnit(reading: Reading, at: number): Match | null {
    const isElided = isElision(reading, at, 'l');
    const from = isElided
      ? at + 2
      : articles.has(wordAt(reading, at)) || beforeUnits.has(wordAt(reading, at))
        ? at + 1
        : at;
    const unit = this.vocabulary.units.get(wordAt(reading, from).replace(/(?<=monat|jahr|quartal)e?s$/, ''));
    const isPeriod = unit === 'month' || unit === 'quarter' || unit === 'year' || (unit === 'week' && from > at);
    return isPeriod ? relative(from + 1, unitSpan(unit, reading.anchor, 0)) : null;
  }

  /** A time behind `since`, `until` or `from`, with or without an article. */
  private matchPoint(reading: Reading, at: number): Match | null {
    return this.matchThird(reading, at) ?? this.matchNamed(reading, at);
  }

  private matchNamed(reading: Reading, at: number): Match | null {
    const from = articles.has(wordAt(reading, at)) ? at + 1 : at;
    const led: Reading = { ...reading, isLed: true };
    const year = yearAt(reading, from);
    if (year !== null) return absolute(this.skipYearTail(reading, from + 1), yearSpan(year));
    const written = literalAt(reading, from) ?? matchDottedDate(reading, from);
    if (written !== null) return written;
    const rules: readonly Rule[] = [
      this.named.matchDay,
      this.named.matchDetermined,
      this.named.matchDeterminedBehind,
      this.named.matchDate,
      this.named.matchMonth,
      this.named.matchHoliday,
      this.named.matchWeekday,
      matchNumberedDay,
    ];
    for (const rule of rules) {
      const match = rule(led, from);
      if (match !== null) return match;
    }
    return null;
  }
}

const genitives = new Set(['du', 'de', 'van', 'del', 'della', 'do', 'da']);
/** They never tell how long something took, as "in" and "en" do. */
const aheadAlone = new Set(['dentro', 'tra', 'fra', 'dans', 'om', 'daqui']);
const leadsOfDay = new Set(['am', 'op', 'no', 'na', 'em', 'in', 'im', 'à', 'a', 'w']);

const weeksOf = (units: ReadonlyMap<string, Unit>): string[] =>
  [...units].flatMap(([word, unit]) => (unit === 'week' ? [word] : []));

/** How many times nearer a coming day must be than the last one. */
const muchNearer = 3;
const englishToo = new Set(['final', 'half', 'begin', 'fine', 'fin', 'medio']);

/** Articles that open no date: "Ende des Monats", "eind van de maand". */
const beforeUnits = new Set(['des', 'de', 'het']);

/** The calendar year that an exact count of years leads back to. */
const yearCounted = (anchor: number, counted: Counted): DaySpan | null =>
  counted.unit === 'year' && counted.min === counted.max ? countedSpan(anchor, counted, -1) : null;
