import { civilDate, type DaySpan, isWholeYear, monthSpan, weekdayOf } from '../calendar/calendar.js';
import { ordinals } from '../tokens/english-words.js';
import { isOpening, type Match, type Reading, type Rule, wordAt } from './time-rule.js';

/*
 * "Last year we launched in May", "Next week I'm in Berlin on Tuesday", "Last month I was ill on the 3rd": the period
 * that opens a sentence is that of the months, days and weekdays behind it.
 */

const leads = new Set(
  'back in during throughout im en au em no na nel nell durante w we v ve i på under pendant während el il o'.split(
    ' ',
  ),
);
const maxLeads = 2;

/** The year, month or week that a time is, if it opens its sentence. */
export function openingPeriod(reading: Reading, at: number, { span }: Match): DaySpan | null {
  let from = at;
  while (from > at - maxLeads && leads.has(wordAt(reading, from - 1))) from -= 1;
  return isOpening(reading, from) && (isWholeYear(span) || isMonth(span) || isWeek(span)) ? span : null;
}

const isMonth = (span: DaySpan): boolean => {
  const { year, month } = civilDate(span.start);
  const whole = monthSpan(year, month);
  return span.start === whole.start && span.end === whole.end;
};

const isWeek = ({ start, end }: DaySpan): boolean => end - start === 6 && weekdayOf(start) === 0;

/**
 * A time that names no year or week of its own, in the period that opened its sentence: unless its verb tells of the
 * other side of the day on which it is said ("Last week I was ill, on Friday we present").
 */
export function withinPeriod(reading: Reading, at: number, match: Match, period: DaySpan, rule: Rule): Match {
  if (!match.isFloating || isOfOtherSide(reading, at, match, period)) return match;
  // Of the weekdays of a month nobody says which; its days have numbers.
  if (isMonth(period) && !hasNumber(reading, at, match)) return match;
  // A weekday is looked for before the day, what comes once a year or month up to it.
  const anchor = isWeek(period) ? period.end + 1 : period.end;
  const within = rule({ ...reading, anchor, lean: 'past' }, at);
  const isWithin = within !== null && within.span.start >= period.start && within.span.end <= period.end;
  return isWithin && within.next === match.next ? { ...within, isFloating: false } : match;
}

const hasNumber = ({ tokens }: Reading, at: number, { next }: Match): boolean =>
  tokens.slice(at, next).some(({ kind, word }) => kind === 'number' || ordinals.has(word));

function isOfOtherSide(reading: Reading, at: number, { next }: Match, period: DaySpan): boolean {
  const tense = reading.tenses.around(at, next);
  if (period.end < reading.anchor) return tense === 'future' || tense === 'present';
  return period.start > reading.anchor && tense === 'past';
}
