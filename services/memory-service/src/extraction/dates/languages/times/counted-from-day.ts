import { daySpan, weekSpan } from '../../calendar/calendar.js';
import { type Match, type Reading, relative, wordAt } from '../../context/time-rule.js';
import { moveDay } from '../../named/periods.js';
import { weekdayWithin } from '../../named/weekdays.js';
import { skipAny } from '../words/phrases.js';
import type { Counted, Vocabulary } from './vocabulary.js';

/**
 * `heute in 14 Tagen`, `heute vor einem Jahr`, `gestern vor zwei Wochen`, `Freitag in zwei Wochen`, `vandaag een jaar
 * geleden`: to the day.
 */
export function matchCountedFromDay(reading: Reading, at: number, vocabulary: Vocabulary): Match | null {
  const { words } = vocabulary;
  const away = words.days[wordAt(reading, at)];
  if (away !== undefined && Math.abs(away) <= 1) {
    const ago = agoAt(reading, at + 1, vocabulary);
    if (ago !== null) return relative(ago.next, daySpan(moveDay(ago.unit, reading.anchor + away, -ago.min)));
  }
  const weekday = vocabulary.weekdays.get(wordAt(reading, at));
  if (weekday === undefined && away !== 0) return null;
  const from = skipAny(reading, at + 1, words.ahead);
  const counted = from === null ? null : vocabulary.countAt(reading, from);
  if (counted === null || !isOfDays(counted)) return null;
  const day = moveDay(counted.unit, reading.anchor, counted.min);
  if (weekday === undefined) return relative(counted.next, daySpan(day));
  return counted.unit === 'week' ? relative(counted.next, daySpan(weekdayWithin(weekSpan(day), weekday))) : null;
}

/** "Vor einem Jahr", "een jaar geleden", exactly counted. */
function agoAt(reading: Reading, at: number, vocabulary: Vocabulary): Counted | null {
  const { ago, agoBehind } = vocabulary.words;
  const from = skipAny(reading, at, ago);
  const counted = vocabulary.countAt(reading, from ?? at);
  if (counted === null || !isOfDays(counted)) return null;
  if (from !== null) return counted;
  const next = skipAny(reading, counted.next, agoBehind);
  return next === null ? null : { ...counted, next };
}

const isOfDays = ({ min, max, unit }: Counted): boolean => min === max && unit !== 'hour' && unit !== 'minute';
