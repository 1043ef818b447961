import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { isUserRemark } from './user-remarks.js';

test.each([
  'I restarted the server two fortnights ago.',
  'We opened the page a couple of days back.',
  'I changed the script the other day.',
])('what was done at a time of its own is no remark: %s', (sentence) => {
  expect(isUserRemark(sentence)).toBe(false);
});

test.each(['I restarted the server.', 'I changed the script.', 'I opened the page again.'])(
  'what was just done is one: %s',
  (sentence) => {
    expect(isUserRemark(sentence)).toBe(true);
  },
);

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [`user: ${message}`], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'why did you change the signature of fetchUser? I only asked for the null check',
  'I only asked you to fix the import, not to rewrite the file',
  'why is there a new dependency? nobody asked for one',
  'I explicitly asked you to fix the import only',
  'I never asked you to touch the tests',
  'I never asked you to write tests',
  'I explicitly asked you to write tests for fetchUser',
  'I clearly asked you to put error handling around fetchUser',
  'I never asked you for Dutch.',
  'I specifically asked you for a diff',
  'I clearly asked you to use the existing helper',
  'I explicitly asked you to keep it short this time',
])('that more was done than was asked for is not kept: %s', (message) => {
  expect(textsOf(message)).toEqual([]);
});

test.each([
  'I only asked my manager once, and she said no',
  'I asked for a transfer to Lisbon',
  'I explicitly asked you to never push to main',
  'I just asked you to always use tabs',
  'I explicitly asked you to use tabs, not spaces.',
  'I specifically asked you for British spelling.',
  'I never asked you to use emojis in commit messages.',
  'I clearly asked you to keep answers short.',
  'I explicitly asked you to write tests in Vitest.',
  'I only asked for the vegetarian menu',
])('what was asked of others, or for good, is: %s', (message) => {
  expect(textsOf(message)).toEqual([message]);
});
