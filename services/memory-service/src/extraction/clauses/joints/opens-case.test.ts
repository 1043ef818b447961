import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each<[string, string[]]>([
  [
    'I row on Sundays, and when the river freezes I go skating',
    ['I row on Sundays', 'when the river freezes I go skating'],
  ],
  [
    'The depot closes at seven, and if the gate is locked, ask Ruta for the key',
    ['The depot closes at seven', 'if the gate is locked, ask Ruta for the key'],
  ],
  [
    'the lease is nine hundred a month and if we want out we have to tell them by the end of August',
    ['the lease is nine hundred a month', 'if we want out we have to tell them by the end of August'],
  ],
])('a case of its own is a fact: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  'The pump runs at night, and if it stops the alarm rings',
  'We keep the seeds dry, and if they rot we buy new ones',
  'the lease is cheap and if we want out we have to end it by the end of August',
  'The kiln is hot and when the door opens I wait',
])('a case of what stands before it is none: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});
