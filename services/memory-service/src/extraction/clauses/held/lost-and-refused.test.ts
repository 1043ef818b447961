import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  'kafka is out, ops cost for 40 msg/s is silly',
  'no neural nets here, regulator wants explanations per decision.',
  "I don't want bluetooth midi in the synth after all, the latency was like 30 ms",
  'no redux, overkill for two screens',
])('what is not taken and what is against it stay together: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  'no semicolons, tests live next to the source',
  "mongo is gone, we're on postgres now",
  'no barrel files, one class per file',
])('what is told beside it is cut off: %s', (sentence) => {
  expect(splitClauses(sentence)).toHaveLength(2);
});

test('a rule behind what is against another one is its own', () => {
  expect(splitClauses('no mongo, too heavy for the pi, backups in restic')).toEqual([
    'no mongo, too heavy for the pi',
    'backups in restic',
  ]);
});
