import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';
import { leansOnPrevious } from './leaning.js';

test.each([
  'ci checks it',
  'the linter enforces that.',
  'e.g. PAY-12/fix-iban',
  'for example PAY-12/fix-iban',
  "except JPY, that's 0",
  'except for hotfixes, those need one',
])('what says nothing alone: %s', (text) => {
  expect(leansOnPrevious(text, true)).toBe(true);
});

test.each([
  'Kofi maintains it',
  'except for Tom, we all eat meat',
  'ci checks the headers',
  'e.g. we use pnpm in the monorepo',
  "this coming weekend I'm in Bern",
  'these days I mostly write Rust',
  'il ne faut jamais committer vendor/',
  'il est interdit de déployer le vendredi',
])('what does: %s', (text) => {
  expect(leansOnPrevious(text, true)).toBe(false);
});

test('who sees to a rule stays with it', () => {
  const message = 'user: msrv of the parser is 1.71, ci checks it. macros are out.';
  expect(extractFacts({ messages: [message], anchorDate: null }).map(({ text }) => text)).toEqual([
    'msrv of the parser is 1.71. ci checks it.',
    'macros are out.',
  ]);
});

test.each([
  [
    'the club site stays static. Hugo, hosted on our own server, no wordpress',
    ['the club site stays static. Hugo, hosted on our own server, no wordpress'],
  ],
  ['our blog is back. Ghost 5, deployed to Fly', ['our blog is back. Ghost 5, deployed to Fly']],
  ['the queue is Kafka. Postgres 16, hosted on Neon', ['the queue is Kafka.', 'Postgres 16, hosted on Neon']],
  ['the docs site is new. Astro, deployed on Netlify', ['the docs site is new. Astro, deployed on Netlify']],
  ['we use pnpm. Astro, deployed on Netlify', ['we use pnpm.', 'Astro, deployed on Netlify']],
])('what a thing is made with stays with it, where nothing else may be meant: %s', (message, texts) => {
  const facts = extractFacts({ messages: [`user: ${message}`], anchorDate: null });
  expect(facts.map(({ text }) => text)).toEqual(texts);
});

test.each([
  [
    'Artifacts land in s3://acme-builds/dec. please never delete them',
    ['Artifacts land in s3://acme-builds/dec. please never delete them'],
  ],
  [
    'The golden files are in tests/golden. never edit them by hand.',
    ['The golden files are in tests/golden.', 'never edit them by hand.'],
  ],
  ['I like your haikus. never stop them', []],
])('a rule about what was told before stays with it: %s', (message, texts) => {
  const facts = extractFacts({ messages: [`user: ${message}`], anchorDate: null });
  expect(facts.map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['asked twice', 'I asked Ines twice'],
  ['tried it three times already.', 'tried Kafka twice and dropped it'],
  ['and we called them again', 'we called the clinic again in May'],
])('how often something was tried leans: %s / and this does not: %s', (leaning, told) => {
  expect(leansOnPrevious(leaning, false)).toBe(true);
  expect(leansOnPrevious(told, false)).toBe(false);
});
