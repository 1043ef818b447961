import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  "let's go with option B, the event-sourced one",
  'pick variant 2, so cursor pagination',
  "Let's keep REST.",
  'big fan of Tailwind here',
  'not a fan of ORMs',
  'Nadia prefers email now.',
  'Tom prefers email.',
  'Ben drinks tea now.',
  'Tom hates phone calls.',
])('what is chosen or liked is kept: %s', (sentence) => {
  expect(textsOf(`user: ${sentence}`)).toEqual([sentence]);
});

test.each(["let's go with option B", "let's keep going", 'not a fan of this', 'big fan of your work'])(
  'what names nothing is left: %s',
  (sentence) => {
    expect(textsOf(`user: ${sentence}`)).toEqual([]);
  },
);
