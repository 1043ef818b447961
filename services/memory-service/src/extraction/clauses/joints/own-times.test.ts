import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  [
    'the customs API got its v3 the day before yesterday and the day after tomorrow they switch v2 off',
    ['the customs API got its v3 the day before yesterday', 'the day after tomorrow they switch v2 off'],
  ],
  ['Ana left in May and since June Ben runs the shop', ['Ana left in May', 'since June Ben runs the shop']],
  [
    'in 2020 I opened my own workshop in Ptuj, and since May my nephew Gregor helps me',
    ['in 2020 I opened my own workshop in Ptuj', 'since May my nephew Gregor helps me'],
  ],
  [
    'last month we burned 11k on Snowflake, so this month the cap is 6k',
    ['last month we burned 11k on Snowflake', 'this month the cap is 6k'],
  ],
  [
    'tomorrow the plumber comes and on Friday the new boiler gets installed',
    ['tomorrow the plumber comes', 'on Friday the new boiler gets installed'],
  ],
  [
    'Handed in my notice at Delphin today, last day is 31 August',
    ['Handed in my notice at Delphin today', 'last day is 31 August'],
  ],
  ['We froze the API on Monday, release day is 2 April', ['We froze the API on Monday', 'release day is 2 April']],
])('%s: two facts, each with its time', (sentence, parts) => {
  expect(splitClauses(sentence)).toEqual(parts);
});

test.each([
  'I run on Mondays, last day of the week',
  'the API was down yesterday and the day before yesterday',
  'the app was down on Monday and the day after',
  'yesterday the build broke, today it is green again',
  'we met on Monday and Tuesday in the old office',
  "I'm off on thursday and friday so if Ines calls, the keys are with Bo",
  'we are in Ghent on the 3rd and 4th, if the train runs',
  'Code freeze starts on 11 December and lasts until 4 January',
  'The fair opens on Friday, runs until Sunday',
  'we deploy on Monday because next week Ana is away',
])('%s: one fact', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});
