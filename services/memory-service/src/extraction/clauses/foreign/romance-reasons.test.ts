import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  'Decidimos também deixar de aceitar PayPal, dá demasiado trabalho.',
  'Dejamos de usar Jenkins, da demasiado trabajo.',
])('why, with no subject of its own, stays: %s', (sentence) => {
  expect(splitClauses(sentence, 'user')).toEqual([sentence]);
});

test('what was done instead does not', () => {
  expect(splitClauses('Deixámos o Jenkins, e agora usamos GitLab.', 'user')).toHaveLength(2);
});
