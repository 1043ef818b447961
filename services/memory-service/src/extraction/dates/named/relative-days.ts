import { daySpan } from '../calendar/calendar.js';
import {
  isGluedWord,
  type Match,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  skipWords,
  wordAt,
} from '../context/time-rule.js';
import { months, partsOfDay, type Unit, weekdays } from '../tokens/english-words.js';
import { unitSpan } from './periods.js';
import { skipPartOfDay } from './weekday-names.js';
import { weekdayAfter, weekdayBefore } from './weekdays.js';

const daysAway: ReadonlyMap<string, number> = new Map<string, number>([
  ['today', 0],
  ['tonight', 0],
  ['yesterday', -1],
  ['tomorrow', 1],
]);

/** `today`, `yesterday evening`, `tomorrow night`, `early tomorrow`. */
const matchDay: Rule = (reading, at) => {
  const away = daysAway.get(wordAt(reading, at));
  return away === undefined ? null : relative(skipPartOfDay(reading, at + 1), daySpan(reading.anchor + away));
};

/** `(the) day before yesterday`, `(the) day after tomorrow`, `the night before last`. */
const matchDayBeside: Rule = (reading, at) => {
  const before = skipWords(reading, at, 'day', 'before', 'yesterday');
  if (before !== null) return relative(skipPartOfDay(reading, before), daySpan(reading.anchor - 2));
  const nights = skipWords(reading, at, 'night', 'before', 'last');
  if (nights !== null) return relative(nights, daySpan(reading.anchor - 2));
  const after = skipWords(reading, at, 'day', 'after', 'tomorrow');
  return after === null ? null : relative(skipPartOfDay(reading, after), daySpan(reading.anchor + 2));
};

/** `last night`, `this morning`, `earlier today`, `later today`. */
const matchPartOfDay: Rule = (reading, at) => {
  const [word, part] = [wordAt(reading, at), wordAt(reading, at + 1)];
  if (word === 'last' && (part === 'night' || part === 'evening')) return relative(at + 2, daySpan(reading.anchor - 1));
  const isToday = word === 'this' ? partsOfDay.has(part) : part === 'today' && word !== 'last';
  return isToday ? relative(at + 2, daySpan(reading.anchor)) : null;
};

const acronyms: ReadonlyMap<string, Unit> = new Map([
  ['eod', 'day'],
  ['cob', 'day'],
  ['eow', 'week'],
  ['eom', 'month'],
  ['eoq', 'quarter'],
  ['eoy', 'year'],
]);

const deadlineLeads = new Set(['by', 'until', 'til', 'till', 'before', 'at', 'due', 'for', 'ends', 'end']);
/** Before such a word it names no time: "the EOD report", "every EOD". */
const notOneEnd = new Set(['the', 'an', 'a', 'my', 'our', 'your', 'each', 'every', 'no', 'of']);
const behindEnd = new Set(
  'please at for to so or and if because when i we he she they it you but latest then with on from unless since'.split(
    ' ',
  ),
);

/**
 * The end of a day, week or month as it is written in deadlines: its last day. In small letters a word before it has to
 * lead to one.
 */
const matchEndOfUnit: Rule = (reading, at) => {
  const unit = acronyms.get(wordAt(reading, at));
  const [before, after] = [wordAt(reading, at - 1), reading.tokens[at + 1]];
  if (unit === undefined || isGluedWord(reading, at + 1) || notOneEnd.has(before)) return null;
  // "Friday EOD" is Friday, "2026-04-30 EOD" that day.
  if (unit === 'day' && (weekdays.has(before) || daysAway.has(before) || isDateAt(reading, at - 1))) return null;
  const isLed = deadlineLeads.has(before) || reading.tokens[at]?.isCapital === true;
  if (unit === 'day' && isLed && weekdays.has(after?.word ?? '')) return matchEndOfWeekday(reading, at);
  // "By EOD tomorrow" is that of the other day.
  const isFollowed = after?.kind === 'word' ? behindEnd.has(after.word) : after?.kind !== 'number';
  return isLed && isFollowed ? relative(at + 1, daySpan(unitSpan(unit, reading.anchor, 0).end)) : null;
};

/** "30 April", "Apr 30", "2026-04-30": the last token of one. */
const isDateAt = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.kind === 'literal' ||
  (tokens[at]?.kind === 'number' && months.has(tokens[at - 1]?.word ?? '')) ||
  (months.has(tokens[at]?.word ?? '') && tokens[at - 1]?.kind === 'number');

/** "EOD Friday", "COB Thursday": to come unless the sentence tells of the past. */
function matchEndOfWeekday(reading: Reading, at: number): Match {
  const weekday = weekdays.get(wordAt(reading, at + 1)) ?? 0;
  const tense = reading.tenses.around(at, at + 2);
  const isPast = tense === 'past' || tense === 'perfect';
  const day = isPast ? weekdayBefore(reading.anchor, weekday) : weekdayAfter(reading.anchor, weekday);
  return relative(at + 2, daySpan(day));
}

const matchTheDayBeside: Rule = (reading, at) => matchDayBeside(reading, at + 1);

export const relativeDayRules = new RuleIndex()
  .add(daysAway.keys(), matchDay)
  .add(['day', 'night'], matchDayBeside)
  .add(['the'], matchTheDayBeside)
  .add(['last', 'this', 'earlier', 'later', 'early', 'late'], matchPartOfDay)
  .add(acronyms.keys(), matchEndOfUnit);
