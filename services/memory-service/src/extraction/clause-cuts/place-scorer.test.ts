import { expect, test } from '@jest/globals';
import { createPlaceScorer, namedSigns } from './place-scorer.js';

const place = { signs: new Set(['left a', 'right b']), joining: 'and', mark: ',' };

test('a sign has a name by itself, beside what joins, and beside the mark and what joins', () => {
  expect([...namedSigns(place)].sort()).toEqual(
    ['left a', 'left a\tand', 'left a\t, and', 'right b', 'right b\tand', 'right b\t, and'].sort(),
  );
});

test('the score adds up the weights of all names, over the root of their number', () => {
  const weights = { 'left a': 100, 'left a\tand': 20, 'right b\t, and': 3, 'right b\t; and': 1000, 'left a\tbut': 500 };
  const score = createPlaceScorer({ bias: 0.25, weights: new Map(Object.entries(weights)) });
  expect(score(place)).toBeCloseTo(0.25 + 1.23 / Math.sqrt(6), 9);
  expect(score({ ...place, joining: 'but' })).toBeCloseTo(0.25 + 6 / Math.sqrt(6), 9);
  expect(score({ ...place, mark: ';' })).toBeCloseTo(0.25 + 11.2 / Math.sqrt(6), 9);
  expect(score({ ...place, signs: new Set() })).toBe(0.25);
});
