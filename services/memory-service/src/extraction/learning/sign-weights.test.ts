import { expect, test } from '@jest/globals';
import { logOdds, trainLogisticRegression } from './logistic-regression.js';
import { createSignScorer, judgeLeftOut, nameWeights, numberSigns, weighComponents } from './sign-weights.js';

test('the score is the bias and the weights of the signs, over the root of their number', () => {
  const score = createSignScorer({ bias: 0.5, weights: new Map(Object.entries({ a: 300, b: -100 })) });
  expect(score(new Set(['a', 'b', 'unknown', 'other']))).toBeCloseTo(0.5 + (3 - 1) / 2, 9);
  expect(score(new Set())).toBe(0.5);
});

test('signs of too few things have no number', () => {
  const things = [
    { signs: new Set(['a', 'b']), isPositive: true },
    { signs: new Set(['a', 'c']), isPositive: false },
  ];
  expect(numberSigns(things, 2)).toEqual({
    names: ['a'],
    scales: [],
    examples: [
      { signs: [0], isPositive: true },
      { signs: [0], isPositive: false },
    ],
  });
});

test('components are learned from as they lie among those of all, and weighed as they are measured', () => {
  const things = [100, 104, 96, 102, 98, 103].map((size, at) => ({
    signs: new Set(['a']),
    components: Float32Array.of(size, 0.001 * at),
    isPositive: size > 100,
  }));
  const { names, scales, examples } = numberSigns(things, 2);
  expect(examples.reduce((sum, { components }) => sum + (components?.[0] ?? 0), 0)).toBeCloseTo(0, 4);
  const model = trainLogisticRegression(examples, names.length);
  const { components } = nameWeights(model, names, scales);
  if (components === undefined) throw new Error('no weights of components');
  for (const [at, thing] of things.entries()) {
    const learned = logOdds(model, { signs: [], components: examples[at]?.components }) - model.bias;
    expect(weighComponents(components, thing.components)).toBeCloseTo(learned, 2);
  }
});

test('weights are hundredths by name, without those that are nothing', () => {
  const model = { bias: 0.123456, weights: Float64Array.of(1.234, 0.001, -2), componentWeights: Float64Array.of() };
  expect(nameWeights(model, ['b', 'nothing', 'a'])).toEqual({
    bias: 0.1235,
    weights: new Map([
      ['a', -200],
      ['b', 123],
    ]),
  });
});

test('what is left out is judged by a model that did not see it', () => {
  const examples = [
    { signs: [0], isPositive: true },
    { signs: [0], isPositive: false },
  ];
  const odds = judgeLeftOut(examples, ['one', 'two'], (seen) => trainLogisticRegression(seen, 1));
  expect(odds[0]).toBeLessThan(0);
  expect(odds[1]).toBeGreaterThan(0);
});

test('what nothing is learned from is judged, too', () => {
  const example = (isPositive: boolean) => ({ signs: [0], isPositive });
  const examples = [example(true), example(true), example(false)];
  const files = ['one', 'two', 'two'];
  const odds = judgeLeftOut(
    examples,
    files,
    (seen) => trainLogisticRegression(seen, 1),
    (at) => at < 2,
  );
  expect(odds[2]).toBeGreaterThan(0);
});
