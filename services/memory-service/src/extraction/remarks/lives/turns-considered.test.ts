import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): readonly string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  "I'm thinking of switching careers and becoming a paramedic.",
  "I'm thinking about going back to university.",
  "I'm thinking about quitting my job.",
  "We're thinking of having a second child.",
  "I'm considering adopting a cat.",
  "I'm toying with the idea of opening a bakery.",
])('a turn of a life: %s', (sentence) => {
  expect(textsOf(`user: ${sentence}`).length).toBeGreaterThan(0);
});

test('the second turn is only thought of as well', () => {
  const said = "I'm thinking of switching careers and becoming a paramedic.";
  expect(textsOf(`user: ${said}`)).toEqual([said]);
});

test.each([
  "I'm thinking of rewriting this function.",
  "I'm thinking of splitting the file.",
  "I'm considering reverting the commit.",
  "I'm thinking of going to bed.",
  "We're thinking of taking a break.",
])('work at hand: %s', (sentence) => {
  expect(textsOf(`user: ${sentence}`)).toEqual([]);
});
