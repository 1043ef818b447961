import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';
import { posesPuzzle } from './puzzles.js';

const textsOf = (...messages: string[]): readonly string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  "Riddle for the kids' quiz: Anna has three apples and gives two to Ben. How many does she have left?",
  'A farmer has 17 sheep and all but nine run away. How many has he got left?',
  'Solve this: a man wants to cross a river with a wolf and a goat, and his boat holds one of them. How does he do it?',
  'Ok, another brain teaser: a snail climbs 3 m a day and slips 2 m a night. When is it out of the well?',
  'Two trains leave at noon, one goes 60 km/h and one 80 km/h. How far apart are they after two hours?',
])('what is made up to be solved is nothing: %s', (puzzle) => {
  expect(textsOf(`user: ${puzzle}`)).toEqual([]);
});

test.each([
  'Solve this: our login fails with `ERR_SSL_9042` on Safari. Why?',
  'A customer of ours has 17 seats. How many may we sell them?',
  'A man called about the invoice and wants it by Friday.',
  'My father has 12 sheep in Graz. How many can he keep?',
  'The puzzle: who owns the billing job?',
])('what is somebody’s own is no puzzle: %s', (message) => {
  expect(posesPuzzle(message)).toBe(false);
});
