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
  ['How do I reach the test database?', 'ssh tunnel via jump-3, local port 7001'],
  ['Is there a reason you left gRPC out of the mobile API?', 'caching was hopeless with it'],
  ['Which one is the primary?', 'the one on 172.16.4.9'],
  ['Database name?', 'rides_prod'],
  ['And the deadline for the travel grant?', '1 October, noon'],
])('%s %s', (question, answer) => {
  const [text = '', ...others] = textsOf(`assistant: ${question}`, `user: ${answer}`);
  expect([text.replace(/ \(2026-[^)]*\)/g, ''), ...others]).toEqual([`${question} ${answer}`]);
});

test.each([
  [
    'Is the code freeze still starting on Friday?',
    'no, it starts on Monday',
    ['no, the code freeze starts on Monday (2026-03-23)'],
  ],
  [
    'Does your standup run at nine?',
    "nope, it's at 9:30, Jo brings the list",
    ['nope, my standup is at 9:30', 'Jo brings the list'],
  ],
])('what it is instead is told of what was asked: %s %s', (question, answer, texts) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual(texts);
});

test('"is that right?" asks of what stands before it', () => {
  const [text] = textsOf('assistant: The README says the API listens on 8080. Is that right?', "user: no, it's 8088");
  expect(text).toContain('8088');
});

test('answers under slashes are told apart, and what nobody knows is left', () => {
  const asked = 'assistant: I need for the restore:\n- database name?\n- charset?\n- who owns the script?';
  expect(textsOf(asked, 'user: rides_prod / utf8mb4 / dunno')).toEqual([
    'database name? rides_prod',
    'charset? utf8mb4',
  ]);
});

test.each([
  ['When does the lease end?', 'end of may', 'the lease end? end of may (2026-05-21 to 2026-05-31)'],
  ['When did you move to Go 1.24?', 'last thursday', 'move to Go 1.24? last thursday (2026-03-12)'],
])('a time that looks like a verb: %s %s', (question, answer, text) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`).join()).toContain(text);
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
  ['What shall I do next, the header or the footer?', 'header first, then we look at it'],
  ['How many warnings do you see in the console?', 'three, all yellow'],
  ['Better now?', 'yes, perfect, thank you'],
  ['Are you vegetarian?', 'not really'],
  ['Do you use npm?', 'depends'],
])('of no use later: %s %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([]);
});
