import { expect, test } from '@jest/globals';
import type { Rule } from '../../operation.js';
import { findBrokenRules } from './broken-rules.js';

const broken = { location: 'body.to', message: 'must not be before from' };
const rule: Rule<null> = { reads: ['body.from', 'body.to'], findFault: () => broken };
const found = (...locations: string[]) =>
  findBrokenRules(
    [rule, { reads: [], findFault: () => null }],
    null,
    locations.map((location) => ({ location, message: 'is wrong' })),
  );

test('a rule is asked beside faults that do not concern it', () => {
  expect(found()).toEqual([broken]);
  expect(found('body.name', 'body.from_day', 'query.from', 'body.quotas.to')).toEqual([broken]);
});

test.each(['body', 'body.from', 'body.to', 'body.to.day', 'body.from[3]'])('not where %s is at fault', (location) => {
  expect(found('body.name', location)).toEqual([]);
});
