import { expect, test } from '@jest/globals';
import { withReasonAsked } from './reason-asked.js';

test.each([
  ['why does the export join the rates?', 'Because it converts each line on its own day.'],
  ['and why is the cache so large?', 'Because every job stores its whole target folder'],
  ['warum läuft der Export doppelt?', 'Weil zwei Timer auf ihn zeigen.'],
])('a reason keeps what it is the reason of: %s', (question, reason) => {
  expect(withReasonAsked([reason, 'It takes an hour.'], question)).toEqual([
    `${question} ${reason}`,
    'It takes an hour.',
  ]);
});

test.each([
  ['why?', 'Because it is old.'],
  ['why did you do that?', 'Because it is old.'],
  ['where is the cache?', 'Because it is old.'],
  ['why is the cache so large?', 'It holds every target folder.'],
])('and nothing else does: %s %s', (question, reply) => {
  expect(withReasonAsked([reply], question)).toEqual([reply]);
});
