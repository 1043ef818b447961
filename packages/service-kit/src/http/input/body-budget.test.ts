import { describe, expect, test } from '@jest/globals';
import type { ApiError } from '@persistent-memory/auth';
import { BodyBudget } from './body-budget.js';

const openBudget = (maxTotalBytes: number, maxBodies = 10_000) => new BodyBudget({ maxTotalBytes, maxBodies });

/** Holds bodies of a tenant until no more is given. @returns how many there were, and why there was no other */
function fill(budget: BodyBudget, tenant: string, bytes: number) {
  for (let bodies = 0; ; bodies++) {
    try {
      budget.hold(tenant, bytes);
    } catch (error) {
      return { bodies, code: (error as ApiError).code };
    }
  }
}

describe('the memory of bodies', () => {
  test('one tenant gets half of it, further ones what the others left, and nobody comes in vain', () => {
    const budget = openBudget(1_200);
    expect(fill(budget, 'first', 1)).toEqual({ bodies: 600, code: 'overloaded' });
    expect(fill(budget, 'second', 1)).toEqual({ bodies: 300, code: 'overloaded' });
    expect(fill(budget, 'third', 1)).toEqual({ bodies: 150, code: 'overloaded' });
    expect(fill(budget, 'first', 1)).toEqual({ bodies: 0, code: 'overloaded' });
    expect(() => budget.hold('fourth', 150)).not.toThrow();
  });

  test('a single body may take all of it, and more than all is refused', () => {
    const budget = openBudget(1_000);
    expect(() => budget.hold('one', 1_001)).toThrow(expect.objectContaining({ code: 'overloaded' }));
    const held = budget.hold('one', 1_000);
    expect(() => budget.hold('another', 1)).toThrow(expect.objectContaining({ code: 'overloaded' }));
    held.release();
    held.release();
    expect(fill(budget, 'another', 1)).toMatchObject({ bodies: 500 });
  });

  test('what was held for more than came is given back when it has come, and the rest once', () => {
    const budget = openBudget(1_000);
    const held = budget.hold('one', 1_000);
    held.shrinkTo(100);
    held.shrinkTo(500);
    const other = budget.hold('another', 900);
    held.release();
    held.release();
    other.release();
    expect(fill(budget, 'one', 1)).toMatchObject({ bodies: 500 });
  });

  test('small bodies count as one of as many as may be read', () => {
    expect(fill(openBudget(1_000_000, 16), 'one', 1)).toMatchObject({ bodies: 8 });
  });
});
