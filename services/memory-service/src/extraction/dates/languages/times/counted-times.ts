import { type DaySpan, isWholeYear } from '../../calendar/calendar.js';
import {
  isMark,
  isOpening,
  longer,
  type Match,
  type Reading,
  type Rule,
  relative,
  wordAt,
} from '../../context/time-rule.js';
import { moveDay } from '../../named/periods.js';
import { countedFromSpan } from '../../spans/offsets.js';
import type { LanguageWords } from '../words/language-words.js';
import { skipAny } from '../words/phrases.js';
import { isAgeAt, lastsUntilNow } from './durations-until-now.js';
import type { NamedPoints } from './named-points.js';
import { articles, leansBack, type NamedTimes } from './named-times.js';
import { type Counted, countedSpan, type Vocabulary } from './vocabulary.js';

/** Times that are counted from now or from what is named, and what is named within a year that is so far away. */
export class CountedTimes {
  private readonly words: LanguageWords;

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly named: NamedTimes,
    private readonly points: NamedPoints,
  ) {
    this.words = vocabulary.words;
  }

  /** `vor drei Tagen`, `il y a deux semaines`, `hace un año`. */
  readonly matchAgo: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.ago);
    const counted = from === null ? null : this.vocabulary.countBehind(reading, at, from);
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
    const named = this.points.matchNamed({ ...reading, anchor: year.end, lean: 'past' }, from);
    return named?.isFloating === true && named.span.start >= year.start ? relative(named.next, named.span) : null;
  }

  /** `letztes Jahr im März`, `l'année dernière en mars`. */
  readonly matchNamedInYear: Rule = (reading, at) => {
    const year = longer(this.named.matchDetermined(reading, at), this.named.matchDeterminedBehind(reading, at));
    return year === null || !isWholeYear(year.span) ? null : this.withinYear(reading, year.span, year.next);
  };

  /** `tre giorni fa`, `drie dagen geleden`, `неделю назад`. */
  readonly matchAgoBehind: Rule = (reading, at) => {
    const unit = this.vocabulary.units.get(wordAt(reading, at));
    const counted =
      this.vocabulary.countBehind(reading, at, at) ??
      (unit === undefined ? null : { min: 1, max: 1, unit, next: at + 1 });
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
  readonly matchCountedBeside: Rule = (reading, at) => {
    const counted = this.vocabulary.countAt(reading, at) ?? this.vocabulary.theDayAt(reading, at);
    if (counted === null || counted.unit === 'hour' || counted.unit === 'minute') return null;
    const before = skipAny(reading, counted.next, this.words.before);
    const from = before ?? skipAny(reading, counted.next, this.words.after);
    const base = from === null ? null : this.points.matchNamed(reading, from);
    return base === null ? null : relative(base.next, countedFromSpan(counted, base.span, before === null ? 1 : -1));
  };

  readonly matchAhead: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.ahead);
    const counted = from === null ? null : this.vocabulary.countBehind(reading, at, from);
    if (counted === null || (!aheadAlone.has(wordAt(reading, at)) && leansBack(reading, at, counted.next))) return null;
    // "Läuft in 24 Stunden ab" is a term.
    if (this.vocabulary.isOfHours(reading, counted.next) && !isOpening(reading, at)) return null;
    return relative(counted.next, countedSpan(reading.anchor, counted, 1));
  };
}

/** They never tell how long something took, as "in" and "en" do. */
const aheadAlone = new Set(['dentro', 'tra', 'fra', 'dans', 'om', 'daqui']);
const leadsOfDay = new Set(['am', 'op', 'no', 'na', 'em', 'in', 'im', 'à', 'a', 'w']);

/** The calendar year that an exact count of years leads back to. */
const yearCounted = (anchor: number, counted: Counted): DaySpan | null =>
  counted.unit === 'year' && counted.min === counted.max ? countedSpan(anchor, counted, -1) : null;
