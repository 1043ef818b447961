import { align, coreOf, isDeedOfBoth, type Pair } from './alignment.js';
import type { Word } from './clause-words.js';
import { isSoft } from './grammar.js';
import type { Statement } from './statement.js';
import { isInOrder } from './word-order.js';

/**
 * Whether two statements say the same: each word of the one has one of the other that may stand for it, in the same
 * role and the same order. So names, numbers, negation, how many and how sure have to agree to the letter.
 */
export function sayTheSame(one: Statement, other: Statement): boolean {
  if (one.identifiers !== other.identifiers || one.isUnderWay !== other.isUnderWay) return false;
  if (one.isOrder !== other.isOrder && !(one.isOrder ? other : one).words.some(({ stem }) => stem === 'must'))
    return false;
  // "Yes, always": too little to be about anything.
  if ([one, other].some(({ words, isOurs }) => words.length + (isOurs ? 1 : 0) < 2)) return false;
  const pairs = align(one, other);
  if (pairs === null || !pairs.some(([word]) => !word.isPerson && !word.isDeed)) return false;
  if (
    !pairs.every(([word, twin]) => haveLikeRoles(word, twin)) ||
    isOfAnotherOwner(pairs) ||
    !agreeInNumber(pairs, one.isOurs && other.isOurs)
  )
    return false;
  return isInOrder(pairs, one, other);
}

function haveLikeRoles(word: Word, twin: Word): boolean {
  if (word.role === twin.role) return true;
  if (!isSoft(word.role) || !isSoft(twin.role)) return false;
  return word.isDeed || twin.isDeed || word.role === '' || twin.role === '';
}

/**
 * One and several: only where subject and verb change together ("sessions expire", "a session expires"), which tells
 * that it is a rule for each of them.
 */
function agreeInNumber(pairs: readonly Pair[], areOurs: boolean): boolean {
  const isOwned = areOurs || pairs.some(([word]) => word.isPerson);
  // "All commits" are "every commit".
  const isOfAll = pairs.some(([word, twin]) => [word.stem, twin.stem].toSorted().join(' ') === 'all every');
  let surplus = 0;
  let ofDeeds = 0;
  for (const [word, twin] of pairs) {
    const difference = Number(word.ending.endsWith('s')) - Number(twin.ending.endsWith('s'));
    const isDerived = coreOf(word.ending) !== coreOf(twin.ending);
    if (word.isPerson || word.stem !== twin.stem || difference === 0 || isDerived) continue;
    if (isDeedOfBoth(word, twin)) ofDeeds += difference;
    else if (isOwned) return false;
    else surplus += difference;
  }
  return surplus === 0 || surplus + ofDeeds === 0 || (isOfAll && Math.abs(surplus) === 1);
}

/** "I am Ana's sister" is not "my sister is Ana". */
function isOfAnotherOwner(pairs: readonly Pair[]): boolean {
  const isOfSomebody = pairs.some(([word]) => word.isPerson);
  return (
    isOfSomebody && pairs.some(([word, twin]) => word.role !== twin.role && [word.role, twin.role].includes('whose'))
  );
}
