import { daySpan } from './calendar.js';
import { partsOfDay, type Unit, weekdays } from './english-words.js';
import { unitSpan } from './periods.js';
import { isGluedWord, type Rule, RuleIndex, relative, skipWords, wordAt } from './reading.js';
import { skipPartOfDay } from './weekdays.js';

const daysAway: ReadonlyMap<string, number> = new Map([
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

/** The end of a day, week or month as it is written in deadlines: its last day. */
const matchEndOfUnit: Rule = (reading, at) => {
  const unit = acronyms.get(wordAt(reading, at));
  const isDeadline = ['by', 'until', 'before'].includes(wordAt(reading, at - 1));
  const after = wordAt(reading, at + 1);
  // "By EOD tomorrow" is that of the other day.
  const isOfOther = daysAway.has(after) || weekdays.has(after);
  if (unit === undefined || !isDeadline || isOfOther || isGluedWord(reading, at + 1)) return null;
  return relative(at + 1, daySpan(unitSpan(unit, reading.anchor, 0).end));
};

const matchTheDayBeside: Rule = (reading, at) => matchDayBeside(reading, at + 1);

export const relativeDayRules = new RuleIndex()
  .add(daysAway.keys(), matchDay)
  .add(['day', 'night'], matchDayBeside)
  .add(['the'], matchTheDayBeside)
  .add(['last', 'this', 'earlier', 'later', 'early', 'late'], matchPartOfDay)
  .add(acronyms.keys(), matchEndOfUnit);
