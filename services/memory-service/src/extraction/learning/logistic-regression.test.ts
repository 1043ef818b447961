import { expect, test } from '@jest/globals';
import { type Example, logOdds, trainLogisticRegression } from './logistic-regression.js';

/** Sign 0 tells the class in nine of ten examples, sign 1 is always there, sign 2 comes and goes by itself. */
const examples: readonly Example[] = Array.from({ length: 200 }, (_, at) => {
  const isPositive = at % 2 === 0;
  const tells = at % 10 === 9 ? !isPositive : isPositive;
  return { isPositive, signs: [...(tells ? [0] : []), 1, ...(at % 3 === 0 ? [2] : [])] };
});

test('a sign that tells weighs more than one that does not', () => {
  const { weights } = trainLogisticRegression(examples, 3);
  expect(weights[0]).toBeGreaterThan(5 * Math.abs(weights[2] ?? 0));
});

test('the odds are those of the examples', () => {
  const model = trainLogisticRegression(examples, 3);
  const share = (odds: number) => 1 / (1 + Math.exp(-odds));
  expect(share(logOdds(model, { signs: [0, 1] }))).toBeGreaterThan(0.8);
  expect(share(logOdds(model, { signs: [1] }))).toBeLessThan(0.25);
});

test('the same examples give the same model, to the bit', () => {
  expect(trainLogisticRegression(examples, 3)).toEqual(trainLogisticRegression(examples, 3));
});

test('no examples, and signs it was not trained on', () => {
  expect(logOdds(trainLogisticRegression([], 2), { signs: [0, 1] })).toBe(0);
  expect(logOdds(trainLogisticRegression(examples, 3), { signs: [17] })).toBe(
    trainLogisticRegression(examples, 3).bias,
  );
});
