import type { DaySpan } from '../../calendar/calendar.js';
import { type Match, type Reading, relative, wordAt } from '../../context/time-rule.js';
import { moveDay } from '../../named/periods.js';
import type { Counted, Vocabulary } from './vocabulary.js';

/**
 * `die letzten zwei Wochen`, `los últimos tres meses`, `les deux dernières semaines`: up to now; `die nächsten drei
 * Tage`: from now on.
 */
export function matchRolling(reading: Reading, at: number, vocabulary: Vocabulary): Match | null {
  const { lastSeveral = [], nextSeveral = [] } = vocabulary.words;
  for (const [words, sign] of [[lastSeveral, -1] as const, [nextSeveral, 1] as const]) {
    const counted = countBeside(reading, at, words, vocabulary);
    if (counted === null || counted.unit === 'hour' || counted.unit === 'minute') continue;
    return relative(counted.next, spanOf(reading.anchor, counted, sign));
  }
  return null;
}

const spanOf = (anchor: number, { unit, max }: Counted, sign: 1 | -1): DaySpan =>
  sign < 0 ? { start: moveDay(unit, anchor, -max), end: anchor } : { start: anchor, end: moveDay(unit, anchor, max) };

/** What is counted behind the word, or around it: "deux dernières semaines". */
function countBeside(reading: Reading, at: number, words: readonly string[], vocabulary: Vocabulary): Counted | null {
  if (words.includes(wordAt(reading, at))) {
    const counted = vocabulary.countAt(reading, at + 1);
    return counted === null || counted.next === at + 2 ? null : counted;
  }
  if (!words.includes(wordAt(reading, at + 1))) return null;
  const token = reading.tokens[at];
  const count = token?.kind === 'number' ? Number(token.word) : vocabulary.numbers.get(wordAt(reading, at));
  const unit = vocabulary.units.get(wordAt(reading, at + 2));
  return count === undefined || count < 1 || count > maxCount || unit === undefined
    ? null
    : { min: count, max: count, unit, next: at + 3 };
}

const maxCount = 999;
