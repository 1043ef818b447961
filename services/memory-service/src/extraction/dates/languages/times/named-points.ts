import { daySpan, yearSpan } from '../../calendar/calendar.js';
import { absolute, isMark, type Match, type Reading, type Rule, relative, wordAt } from '../../context/time-rule.js';
import { unitSpan } from '../../named/periods.js';
import { fourDigitYearAt, yearAt } from '../../named/years.js';
import { thirdOf } from '../../spans/parts-of-periods.js';
import { isLedByDeadline } from '../notes/deadline-leads.js';
import { isLastDay } from '../notes/deadlines.js';
import type { LanguageWords } from '../words/language-words.js';
import { isElision, skipAny } from '../words/phrases.js';
import { matchDottedDate } from './dotted-dates.js';
import { articles, literalAt, type NamedTimes } from './named-times.js';
import { matchNumberedDay } from './numbered-days.js';
import type { Vocabulary } from './vocabulary.js';

/** Whatever names a time by itself, as it stands behind "since", "until" or "two days before": also a year or a third. */
export class NamedPoints {
  private readonly words: LanguageWords;

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly named: NamedTimes,
  ) {
    this.words = vocabulary.words;
  }

  /** `w 2019`, `в 2019 году`, `z 2019 roku`. */
  readonly matchYear: Rule = (reading, at) => {
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
  readonly matchThird: Rule = (reading, at) => {
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
  matchPoint(reading: Reading, at: number): Match | null {
    return this.matchThird(reading, at) ?? this.matchNamed(reading, at);
  }

  matchNamed(reading: Reading, at: number): Match | null {
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
      matchDayByNumber,
    ];
    for (const rule of rules) {
      const match = rule(led, from);
      if (match !== null) return match;
    }
    return null;
  }
}

/** "Bis zum 30.", "até o dia 30". */
const matchDayByNumber: Rule = (reading, at) =>
  matchNumberedDay(reading, /^(?:d[ií]a|giorno)$/.test(wordAt(reading, at)) ? at + 1 : at);

const genitives = new Set(['du', 'de', 'van', 'del', 'della', 'do', 'da']);
const englishToo = new Set(['final', 'half', 'begin', 'fine', 'fin', 'medio']);

/** Articles that open no date: "Ende des Monats", "eind van de maand". */
const beforeUnits = new Set(['des', 'de', 'het']);
