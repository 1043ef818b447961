import { expect, test } from '@jest/globals';
import { isForeignStatus } from './foreign-remarks.js';

test.each([
  ['les tests tournent', 'les tests tournent dans GitLab CI'],
  ['les tests tournent sur ma machine', 'les tests tournent toutes les nuits'],
])('how tests run now passes, where and when they run lasts: %s', (passing, lasting) => {
  expect(isForeignStatus(passing)).toBe(true);
  expect(isForeignStatus(lasting)).toBe(false);
});
