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

test.each(['user: We use pnpm, back in 5.', 'user: The API runs on port 8080, starting the tests now.'])(
  'what is done at the moment does not: %s',
  (message) => {
    expect(textsOf(message)).toHaveLength(1);
    expect(textsOf(message).join(' ')).not.toMatch(/back|starting/);
  },
);

test('who takes something back under a colon says in the same memory what is right', () => {
  expect(textsOf('user: I was wrong about the port: the admin UI is on 9443, 8443 is the old one')).toEqual([
    'I was wrong about the port: the admin UI is on 9443',
    '8443 is the old one',
  ]);
});
