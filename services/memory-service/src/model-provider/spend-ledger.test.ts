import { describe, expect, test } from '@jest/globals';
import { createProcessSpendLedger } from './spend-ledger.js';

const dayMs = 86_400_000;

describe('createProcessSpendLedger', () => {
  test('refuses what would go over the cap, and counts what is under way', async () => {
    const ledger = createProcessSpendLedger({ maxTokensPerDay: 100 });
    const first = await ledger.reserve('a', 60);
    expect(await ledger.reserve('a', 41)).toBeNull();
    first?.settle(20);
    expect(await ledger.reserve('a', 80)).not.toBeNull();
    expect(await ledger.reserve('a', 1)).toBeNull();
  });

  test('what was really spent counts, also beyond the reservation, and once', async () => {
    const ledger = createProcessSpendLedger({ maxTokensPerDay: 100 });
    const reservation = await ledger.reserve('a', 10);
    reservation?.settle(95);
    reservation?.settle(0);
    expect(await ledger.reserve('a', 6)).toBeNull();
    expect(await ledger.reserve('a', 5)).not.toBeNull();
  });

  test('projects have nothing to do with each other', async () => {
    const ledger = createProcessSpendLedger({ maxTokensPerDay: 100 });
    await ledger.reserve('a', 100);
    expect(await ledger.reserve('b', 100)).not.toBeNull();
  });

  test('every day (UTC) begins anew, whatever of yesterday is settled later', async () => {
    const clock = { ms: 20_000 * dayMs + dayMs - 1 };
    const ledger = createProcessSpendLedger({ maxTokensPerDay: 100, nowMs: () => clock.ms });
    const yesterdays = await ledger.reserve('a', 100);
    clock.ms += 1;
    expect(await ledger.reserve('a', 60)).not.toBeNull();
    yesterdays?.settle(0);
    expect(await ledger.reserve('a', 41)).toBeNull();
  });
});
