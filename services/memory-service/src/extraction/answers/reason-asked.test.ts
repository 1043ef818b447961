import { expect, test } from '@jest/globals';
import { withReasonAsked } from './reason-asked.js';

test.each([
  ['why does the export join the rates?', 'Because it converts each line on its own day.'],
  ['and why is the cache so large?', 'Because every job stores its whole target folder'],
  ['Pourquoi le cache est-il lent ?', "Parce qu'il est froid dans la CI."],
  ['Pourquoi le cache est-il lent ?', 'Parce que la CI le vide.'],
  ['why does this test fail?', 'Because the fixture is from 2019.'],
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
  ['and why is that?', 'Because it is old.'],
  ['how come it is so slow?', 'Because it is old.'],
  ['why is the export slow?', 'Since the last release each line is converted alone.'],
  ['where is the cache?', 'Because it is old.'],
  ['why is the cache so large?', 'It holds every target folder.'],
])('and nothing else does: %s %s', (question, reply) => {
  expect(withReasonAsked([reply], question)).toEqual([reply]);
});
