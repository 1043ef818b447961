import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (reply: string): string[] =>
  extractFacts({ messages: [`assistant: ${reply}`], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'Imagine a shop with two tills and one queue. A semaphore with two permits is the queue: whoever gets a permit goes to a free till, and everyone else waits.',
  'Let me walk through the failing case. The input is `[3, 1, 2]`. After the first pass the array is `[1, 3, 2]`, after the second `[1, 2, 3]`. The loop ends one iteration too early.',
  'Say you have a table with a million rows. The index has 20,000 pages. A scan reads all of them.',
])('what is made up or stepped through to explain something is not kept: %s', (reply) => {
  expect(textsOf(reply)).toEqual([]);
});

test('what is told in the next paragraph is', () => {
  expect(
    textsOf('Imagine a queue with two tills.\n\nOur worker pool uses a semaphore with four permits, set in `pool.ts`.'),
  ).toEqual(['Our worker pool uses a semaphore with four permits, set in `pool.ts`.']);
});
