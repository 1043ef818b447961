import { expect, test } from '@jest/globals';
import { likenessOf } from '../likeness.js';
import { sayTheSame } from '../says-the-same.js';

export const occasion = { role: 'user', speaker: null, event: null, sessionDate: null };

/** Found through their lexeme, and compared. */
export function areOne(one: string, other: string): boolean {
  const [own, others] = [likenessOf(one, occasion), likenessOf(other, occasion)];
  if (own === null || others === null || own.lexeme !== others.lexeme) return false;
  return sayTheSame(own.statement, others.statement);
}

/** A test of each pair, both ways. */
export const testPairs = (areExpectedToBeOne: boolean, pairs: readonly (readonly [string, string])[]): void =>
  test.each(pairs)(`%j and %j are ${areExpectedToBeOne ? 'one' : 'two'}`, (one, other) => {
    expect([areOne(one, other), areOne(other, one)]).toEqual([areExpectedToBeOne, areExpectedToBeOne]);
  });
