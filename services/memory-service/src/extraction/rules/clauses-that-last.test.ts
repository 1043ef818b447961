import { expect, test } from '@jest/globals';
import { extractFacts } from './extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  [
    "user: I've switched teams: from growth to payments, starting 1 December.",
    ["I've switched teams: from growth to payments, starting 1 December (2026-12-01)."],
  ],
  [
    'user: the vet moved the appointment to Friday, due to a storm, back to normal next week',
    [expect.stringContaining('back to normal next week')],
  ],
])('a time that says too little by itself stays with what begins or ends then: %s', (message, texts) => {
  expect(textsOf(message)).toEqual(texts);
});

test('what is done at the moment does not', () => {
  expect(textsOf("user: our offices are in Ghent and Lyon, I'm looking at the plan now")).toEqual([
    'our offices are in Ghent and Lyon',
  ]);
});

test('who takes something back under a colon says in the same memory what is right', () => {
  expect(textsOf('user: I was wrong about the port: the admin UI is on 9443, 8443 is the old one')).toEqual([
    'I was wrong about the port: the admin UI is on 9443',
    '8443 is the old one',
  ]);
});
