import { expect, test } from '@jest/globals';
import { prefixedId } from '@persistent-memory/auth';
import { isWellFormedId } from './well-formed-id.js';

test('takes what prefixedId makes', () => {
  for (const prefix of ['acct', 'ws', 'proj', 'key', 'tok'] as const) {
    expect(isWellFormedId(prefix, prefixedId(prefix))).toBe(true);
    // The ends of time.
    expect(isWellFormedId(prefix, prefixedId(prefix, 0))).toBe(true);
    expect(isWellFormedId(prefix, prefixedId(prefix, 2 ** 48 - 1))).toBe(true);
  }
});

test.each([
  '',
  'proj_',
  prefixedId('key'),
  `${prefixedId('proj')}x`,
  'proj_0BoatSLRHtKNngkdXEeobR',
  `proj_${'1'.repeat(21)}\0`,
  `proj_${'1'.repeat(22)}\n`,
])('refuses %j', (candidate) => {
  expect(isWellFormedId('proj', candidate)).toBe(false);
});
