import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): readonly string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'I ran `npm install`.',
  'Ran `npm install`.',
  'I ran `pnpm lint` and `pnpm build`.',
  'Then I ran `cargo check` again.',
  "I've just run `make clean` twice.",
])('a command that was run: %s', (sentence) => {
  expect(textsOf(`assistant: ${sentence}`)).toEqual([]);
});

test.each([
  'I ran `npm dedupe` to drop the duplicate React.',
  'I ran `npm audit fix`, which bumped lodash to 4.17.21.',
])('and what it was for or did: %s', (sentence) => {
  expect(textsOf(`assistant: ${sentence}`)).toHaveLength(1);
});
