import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { asksToReckon } from './reckoning.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

describe('a sum or a conversion is asked for', () => {
  test.each([
    "what's 18% of 2350",
    'how much is three US cups in ml?',
    'convert 70 kg to pounds please',
    'how many seconds are in a week',
    'how many days between 3 march and 19 april',
    '45 * 32 + 10?',
    'what is 0x1f in decimal',
    "what's the square root of 1764?",
    'split a bill of 126 by 4 with 10% tip',
    "what time is it in Tokyo when it's 9:00 UTC?",
    'what is 5pm CET in New York?',
  ])('%s', (question) => {
    expect(asksToReckon(question)).toBe(true);
  });

  test.each([
    "what's 18% of our budget of 2350?",
    'how many hours are in a sprint?',
    'how many days are there in our sprint?',
    'how long is the build in minutes?',
    'convert the price list to euros',
    'how many connections does staging allow?',
    'what happened on 2026-03-04?',
    'what time is our standup in Tokyo?',
    'what time does the backup run in UTC?',
    'split the module into four files',
    'Kofi runs 5 miles in 40 minutes',
  ])('no: %s', (question) => {
    expect(asksToReckon(question)).toBe(false);
  });
});

test.each([
  ["what's 18% of 2350", '18 per cent of 2350 is 423.'],
  ['how much is three US cups in ml?', 'Three US cups are about 710 ml.'],
  ['split a bill of 126 by 4 with 10% tip', 'With a 10% tip the total is 138.60, so each of the four pays 34.65.'],
  ['how many days between 3 march and 19 april', 'Between 3 March and 19 April there are 47 days.'],
])('"%s" and its result are nobody\'s', (question, answer) => {
  expect(textsOf(`user: ${question}`, `assistant: ${answer}`)).toEqual([]);
});

test.each([
  ["what's 18% of our budget of 2350?", '18% of your budget of 2350 is 423.'],
  ['how long is the build in minutes?', 'The build takes 12 minutes on the CI runners.'],
  ["what's 4 * 30?", '120. Your plan allows 100 requests a minute.'],
])('"%s" is answered of somebody', (question, answer) => {
  expect(textsOf(`user: ${question}`, `assistant: ${answer}`)).not.toEqual([]);
});
