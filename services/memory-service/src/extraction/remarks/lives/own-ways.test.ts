import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsOwnChoice, tellsOwnWays } from './own-ways.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [`user: ${message}`], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  "I'll keep going to the climbing hall twice a week.",
  "I'll keep using the foam roller every evening.",
  'Walking the dog before work really helps me clear my head.',
  'I think doing my stretches before breakfast really helps.',
  "I've started with the budgeting app and it's been helping.",
  'Reading a novel before bed helps me fall asleep.',
])('own ways last: %s', (sentence) => {
  expect(tellsOwnWays(sentence)).toBe(true);
  expect(textsOf(sentence)).toEqual([sentence]);
});

test.each([
  "I'll keep looking into the failing test.",
  "I'll keep practising and come back later.",
  "I'll keep it as it is.",
  'Restarting the dev server helps.',
  'Adding a semicolon helped me.',
  'Showing it step by step helps me a lot.',
  'Reading the full error message helps me.',
  'Putting my life in your hands usually works.',
  "I've started with the migration and it's going well.",
])('the work in hand is none: %s', (sentence) => {
  expect(tellsOwnWays(sentence)).toBe(false);
  expect(textsOf(sentence)).toEqual([]);
});

test.each([
  "I think I'll go with the fixed rate.",
  "We'll go with the oak floor.",
  "I'm looking for trousers that fit my office days and cycling, something that's both warm and light",
  "We're looking for a babysitter for our twins, ideally someone who speaks Polish",
])('what was decided on or is looked for lasts: %s', (sentence) => {
  expect(tellsOwnChoice(sentence)).toBe(true);
  expect(textsOf(sentence)).toEqual([sentence]);
});

test.each([
  "I'll go with the second approach.",
  "I'll go with your suggestion.",
  "I'm going with that.",
  "I'm looking for an example that fits my function",
  "I'm looking for a way to sort my list",
])('what is on offer or on the screen is none: %s', (sentence) => {
  expect(tellsOwnChoice(sentence)).toBe(false);
  expect(textsOf(sentence)).toEqual([]);
});
