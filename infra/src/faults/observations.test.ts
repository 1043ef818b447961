import { expect, test } from '@jest/globals';

import { Observations, type Outcome } from './observations.js';

const outcome = (status: number | null, more: Partial<Outcome> = {}): Outcome => ({
  operationId: 'deleteMemory',
  baseUrl: 'http://one',
  startedMs: 0,
  endedMs: 5,
  status,
  retryAfter: '1',
  body: { error: { code: 'dependency_unavailable' } },
  ...more,
});

test.each<[string, Outcome, readonly string[]]>([
  ['a success', outcome(200), []],
  ['no answer', outcome(null), []],
  ['a client that waited in vain', outcome(null, { endedMs: 65_001 }), ['deleteMemory was not answered']],
  ['a dependency that is away', outcome(500), []],
  ['a status that is not documented for the operation', outcome(402), ['deleteMemory answered 402']],
  [
    'an error that nobody foresaw',
    outcome(500, { body: { error: { code: 'internal_error' } } }),
    ['deleteMemory answered 500 internal_error'],
  ],
  [
    'no word of when to come again',
    outcome(500, { retryAfter: null }),
    ['deleteMemory answered 500 without Retry-After'],
  ],
])('%s', (_name, seen, violations) => {
  const observations = new Observations();
  observations.note(seen);
  expect(observations.violations).toEqual(violations);
});

test('recovery is the last of the first successes that began afterwards', () => {
  const observations = new Observations();
  const places = ['http://one', 'http://two'].map((baseUrl) => ({ operationId: 'deleteMemory' as const, baseUrl }));
  const answer = (baseUrl: string, startedMs: number, status = 200) =>
    observations.note(outcome(status, { baseUrl, startedMs, endedMs: startedMs + 5 }));
  answer('http://one', 90);
  answer('http://one', 110, 500);
  answer('http://one', 120);
  expect(observations.recoveredMs(places, 100)).toBeNull();
  answer('http://two', 140);
  answer('http://two', 150);
  expect(observations.recoveredMs(places, 100)).toBe(145);
});
