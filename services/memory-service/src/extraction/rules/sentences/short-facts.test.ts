import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'To deploy, run make deploy.',
  'Run `make test` to run the tests.',
  'Run make seed to fill the database.',
  'Look in docs/adr for decisions.',
  'Indent with two spaces.',
  "I can't swim.",
  'I have one cat.',
  "I've got one son.",
  "I can't eat nuts.",
  'I need glasses to read.',
  'search relevance: Amadou',
  'use luxon not moment',
  'wir nehmen Postgres, kein Redis',
  'on garde le cache en mémoire, pas Redis',
])('few words that last: %s', (sentence) => {
  expect(textsOf(`user: ${sentence}`)).toEqual([sentence]);
});

test.each([
  'Run the tests.',
  'Run make test.',
  'Run `make test` to see the error.',
  'To fix this, run the tests.',
  'Look in src/app.ts for the error.',
  'Indent that block.',
  'pls fix the lint errors and push',
  'coffee first, then shaders 😄',
  'Indent this with two spaces.',
  "I can't see the diff.",
  "I can't play it.",
  'I need a sec.',
  'I have one question.',
  'I have one more thing.',
  'fix failing tests: see above',
  'add authors: Anna and Bob',
])('few words that pass: %s', (sentence) => {
  expect(textsOf(`user: ${sentence}`)).toEqual([]);
});

test.each([
  ['no more default exports in that repo, named only. And pnpm not npm pls', 2],
  ['We got new laptops from Dell. So no more mac paths in your scripts.', 2],
  ['We ship from main. Also no more hotfix branches.', 2],
  ['no malloc after init. no printf in ISRs. asserts stay on in release', 3],
  ['The tests run on Bun. No luck on Windows.', 1],
  ['I have two dogs. And cats too.', 1],
])('a rule behind a fact is one of its own: %s', (said, count) => {
  expect(extractFacts({ messages: [`user: ${said}`], anchorDate: null })).toHaveLength(count);
});

test('two rules without a verb are two facts', () => {
  expect(textsOf('user: node 22 only. pnpm, never npm')).toEqual(['node 22 only.', 'pnpm, never npm']);
});

test('what is used for what needs no verb', () => {
  expect(textsOf('user: Valkey for queues. Redis for sessions. We wrote our own router.')).toEqual([
    'Valkey for queues.',
    'Redis for sessions.',
    'We wrote our own router.',
  ]);
});

test('what is granted is work for now', () => {
  expect(textsOf('assistant: Want a regression test?', 'user: sure')).toEqual([]);
});

test('what only announces a list is no title of its items', () => {
  expect(textsOf('user: ok two dates for you:\n- feature freeze: 5 June\n- store review: 12 June')).toEqual([
    'feature freeze: 5 June (2026-06-05)',
    'store review: 12 June (2026-06-12)',
  ]);
});

test.each([
  ['i got the job!! starting 15/9', ['i got the job!! starting 15/9 (2026-09-15)']],
  ['we switched to Bun. as of Monday', ['we switched to Bun. As of Monday (2026-03-16)']],
  ['we sold the flat! two weeks ago', ['we sold the flat! Two weeks ago (2026-03-02 to 2026-03-08)']],
  ['we moved offices. last Monday', ['we moved offices. last Monday (2026-03-16)']],
  ['the tests are red. since monday', []],
  ['Ana leaves the team on Friday. Monday', ['Ana leaves the team on Friday (2026-03-20).']],
])('a time that is told behind what has none stays with it: %s', (message, facts) => {
  expect(textsOf(`user: ${message}`)).toEqual(facts);
});
