import { isOpening, type Reading, wordAt } from './time-rule.js';

/**
 * Whether "last" tells how long, and not when ("Sessions last 30 days", "our trials last two weeks unless …"); but
 * "signups last 30 days: 412".
 * @param next behind the number and its unit
 */
export function isVerbOfLasting(reading: Reading, at: number, next: number): boolean {
  if (wordAt(reading, at) !== 'last' || !/\p{L}{2}s$/u.test(wordAt(reading, at - 1))) return false;
  const after = reading.tokens[next];
  const isClosed = after === undefined || after.kind === 'break' || /^[.,;!)]$/.test(after.word);
  if (!isClosed && !behindLasting.has(after.word)) return false;
  return [1, 2, 3].some((words) => isOpening(reading, at - words)) && reading.tenses.around(at, next) !== 'past';
}

const behindLasting = new Set(
  'and but by at from if unless because so for in on before after until then per'.split(' '),
);
