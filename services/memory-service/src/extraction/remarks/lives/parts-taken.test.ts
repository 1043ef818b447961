import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): readonly string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'Nora is taking care of the contracts',
  'Ben is handling the DNS part',
  'Paula is doing the device tree',
  'Our intern is looking after the printers',
  'My sister is organising the party in Ghent',
])('who has which part of the work lasts: %s', (said) => {
  expect(textsOf(`user: ${said}`)).toEqual([said]);
});

test.each([
  'Ben is doing the dishes',
  'Nora is doing well',
  'Nora is doing much better',
  'My boss is doing my head in',
  'My wife is doing yoga right now',
  'The admin is handling an incident right now',
  'The admin is handling the import now',
  'Jenkins is doing the thing again',
  'Ben is handling it',
])('and what somebody does just now does not: %s', (said) => {
  expect(textsOf(`user: ${said}`)).toEqual([]);
});
