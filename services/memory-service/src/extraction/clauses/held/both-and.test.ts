import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  'makes sense, both load_orders and load_refunds write to dim_customer',
  'so yes, both load and refresh write to the cache',
  'both stage_in and stage_out need the lock',
  'as I said, both fetch_users and sync_users run at night',
  'right, both builds and deploys use the same cache',
  'for commits in this repo we use conventional commits',
  'we use conventional commits like SHOP-123',
  'for deploys to prod we need two approvals and a ticket',
  'for tests in this repo we use vitest and mock the clock',
  'for builds on mac we use the xcode cloud runner',
])('what only looks like a verb opens no clause: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  'both tests and builds run on circle and deploys go through argo',
  'it runs on both mac and linux and I test on linux',
  'for tests we use vitest and for deploys we use argo',
  'both are slow and the old one leaks',
  'we use signed tags and Ana writes the changelog',
])('two facts are two: %s', (sentence) => {
  expect(splitClauses(sentence)).toHaveLength(2);
});
