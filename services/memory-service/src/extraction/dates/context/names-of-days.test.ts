import { expect, test } from '@jest/globals';
import { findTimeExpressions } from '../find-time-expressions.js';

const anchor = '2026-03-18';

test.each([
  "Sunday is my dog's name",
  "Wednesday is my daughter's name",
  'Monday is the name of our kitten',
  'Friday is the codename of our release bot',
  'Sunday is our cat',
  'Our dog Sunday is 3 years old',
  'I named my horse Saturday',
])('the name of somebody: %s', (text) => {
  expect(findTimeExpressions(text, anchor)).toEqual([]);
});

test.each([
  "Sunday is my dog's birthday",
  'Sunday is our wedding',
  'Friday is my last day',
  "Saturday is my sister's party",
  "Sunday is my daughter's name day",
  'Monday is our cat show',
  'I walk my dog Sunday',
])('a day: %s', (text) => {
  expect(findTimeExpressions(text, anchor)).toHaveLength(1);
});

test('what is put in within "in a month\'s time" does not end it', () => {
  expect(findTimeExpressions("We move in a month's (maybe two) time", anchor)).toMatchObject([
    { text: "in a month's (maybe two) time", range: { start: '2026-04-01', end: '2026-04-30' } },
  ]);
});
