import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'The tests take 3 minutes',
  'Our full suite takes about 20 min.',
  'The nightly build takes an hour',
  'Standup is at 10 now',
  'stand-up has been moved to 10:00',
  'The weekly sync is at 4pm now.',
  'Choir is at 19:30 now',
])('how long it takes, and when it is: %s', (sentence) => expect(textsOf(`user: ${sentence}`)).toHaveLength(1));

test.each([
  'The tests take forever',
  'The tests take 3 minutes longer now',
  'The build takes ages',
  'It takes 3 minutes',
  'The call is now',
  'Standup is now',
  'The build is at 40% now',
])('of the moment: %s', (sentence) => expect(textsOf(`user: ${sentence}`)).toEqual([]));
