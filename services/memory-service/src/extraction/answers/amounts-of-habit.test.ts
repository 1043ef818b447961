import { expect, test } from '@jest/globals';
import { guessesAmount } from './amounts-of-habit.js';
import { judgeAnswer } from './complete-answer.js';

test.each([
  ['How much do you drink at the moment?', 'maybe a liter.'],
  ['How much water do you drink?', 'two cups i guess'],
  ['How many people does the team have?', 'maybe six'],
  ['How long do your builds take?', 'around an hour I guess'],
  ['How many hours do you sleep?', 'probably six'],
  ['How much do you spend on food?', 'roughly 300 euros'],
  ['How many servers do we have?', 'I think twelve'],
  ['How much coffee does he drink?', 'maybe three cups a day'],
  ['And how many kids do you have over?', 'like four at most'],
  ['How often do you travel?', 'maybe six times a year'],
])('a guess is kept with its question: %s %s', (question, said) => {
  expect(guessesAmount(question, said)).toBe(true);
  expect(judgeAnswer(said, question, 'user')).toBe('needs its question');
});

test.each([
  ['How much do you drink?', 'maybe'],
  ['How many tests do you see failing?', 'maybe six'],
  ['How many errors do you get in the log?', 'about four'],
  ['How much is left to do?', 'maybe a bit'],
  ['How long do you need for this?', 'maybe an hour'],
])('of now, or of nothing: %s %s', (question, said) => {
  expect(guessesAmount(question, said)).toBe(false);
});
