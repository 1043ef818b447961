import { daySpan, weekSpan } from '../../calendar/calendar.js';
import { type Match, type Reading, relative, wordAt } from '../../context/time-rule.js';
import { moveDay } from '../../named/periods.js';
import { weekdayAfter, weekdayBefore, weekdayWithin } from '../../named/weekdays.js';
import { skipAny, skipPhrase } from '../words/phrases.js';
import type { Counted, Vocabulary } from './vocabulary.js';

/**
 * `heute in 14 Tagen`, `heute vor einem Jahr`, `Sonntag vor einer Woche`, `gestern vor zwei Wochen`, `Freitag in zwei
 * Wochen`, `vandaag een jaar geleden`: to the day.
 */
export function matchCountedFromDay(reading: Reading, at: number, vocabulary: Vocabulary): Match | null {
  const { words } = vocabulary;
  const away = words.days[wordAt(reading, at)];
  if (away !== undefined && Math.abs(away) <= 1) {
    const ago = agoAt(reading, at + 1, vocabulary);
    if (ago !== null) return relative(ago.next, daySpan(moveDay(ago.unit, reading.anchor + away, -ago.min)));
  }
  const weekday = vocabulary.weekdays.get(wordAt(reading, at));
  const behind = matchWeeksBehind(reading, at, vocabulary);
  if (behind !== null) return behind;
  const weeksAgo = weekday === undefined ? null : agoAt(reading, at + 1, vocabulary);
  if (weekday !== undefined && weeksAgo?.unit === 'week')
    return relative(weeksAgo.next, daySpan(weekdayBefore(reading.anchor, weekday) - weeksAgo.min * 7));
  if (weekday === undefined && away !== 0 && away !== 1) return null;
  const from = skipAny(reading, at + 1, words.ahead);
  const counted = from === null ? null : vocabulary.countAt(reading, from);
  if (counted === null || !isOfDays(counted)) return null;
  const day = moveDay(counted.unit, reading.anchor + (away ?? 0), counted.min);
  if (weekday === undefined) return relative(counted.next, daySpan(day));
  return counted.unit === 'week' ? relative(counted.next, daySpan(weekdayWithin(weekSpan(day), weekday))) : null;
}

/** `mardi en huit`, `oggi a otto`: a week behind that day; "lundi en huit minutes" tells how long something takes. */
function matchWeeksBehind(reading: Reading, at: number, { words, weekdays }: Vocabulary): Match | null {
  const away = words.days[wordAt(reading, at)];
  const weekday = weekdays.get(wordAt(reading, at));
  for (const [phrase, weeks] of Object.entries(words.weeksBehindDays ?? {})) {
    const next = skipPhrase(reading, at + 1, phrase);
    if (next === null || !isOver(reading, next)) continue;
    const day = weekday === undefined ? reading.anchor + (away ?? 0) : weekdayAfter(reading.anchor, weekday);
    return relative(next, daySpan(day + weeks * 7));
  }
  return null;
}

/** The clause ends, or goes on with who does something, or where, when or with whom: it counts nothing. */
function isOver({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === 'break' || token.kind === 'mark') return true;
  return goingOn.has(token.word) || /^\p{L}{2,}(?:o|amos|emos|imos|iamo)$/u.test(token.word);
}

const goingOn = new Set(
  'à au aux chez avec pour vers dès dans sur en de du al alle a da con per por para desde in je j on nous il elle tu vous ils elles me te se nos ho abbiamo ci mi si yo io parto partiamo comincio inizio inizia torno torniamo'.split(
    ' ',
  ),
);

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
