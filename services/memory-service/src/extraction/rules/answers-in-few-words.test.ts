import { expect, test } from '@jest/globals';
import { extractFacts } from './extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  ['How do you ship releases?', 'through a Jenkins job'],
  ['How should warnings be printed?', 'as one line on stderr'],
  ['Why did you leave Heroku?', 'too pricey'],
  ['Why did you leave Heroku?', 'because it slept every night'],
  ['Do you have any intolerances?', 'lactose'],
  ['Do you have a car?', 'an old Panda'],
  ["What's your job?", 'nurse'],
  ["What's your role?", 'QA lead'],
  ['Are you vegetarian?', 'pescatarian actually'],
  ['Do you use npm?', 'no, yarn'],
  ['Which languages do you speak?', 'dutch, english and a bit of danish'],
  ['Which phones must it run on?', 'the last three models of Fairphone and Pixel'],
  ['What should I call you?', 'Lou is fine'],
])('%s %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([`${question} ${answer}`]);
});

test('who needs it is a reason against what was offered', () => {
  expect(textsOf('assistant: Can I drop the old view?', 'user: no, the finance team reads it')).toEqual([
    'Can I drop the old view? no, the finance team reads it',
  ]);
});

test.each([
  ['How should I proceed?', 'with the second one'],
  ['How does it look?', 'with a gap at the top'],
  ['Which tests failed?', 'the login ones'],
  ['Which line?', 'line 42'],
  ['Where do you see the message?', 'in the console'],
  ['Do you have any questions?', 'a few'],
  ['Is the build green?', 'no, red'],
  ['Did you restart the daemon?', 'yes, twice'],
  ['What should I do next?', 'the docs'],
  ['Are you vegetarian?', 'not really'],
  ['Do you use npm?', 'depends'],
])('of no use later: %s %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([]);
});
