import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: null }).map(({ text }) => text);

test.each([
  ['So users can have several roles.', 'no, exactly one.'],
  ['It looks like tokens expire after a day.', 'no, an hour.'],
])('how many or how long it is instead: %s %s', (told, denied) => {
  expect(textsOf(`assistant: ${told}`, `user: ${denied}`)).toContain(`${told} ${denied}`);
});

test.each([
  ['I restarted the server.', 'no, exactly one.'],
  ['Two days and three hours are left.', 'no, an hour.'],
])('of nothing that was told, or of two: %s %s', (told, denied) => {
  expect(textsOf(`assistant: ${told}`, `user: ${denied}`)).not.toContain(`${told} ${denied}`);
});
