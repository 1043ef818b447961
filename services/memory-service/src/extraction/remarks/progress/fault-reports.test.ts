import { expect, test } from '@jest/globals';
import { isFaultReport, standsBesideFault } from './fault-reports.js';

test.each([
  "saves made on android don't load on desktop",
  'mails dont go out on my box',
  'hardfault after ~6h on the gateway',
  'segfault only in release builds',
  'uploads above ~1MB fail with 413 in prod only',
  'the invoices print with boxes instead of ž and ő',
  'The coefficients come out too small by a constant factor.',
  'sensor drops out every few minutes',
  'app crashes on my old pixel when opening the map',
  'customers get the voucher mail twice, sometimes 3x',
  'the totals of the new pipeline differ from the old by 0.8%.',
  "model with random slopes doesn't converge",
])('a fault, and nothing else: %s', (said) => expect(isFaultReport(said)).toBe(true));

test.each([
  // When, why and of whom
  'backup of vault-db died last night at 23:40',
  'staging is down on Sundays',
  'the old API dies in June',
  'ci fails because the agents are still on Node 18.17',
  'jest breaks with esm, so we use vitest',
  "checkout fails on Gerd's windows laptop",
  "Bea didn't come",
  'I broke my wrist',
  'my car is broken',
  // How it is to be, and how to do it
  'please never use the old printer, it crashes',
  'the plan fails without TF_VAR_env',
  'the playbook fails unless the tunnel is up',
  // How it is
  "the sandbox doesn't support 3DS",
  'the crash handler writes to /var/crash',
  'the gateway drops idle sockets',
  'failed jobs are retried 5 times',
])('more, or something else: %s', (said) => expect(isFaultReport(said)).toBe(false));

test.each(['the newer one is fine', 'local is fine', 'trace attached', 'no errors in the logs at all'])(
  'stands beside a fault: %s',
  (said) => expect(standsBesideFault(said)).toBe(true),
);

test.each(['the budget is fine with Lena', 'no budget', 'the trace is in docs/traces'])('does not: %s', (said) =>
  expect(standsBesideFault(said)).toBe(false),
);

test.each(['prod down, 502 everywhere', 'prod is down', 'board resets every ~26 seconds again'])(
  'a fault in few words, which the agent takes up: %s',
  (said) => {
    expect(isFaultReport(said)).toBe(true);
  },
);

test.each(['prod runs in Frankfurt', 'the board resets every night at 3', 'prod is down for maintenance every Sunday'])(
  'none: %s',
  (said) => {
    expect(isFaultReport(said)).toBe(false);
  },
);
