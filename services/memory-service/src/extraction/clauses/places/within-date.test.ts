import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  'We are closed on Thursday and Friday because the floor is laid',
  "I'm off on Thursday and Friday for the wedding",
  'I work from home on Monday and Tuesday while the lift is repaired',
])('two days that are named beside each other are of one clause: %s', (sentence) => {
  expect(splitClauses(sentence)[0]).toMatch(/day and \S+day/);
});

test('and the second is of another one where that begins behind it', () => {
  expect(splitClauses('My exam is on Friday and Saturday at ten Ana comes over')).toEqual([
    'My exam is on Friday',
    'Saturday at ten Ana comes over',
  ]);
});
