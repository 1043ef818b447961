import { expect, test } from '@jest/globals';
import { asOfNamedDay } from './later-today.js';

test.each([
  ['Tonight I am cooking for eight people.', 'On Saturday I am cooking for eight people.'],
  ["This weekend I'm running the Hannover marathon.", "On Saturday I'm running the Hannover marathon."],
  ["We're repainting the hallway this weekend.", "We're repainting the hallway on Saturday."],
  ["this evening, we're hosting the neighbours", "On Saturday we're hosting the neighbours"],
])('%s is told of a deed as it would be of a named day', (sentence, expected) => {
  expect(asOfNamedDay(sentence)).toBe(expected);
});

test.each([
  "Tonight I'm debugging the flaky test.",
  "Tonight I'm running the tests again.",
  "I'm running late tonight.",
  'Tonight I am tired.',
  "I'm playing with the new build this weekend.",
  "I'm driving home tonight.",
  'Tonight the server is running the marathon benchmark.',
])('%s is of the work at hand, or of the moment', (sentence) => {
  expect(asOfNamedDay(sentence)).toBe(sentence);
});
