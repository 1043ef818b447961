import { isOpening, type Reading, wordAt } from '../context/time-rule.js';
import type { Count } from '../named/counted-units.js';
import { determiners } from '../tense/subjects.js';
import { units } from '../tokens/english-words.js';

/*
 * "The train leaves in 48 hours", "72 hours from now": whole days told as hours lead to a day, other hours to none.
 * "Tokens expire in 24 hours" and "we answer within 48 hours" tell how long something takes, each time.
 */

const hoursOfDay = 24;

/** The same in days, where it counts hours that make whole ones; null for other hours and for minutes. */
export function inWholeDays(count: Count | null): Count | null {
  if (count === null || count.unit === 'minute') return null;
  if (count.unit !== 'hour') return count;
  if (count.min % hoursOfDay !== 0 || count.max !== count.min) return null;
  return { min: count.min / hoursOfDay, max: count.max / hoursOfDay, unit: 'day', next: count.next };
}

/** What is so, or is done, as long after each time. */
const termed =
  /^(?:expir|laps|evict|timeout|refresh|rotat|renew|respond|repl|answer|acknowledg|resolv|process|refund|ship|deliver|dispatch|cure|dr(?:y|ies)|heal|charg|recharg|decay|delet|purg|clear|retr|invalid|bio)/;
const perhaps = new Set('can could may might usually always typically normally normal every each any often'.split(' '));
const pronouns = new Set('i we he she it they that this'.split(' '));
const maxClauseTokens = 14;

/**
 * Whether hours that lead ahead from a place are a term of each time, or how long something takes: "tickets are
 * answered within 24 hours", "you can learn it in 48 hours". What opens its sentence is told of now.
 */
export function isTermInHours(reading: Reading, at: number, next: number): boolean {
  if (units.get(wordAt(reading, next - 1)) !== 'hour') return false;
  if (['of', 'after', 'before', 'per', 'or', 'on', 'if', 'max'].includes(wordAt(reading, next))) return true;
  const tense = reading.tenses.around(at, next);
  if (isOpening(reading, at)) return isPossible(reading, next);
  return (tense !== 'future' && tense !== 'present') || !isOfCertainThing(reading, at);
}

function isPossible(reading: Reading, next: number): boolean {
  for (let at = next; at < next + maxClauseTokens && !isOpening(reading, at); at += 1)
    if (perhaps.has(wordAt(reading, at))) return true;
  return false;
}

/** "The train leaves", "we go live", and not "orders ship", "the token expires". */
function isOfCertainThing(reading: Reading, at: number): boolean {
  let isCertain = false;
  for (let back = at - 1; back >= at - maxClauseTokens; back -= 1) {
    const word = wordAt(reading, back);
    if (termed.test(word) || perhaps.has(word)) return false;
    isCertain ||= determiners.has(word) || pronouns.has(word);
    if (isOpening(reading, back)) return isCertain && word !== 'a' && word !== 'an';
  }
  return false;
}
