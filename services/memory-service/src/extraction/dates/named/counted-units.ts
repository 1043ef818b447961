import { isGluedWord, isMark, type Reading, skipOptional, skipWords, wordAt } from '../context/time-rule.js';
import { numberWords, type Unit, units } from '../tokens/english-words.js';

/** A number of units; `few` and `several` leave it open between two. */
export interface Count {
  readonly min: number;
  readonly max: number;
  readonly unit: Unit;
  /** Index behind the unit. */
  readonly next: number;
}

/** "A few" is two to four, "several" three to seven; "a couple" is taken at its word. */
const vagueCounts: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['few', [2, 4]],
  ['several', [3, 7]],
  ['couple', [2, 2]],
]);
/** More digits than this count nothing that a calendar could hold. */
const maxNumberDigits = 4;

/** Whether it counts hours or minutes. */
export const isWithinHours = ({ unit }: Count): boolean => unit === 'hour' || unit === 'minute';

interface Quantity {
  readonly min: number;
  readonly max: number;
  readonly next: number;
}

/**
 * `3 days`, `two weeks`, `a month`, `a couple of years`, `a few weeks`, `twenty-one days`, `a fortnight`, `half a
 * year`, `a year and a half`.
 */
export function countAt(reading: Reading, at: number): Count | null {
  const half = skipWords(reading, at, 'half', 'a', 'year');
  if (half !== null) return { min: 6, max: 6, unit: 'month', next: half };
  const quantity = quantityAt(reading, at);
  if (quantity === null) return null;
  const halfMore = skipWords(reading, quantity.next, 'and', 'a', 'half');
  const from = halfMore ?? quantity.next;
  const word = wordAt(reading, from);
  if (word === 'fortnight' || word === 'fortnights')
    return { min: quantity.min * 2, max: quantity.max * 2, unit: 'week', next: from + 1 };
  const unit = units.get(word) ?? letterUnitAt(reading, from);
  if (unit === undefined || isGluedWord(reading, from + 1)) return null;
  const behindHalf = skipWords(reading, from + 1, 'and', 'a', 'half');
  if (unit === 'year' && (halfMore !== null || behindHalf !== null)) {
    const months = quantity.min * 12 + 6;
    return { min: months, max: months, unit: 'month', next: behindHalf ?? from + 1 };
  }
  // "A month and a half" lies between one and two.
  if ((unit === 'month' || unit === 'week') && (halfMore !== null || behindHalf !== null))
    return { min: quantity.min, max: quantity.max + 1, unit, next: behindHalf ?? from + 1 };
  return { ...quantity, unit, next: from + 1 };
}

/** "3d ago", "2w ago": a letter right behind its number. */
const letterUnitAt = (reading: Reading, at: number): Unit | undefined =>
  reading.tokens[at]?.isGlued === true && wordAt(reading, at + 1) === 'ago'
    ? letters.get(wordAt(reading, at))
    : undefined;

const letters: ReadonlyMap<string, Unit> = new Map([
  ['h', 'hour'],
  ['d', 'day'],
  ['w', 'week'],
  ['wk', 'week'],
  ['wks', 'week'],
  ['mo', 'month'],
  ['y', 'year'],
]);

function quantityAt(reading: Reading, at: number): Quantity | null {
  const article = skipOptional(reading, at, 'a', 'an');
  const vague = vagueCounts.get(wordAt(reading, article));
  if (vague !== undefined) return { min: vague[0], max: vague[1], next: skipOptional(reading, article + 1, 'of') };
  if (article > at) return { min: 1, max: 1, next: article };
  const token = reading.tokens[at];
  if (token?.kind === 'number') {
    const value = Number(token.word);
    return token.word.length > maxNumberDigits || value === 0 ? null : { min: value, max: value, next: at + 1 };
  }
  return spelledAt(reading, at);
}

/** `seven`, `twenty`, `twenty-one`. */
function spelledAt(reading: Reading, at: number): Quantity | null {
  const value = numberWords.get(wordAt(reading, at));
  if (value === undefined) return null;
  const ones = isMark(reading, at + 1, '-') ? numberWords.get(wordAt(reading, at + 2)) : undefined;
  if (value >= 20 && ones !== undefined && ones < 10) return { min: value + ones, max: value + ones, next: at + 3 };
  return { min: value, max: value, next: at + 1 };
}
