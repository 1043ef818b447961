import { type Reading, wordAt } from '../context/time-rule.js';
import { numberWords } from '../tokens/english-words.js';

const counted = new Set(['once', 'twice', 'time', 'times', 'hour', 'hours', 'day', 'days']);

/**
 * Whether a unit tells how often, or how much of something in each: "twice a week Saturday and Sunday", "96 euros a
 * year from January".
 * @param at where it begins, with its article
 */
export function isRate(reading: Reading, at: number): boolean {
  if (!['a', 'an'].includes(wordAt(reading, at))) return false;
  return counted.has(wordAt(reading, at - 1)) || [1, 2].some((back) => isNumber(reading, at - back));
}

/** "1,450" and "€20" are no number that a date could have. */
const withDigits: ReadonlySet<string> = new Set(['number', 'opaque', 'code']);

const isNumber = (reading: Reading, at: number): boolean =>
  withDigits.has(reading.tokens[at]?.kind ?? '') || numberWords.has(wordAt(reading, at));
