import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  ['Should I keep supporting Node 18?', 'No.'],
  ['Should I keep supporting Node 18?', 'No, drop it.'],
  ['Should I support Node 18?', 'No.'],
  ['Shall I keep Node 18?', 'No.'],
  ['Should I keep using Redux?', 'no'],
  ['Should I stop using semicolons?', 'Yes.'],
  ['Should I always run the linter before committing?', 'Yes.'],
  ['Should I keep the legacy endpoints?', 'No.'],
  ['Should I keep writing tests in Jest?', 'Yes.'],
])('how it is to be from then on: %s %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([`${question} ${answer}`]);
});

test.each([
  ['Should I keep going?', 'No.'],
  ['Should I keep looking?', 'Yes.'],
  ['Should I run the tests?', 'Yes.'],
  ['Should I keep working on the parser?', 'No.'],
  ['Should I keep this file open?', 'No.'],
  ['Should I target staging?', 'Yes.'],
  ['Should I target the main branch?', 'Yes.'],
  ['Should I support Safari for this fix?', 'No.'],
  ['Should I keep refactoring parser.ts?', 'No.'],
])('what to do next: %s %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([]);
});

test('what follows a refusal and tells how it is stands alone', () => {
  expect(textsOf('assistant: Should I keep supporting iOS 15?', 'user: nope. minimum is iOS 17 now')).toEqual([
    'minimum is iOS 17 now',
  ]);
});
