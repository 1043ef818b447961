import { numberKey, type Rule, RuleIndex } from '../context/time-rule.js';
import type { Unit } from '../tokens/english-words.js';
import { matchCountedFromDay } from './times/counted-from-day.js';
import { CountedTimes } from './times/counted-times.js';
import { matchBareDaysOfMonth } from './times/days-of-month.js';
import { NamedPoints } from './times/named-points.js';
import { NamedTimes } from './times/named-times.js';
import { OpenSpans } from './times/open-spans.js';
import { withPostpositions } from './times/postpositions.js';
import { matchRolling } from './times/rolling-spans.js';
import { Vocabulary } from './times/vocabulary.js';
import { matchWeekOfDay } from './times/week-of-day.js';
import type { LanguageWords } from './words/language-words.js';
import { firstWords } from './words/phrases.js';

/**
 * The rules of one language, made from its table of words: what is named in it, "N units ago" and ahead, since and
 * until, from and to, and parts of what is named. They mean what their English counterparts mean, to the same
 * precision.
 */
export class Language {
  private readonly vocabulary: Vocabulary;
  private readonly named: NamedTimes;
  private readonly points: NamedPoints;
  private readonly counted: CountedTimes;
  private readonly spans: OpenSpans;

  constructor(private readonly words: LanguageWords) {
    this.vocabulary = new Vocabulary(words);
    this.named = new NamedTimes(this.vocabulary);
    this.points = new NamedPoints(this.vocabulary, this.named);
    this.counted = new CountedTimes(this.vocabulary, this.named, this.points);
    this.spans = new OpenSpans(this.vocabulary, this.named, this.points);
  }

  rules(): RuleIndex {
    const { months, weekdays, shortWeekdays, seasons, units, numbers, ordinals, which } = this.vocabulary;
    const { words, named, points, counted, spans } = this;
    const counts = [
      ...numbers.keys(),
      ...units.keys(),
      ...firstWords([...(words.few ?? []), ...Object.keys(words.halfYears ?? {})]),
    ];
    return this.whereSpoken(
      new RuleIndex()
        .add(firstWords(words.from), spans.matchFromTo)
        .add(firstWords(words.since), spans.matchSince)
        .add(words.lasting ?? [], spans.matchLasting)
        .add(firstWords(words.until), spans.matchUntil)
        .add(firstWords(this.vocabulary.days.map(([phrase]) => phrase)), named.matchDay)
        .add(this.vocabulary.periods.keys(), named.matchPeriod)
        .add(which.keys(), named.matchDetermined)
        .add([...which.keys(), ...units.keys()], named.matchWeekdayOfWeek)
        .add([...which.keys(), ...units.keys()], counted.matchNamedInYear)
        .add(weekdays.keys(), named.matchWeekdayBeforeWeek)
        .add(weeksOf(units), (reading, at) => matchWeekOfDay(reading, at, named.matchDate))
        .add([...weekdays.keys(), ...Object.keys(words.days)], (reading, at) =>
          matchCountedFromDay(reading, at, this.vocabulary),
        )
        .add([...units.keys(), ...weekdays.keys(), ...seasons.keys(), ...months.keys()], named.matchDeterminedBehind)
        .add(firstWords(this.vocabulary.holidays.map(([phrase]) => phrase)), named.matchDeterminedBehind)
        .add(firstWords(words.ago), counted.matchAgo)
        .add(words.agoBehind.length > 0 ? counts : [], counted.matchAgoBehind)
        .add(firstWords(words.ahead), counted.matchAhead)
        .add(counts, counted.matchCountedBeside)
        .add([...(words.lastSeveral ?? []), ...(words.nextSeveral ?? []), ...numbers.keys()], (reading, at) =>
          matchRolling(reading, at, this.vocabulary),
        )
        .add(firstWords(words.weekends), named.matchWeekend)
        .add(ordinals.keys(), named.matchQuarter)
        .add(firstWords(this.vocabulary.holidays.map(([phrase]) => phrase)), named.matchHoliday)
        .add([...months.keys(), ...seasons.keys()], named.matchMonth)
        .add([...weekdays.keys(), ...shortWeekdays.keys()], named.matchWeekday)
        .add(this.vocabulary.thirds.keys(), points.matchThird),
    );
  }

  /** What begins with digits: `5. März 2024`, `3 giorni fa`. */
  numberRules(): RuleIndex {
    return this.whereSpoken(
      new RuleIndex()
        .add([numberKey], this.named.matchDate)
        .add([numberKey], this.matchBareDays)
        .add([numberKey], this.points.matchYear)
        .add([numberKey], this.counted.matchCountedBeside)
        .add(this.words.agoBehind.length > 0 ? [numberKey] : [], this.counted.matchAgoBehind),
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

  /** `14 t/m 25 mei`, `3.-10. August`. */
  private readonly matchBareDays: Rule = (reading, at) =>
    matchBareDaysOfMonth(reading, at, this.words.to, this.named.matchDate);
}

const weeksOf = (units: ReadonlyMap<string, Unit>): string[] =>
  [...units].flatMap(([word, unit]) => (unit === 'week' ? [word] : []));
