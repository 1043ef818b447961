import type { DaySpan } from '../../calendar/calendar.js';
import { type Match, type Reading, type Rule, relative, wordAt } from '../../context/time-rule.js';
import { moveDay } from '../../named/periods.js';
import { isLedByDeadline } from '../notes/deadline-leads.js';
import { isCompletedBy } from '../notes/deadlines.js';
import { startsAt } from '../notes/foreign-arrangements.js';
import type { LanguageWords } from '../words/language-words.js';
import { skipAny } from '../words/phrases.js';
import { matchDaysOfMonth } from './days-of-month.js';
import { isStateBehind } from './durations-until-now.js';
import type { NamedPoints } from './named-points.js';
import { articles, leansBack, type NamedTimes } from './named-times.js';
import type { Vocabulary } from './vocabulary.js';
import { isRangeOfWeekdays, isWeekOfWork } from './weekday-ranges.js';

/** Times with a beginning and an end: since then, until then, from one to another. */
export class OpenSpans {
  private readonly words: LanguageWords;

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly named: NamedTimes,
    private readonly points: NamedPoints,
  ) {
    this.words = vocabulary.words;
  }

  /** `seit drei Jahren`, `depuis 2019`, `desde el lunes`; `dal 1 aprile` may be to come. */
  readonly matchSince: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.since);
    if (from === null || startsAt(reading.tokens, from)) return null;
    const counted = this.vocabulary.countAt(reading, from);
    if (counted !== null)
      return relative(counted.next, {
        start: moveDay(counted.unit, reading.anchor, -counted.max),
        end: reading.anchor,
      });
    if (this.isRunOfWeekdays(reading, from)) return null;
    const point = this.points.matchPoint({ ...reading, lean: 'past' }, from);
    if (point === null || point.span.start > reading.anchor) return null;
    const coming = this.words.sinceOrFrom === true ? this.startToCome(reading, from, point) : null;
    return coming ?? { ...point, span: { start: point.span.start, end: reading.anchor } };
  };

  /** `llevo seis meses viviendo aquí`: until now; "el envío lleva tres días" is how long it takes. */
  readonly matchLasting: Rule = (reading, at) => {
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
    const coming = this.points.matchPoint({ ...reading, lean: 'future' }, from);
    if (coming === null || coming.span.start <= reading.anchor) return null;
    const [ahead, ago] = [coming.span.start - reading.anchor, reading.anchor - last.span.start];
    const isFuture = reading.tenses.around(from, last.next) === 'future';
    return isFuture || ahead * muchNearer < ago ? coming : null;
  }

  /** `bis Freitag`, `do 15 marca`: from now to then; what is to be finished by then is so on that day. */
  readonly matchUntil: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.until);
    if (from === null || this.isRunOfWeekdays(reading, from)) return null;
    const point = this.points.matchPoint({ ...reading, lean: leansBack(reading, at, from) ? 'past' : 'future' }, from);
    if (point === null) return null;
    if (point.span.end < reading.anchor) return point;
    const isDeadline = isLedByDeadline(reading.tokens, from) || isCompletedBy(reading.tokens, at, point.next);
    if (isDeadline && point.span.start >= reading.anchor) return point;
    return { ...point, span: { start: reading.anchor, end: point.span.end } };
  };

  /** `von 2015 bis 2019`, `de enero a marzo de 2024`. */
  readonly matchFromTo: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.from);
    const days = from === null ? null : matchDaysOfMonth(reading, from, this.words.to, this.named.matchDate);
    if (days !== null) return days;
    const first = from === null ? null : this.points.matchPoint(reading, from);
    const to = first === null ? null : skipAny(reading, first.next, this.words.to);
    const second = to === null ? null : this.points.matchPoint(reading, to);
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
      const start = this.points.matchPoint({ ...reading, anchor: second.span.end, lean: 'past' }, from);
      return start === null ? null : { start: start.span.start, end: second.span.end };
    }
    if (!second.isFloating || second.span.end >= first.span.start)
      return { start: first.span.start, end: second.span.end };
    const end = this.points.matchPoint({ ...reading, anchor: first.span.start, lean: 'future' }, to);
    return end === null ? null : { start: first.span.start, end: end.span.end };
  }

  /** The first as the reading leans, the second behind it. */
  private placeInTurn(reading: Reading, [from, to]: readonly [number, number]): DaySpan | null {
    const first = this.points.matchPoint(reading, from);
    const second = first === null ? null : this.points.matchPoint({ ...reading, anchor: first.span.start }, to);
    return first === null || second === null ? null : { start: first.span.start, end: second.span.end };
  }
}

/** How many times nearer a coming day must be than the last one. */
const muchNearer = 3;
