import { describe, expect, test } from '@jest/globals';
import { type IsLastPass, repeatPasses, untilNothingIsFound, whileOthersWrite } from './repeat-passes.js';

/** What is left of passes that would find so much one after the other, and what the others did together. */
async function run(found: number[], isLast: IsLastPass) {
  const total = await repeatPasses(async () => found.shift() ?? Number.NaN, isLast);
  return { total, left: found };
}

describe('passes', () => {
  test('while others write, end with one that found little', async () => {
    expect(await run([100_000, 5_000, 2_000, 2_000], whileOthersWrite)).toEqual({ total: 107_000, left: [2_000] });
    expect(await run([0, 1], whileOthersWrite)).toEqual({ total: 0, left: [1] });
  });

  test('while others write as fast as a pass goes, end with one that found no less than the one before', async () => {
    expect(await run([100_000, 5_000, 5_000, 5_000], whileOthersWrite)).toEqual({ total: 110_000, left: [5_000] });
    expect(await run([3_000, 9_000, 1], whileOthersWrite)).toEqual({ total: 12_000, left: [1] });
  });

  test('that nobody adds to end with one that found nothing', async () => {
    expect(await run([3, 3, 1, 0, 1], untilNothingIsFound)).toEqual({ total: 7, left: [1] });
  });
});
