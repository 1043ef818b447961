import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  'Jonas, der auch die Technik macht, kümmert sich um den Saal.',
  'Mein Kollege Arne, der die Backups macht, betreut den Umzug.',
  'Der Drucker, den niemand nutzt, steht im Keller.',
])('a relative clause between subject and verb: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  [
    'Der Server läuft in Wien, die Datenbank steht in Graz',
    ['Der Server läuft in Wien', 'die Datenbank steht in Graz'],
  ],
  [
    'Anna wohnt in Linz, die Kinder gehen in Wels zur Schule',
    ['Anna wohnt in Linz', 'die Kinder gehen in Wels zur Schule'],
  ],
])('two clauses are two, and none takes the verb of the other: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});
