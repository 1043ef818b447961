import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each<[string, string[]]>([
  [
    'the tram takes about twenty minutes we take it on fridays',
    ['the tram takes about twenty minutes', 'we take it on fridays'],
  ],
  [
    'the quartet rehearses on mondays we play in the crypt',
    ['the quartet rehearses on mondays', 'we play in the crypt'],
  ],
  ['I quit the union three years ago I pay into a fund', ['I quit the union three years ago', 'I pay into a fund']],
  [
    'the offer template sits in the sales folder Gunda signs everything above ten',
    ['the offer template sits in the sales folder', 'Gunda signs everything above ten'],
  ],
  [
    'the scanner is on the first floor oh and the badge goes back to Rike',
    ['the scanner is on the first floor', 'the badge goes back to Rike'],
  ],
  ['the cellar is dry and oh the meter moved to the hall', ['the cellar is dry', 'the meter moved to the hall']],
  [
    'always use spaces in the yaml files never commit the vendored folder',
    ['always use spaces in the yaml files', 'never commit the vendored folder'],
  ],
  ['write the manual in English and always metric units', ['write the manual in English', 'always metric units']],
])('told in one breath: %s', (sentence, clauses) => {
  expect(splitClauses(sentence, 'user')).toEqual(clauses);
});

test.each([
  'the tuesdays we sing are the best ones',
  'the lease on the Antwerp hangar runs out next month',
  'a week on monday the pool is shut for repairs',
  'the reason we do not host Mongo there is the disk',
  'ticket titles in this board always start with a verb',
  'we travel by train and always with the dog',
  'we stay with bash plus a lock file on the share',
  'the outage was because the disk was full and the pager was off',
  'I know the tram stops at nine',
])('kept whole: %s', (sentence) => {
  expect(splitClauses(sentence, 'user')).toEqual([sentence]);
});
