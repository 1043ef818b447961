import { yearSpan } from '../calendar.js';
import { type Third, thirdOf } from '../parts.js';
import { moveDay, unitSpan } from '../periods.js';
import {
  absolute,
  isMark,
  type Match,
  numberKey,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  wordAt,
} from '../reading.js';
import { yearAt } from '../years.js';
import { matchDaysOfMonth } from './days-of-month.js';
import { startsAt } from './foreign-arrangements.js';
import type { LanguageWords } from './language-words.js';
import { articles, leansBack, literalAt, NamedTimes } from './named-times.js';
import { firstWords, skipAny } from './phrases.js';
import { Vocabulary } from './vocabulary.js';

/**
 * The rules of one language, made from its table of words: what is named in it, "N units ago" and ahead, since and until, from and to,
 * and parts of what is named. They mean what their English counterparts mean, to the same precision.
 */
export class Language {
  private readonly vocabulary: Vocabulary;
  private readonly named: NamedTimes;

  constructor(private readonly words: LanguageWords) {
    this.vocabulary = new Vocabulary(words);
    this.named = new NamedTimes(this.vocabulary);
  }

  rules(): RuleIndex {
    const { months, weekdays, seasons, units, numbers, ordinals, which } = this.vocabulary;
    const { words, named } = this;
    return new RuleIndex()
      .add(firstWords(words.from), this.matchFromTo)
      .add(firstWords(words.since), this.matchSince)
      .add(firstWords(words.until), this.matchUntil)
      .add(firstWords(Object.keys(words.days)), named.matchDay)
      .add(which.keys(), named.matchDetermined)
      .add([...units.keys(), ...weekdays.keys(), ...seasons.keys(), ...months.keys()], named.matchDeterminedBehind)
      .add(firstWords(words.ago), this.matchAgo)
      .add(words.agoBehind.length > 0 ? [...numbers.keys(), ...units.keys()] : [], this.matchAgoBehind)
      .add(firstWords(words.ahead), this.matchAhead)
      .add(firstWords(words.weekends), named.matchWeekend)
      .add(ordinals.keys(), named.matchQuarter)
      .add(firstWords(Object.keys(words.holidays)), named.matchHoliday)
      .add([...months.keys(), ...seasons.keys()], named.matchMonth)
      .add(weekdays.keys(), named.matchWeekday)
      .add(words.thirds.flat(), this.matchThird);
  }

  /** What begins with digits: `5. März 2024`, `3 giorni fa`. */
  numberRules(): RuleIndex {
    return new RuleIndex()
      .add([numberKey], this.named.matchDate)
      .add(this.words.agoBehind.length > 0 ? [numberKey] : [], this.matchAgoBehind);
  }

  /** The months and units that such a number is followed by. */
  namesBehindNumbers(): readonly string[] {
    return [...this.vocabulary.months.keys(), ...this.vocabulary.units.keys()];
  }

  /** `vor drei Tagen`, `il y a deux semaines`, `hace un año`. */
  private readonly matchAgo: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.ago);
    const counted = from === null ? null : this.vocabulary.countAt(reading, from);
    return counted === null ? null : relative(counted.next, unitSpan(counted.unit, reading.anchor, -counted.count));
  };

  /** `tre giorni fa`, `drie dagen geleden`, `неделю назад`. */
  private readonly matchAgoBehind: Rule = (reading, at) => {
    const unit = this.vocabulary.units.get(wordAt(reading, at));
    const counted =
      this.vocabulary.countAt(reading, at) ?? (unit === undefined ? null : { count: 1, unit, next: at + 1 });
    const next = counted === null ? null : skipAny(reading, counted.next, this.words.agoBehind);
    if (counted === null || next === null) return null;
    return relative(next, unitSpan(counted.unit, reading.anchor, -counted.count));
  };

  private readonly matchAhead: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.ahead);
    const counted = from === null ? null : this.vocabulary.countAt(reading, from);
    if (counted === null || leansBack(reading, at, counted.next)) return null;
    return relative(counted.next, unitSpan(counted.unit, reading.anchor, counted.count));
  };

  /** `seit drei Jahren`, `depuis 2019`, `desde el lunes`. */
  private readonly matchSince: Rule = (reading, at) => {
    const from = skipAny(reading, at, this.words.since);
    if (from === null || startsAt(reading.tokens, from)) return null;
    const counted = this.vocabulary.countAt(reading, from);
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
    const days = from === null ? null : matchDaysOfMonth(reading, from, this.words.to, this.named.matchDate);
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
      this.named.matchDay,
      this.named.matchDetermined,
      this.named.matchDeterminedBehind,
      this.named.matchDate,
      this.named.matchMonth,
      this.named.matchHoliday,
      this.named.matchWeekday,
    ];
    for (const rule of rules) {
      const match = rule(led, from);
      if (match !== null) return match;
    }
    return null;
  }
}

const englishToo = new Set(['final', 'half', 'begin', 'fine', 'fin', 'medio']);
const thirds: readonly Third[] = [0, 1, 2];
