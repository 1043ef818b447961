import { daySpan, weekSpan } from '../../calendar/calendar.js';
import { type Match, type Reading, relative, wordAt } from '../../context/time-rule.js';
import { moveDay } from '../../named/periods.js';
import { weekdayWithin } from '../../named/weekdays.js';
import { skipAny } from '../words/phrases.js';
import type { Counted, Vocabulary } from './vocabulary.js';

/** `heute in 14 Tagen`, `heute vor einem Jahr`, `Freitag in zwei Wochen`, `vandaag over twee weken`: to the day. */
export function matchCountedFromDay(reading: Reading, at: number, vocabulary: Vocabulary): Match | null {
  const { words } = vocabulary;
  const isToday = words.days[wordAt(reading, at)] === 0;
  const weekday = vocabulary.weekdays.get(wordAt(reading, at));
  if (weekday === undefined && !isToday) return null;
  const before = isToday ? skipAny(reading, at + 1, words.ago) : null;
  const from = before ?? skipAny(reading, at + 1, words.ahead);
  const counted = from === null ? null : vocabulary.countAt(reading, from);
  if (counted === null || !isOfDays(counted)) return null;
  const day = moveDay(counted.unit, reading.anchor, before === null ? counted.min : -counted.min);
  if (weekday === undefined) return relative(counted.next, daySpan(day));
  return counted.unit === 'week' ? relative(counted.next, daySpan(weekdayWithin(weekSpan(day), weekday))) : null;
}

const isOfDays = ({ min, max, unit }: Counted): boolean => min === max && unit !== 'hour' && unit !== 'minute';
