import { expect, test } from '@jest/globals';
import { splitClauses } from './split-clauses.js';

test.each<[string, string[]]>([
  [
    'I row on Sundays, and when the river freezes I go skating',
    ['I row on Sundays', 'when the river freezes I go skating'],
  ],
  [
    'The depot closes at seven, and if the gate is locked, ask Ruta for the key',
    ['The depot closes at seven', 'if the gate is locked, ask Ruta for the key'],
  ],
])('a case of its own is a fact: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  'The pump runs at night, and if it stops the alarm rings',
  'We keep the seeds dry, and if they rot we buy new ones',
  'The kiln is hot and when the door opens I wait',
])('a case of what stands before it is none: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});
