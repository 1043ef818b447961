import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  [
    'I never understood the call stack, can you explain it?',
    'Think of the stack as a pile of plates. Calls and I/O always go on top, because the last one returns first.',
  ],
  [
    'I never really got how DNS resolution works. Could you explain it to me?',
    'Resolvers always ask the root servers first, because nobody else knows who runs a top-level domain.',
  ],
  [
    'I have no idea how photosynthesis works, explain it please',
    'Leaves always catch light with chlorophyll, because it absorbs red and blue.',
  ],
  [
    'The borrow checker confuses me, can you explain it?',
    'References never outlive what they point to, since the compiler checks their lifetimes.',
  ],
  [
    'i never understood covariance; what does it mean?',
    'Producers are always covariant, because whoever reads a fruit is happy with an apple.',
  ],
])('what was never understood is explained in general: %s', (asked, answer) => {
  expect(textsOf(`user: ${asked}`, `assistant: ${answer}`)).toEqual([]);
});

test.each([
  [
    'I never understood the call stack, can you explain it?',
    'In your config its depth is limited to 80 by src/boot.ts.',
  ],
  [
    'I never understood our billing run, can you explain it?',
    'Invoices are always locked before the mails go out, because the ledger closes at night.',
  ],
  [
    'I never understood the deploy pipeline, can you explain it?',
    'Releases are always signed by the release bot, because the registry refuses the others.',
  ],
  [
    'I never understood the event loop, can you explain it?',
    'Timers are always late by a tick. In your setup `main/loop.ts` starves them, because it never yields.',
  ],
])('and what is of the work is told: %s', (asked, answer) => {
  const facts = extractFacts({ messages: [`user: ${asked}`, `assistant: ${answer}`], anchorDate: '2026-03-18' });
  expect(facts.filter(({ sourceIndex }) => sourceIndex === 1)).not.toEqual([]);
});

test.each([
  'I never understood my father, he moved to Chile when I was ten',
  'I never understood regular expressions, so please keep them out of my code',
  "I don't understand French, can you write to me in English?",
  "I'm new to Kubernetes, can you explain pods?",
])('what is so of the one who asks stays: %s', (said) => expect(textsOf(`user: ${said}`)).not.toEqual([]));
