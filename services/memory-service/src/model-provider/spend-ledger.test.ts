import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ApiError } from '@persistent-memory/auth';
import { pruneSpending } from '../storage/provider-spending.js';
import type { SpendLedger } from './spend-ledger.js';
import { createSpendLedgers, type SpendLedgers } from './testing/spend-ledgers.js';

const dayMs = 86_400_000;

let ledgers: SpendLedgers;
let project: string;
beforeAll(async () => {
  ledgers = await createSpendLedgers();
});
beforeEach(() => {
  project = `proj_${randomUUID()}`;
});
afterAll(() => ledgers.close());

describe('within a replica', () => {
  test('refuses what would go over the cap, and counts what is under way', async () => {
    const ledger = ledgers.open({ maxTokensPerDay: 100 });
    const first = await ledger.reserve(project, 60);
    expect(await ledger.reserve(project, 41)).toBeNull();
    await first?.settle(20);
    expect(await ledger.reserve(project, 80)).not.toBeNull();
    expect(await ledger.reserve(project, 1)).toBeNull();
  });

  test('what was really spent counts, also beyond the reservation, and once', async () => {
    const ledger = ledgers.open({ maxTokensPerDay: 100 });
    const reservation = await ledger.reserve(project, 10);
    await reservation?.settle(94.5);
    await reservation?.settle(0);
    expect(await ledgers.spent(project)).toBe(95);
    expect(await ledger.reserve(project, 6)).toBeNull();
    expect(await ledger.reserve(project, 5)).not.toBeNull();
  });

  test('work that failed gives back all that it took not', async () => {
    const ledger = ledgers.open({ maxTokensPerDay: 100 });
    await (await ledger.reserve(project, 100))?.settle(0);
    expect(await ledgers.spent(project)).toBe(0);
    expect(await ledger.reserve(project, 100)).not.toBeNull();
  });

  test('projects have nothing to do with each other', async () => {
    const ledger = ledgers.open({ maxTokensPerDay: 100 });
    await ledger.reserve(project, 100);
    expect(await ledger.reserve(`${project}_other`, 100)).not.toBeNull();
  });

  test('without an allowance nothing is spent, and of an allowance all of it', async () => {
    expect(await ledgers.open({ maxTokensPerDay: 0 }).reserve(project, 1)).toBeNull();
    expect(await ledgers.open({ maxTokensPerDay: 1 }).reserve(project, 2)).toBeNull();
    expect(await ledgers.open({ maxTokensPerDay: Number.MAX_SAFE_INTEGER }).reserve(project, 1)).not.toBeNull();
  });
});

test('each refusal is told, and nothing else', async () => {
  let refusals = 0;
  const ledger = ledgers.open({ maxTokensPerDay: 100, onOverspent: () => void refusals++ });
  await ledger.reserve(project, 100);
  expect(refusals).toBe(0);
  await ledger.reserve(project, 1);
  await ledger.reserve(project, 101);
  expect(refusals).toBe(2);
});

describe('over replicas and days', () => {
  test('replicas cannot pass the cap together, however many reservations they make at once', async () => {
    const replicas = [ledgers.open({ maxTokensPerDay: 1_000 }), ledgers.open({ maxTokensPerDay: 1_000 })];
    const reservations = await Promise.all(
      Array.from({ length: 60 }, (_, index) => replicas[index % 2]?.reserve(project, 30)),
    );
    expect(reservations.filter((reservation) => reservation !== null)).toHaveLength(33);
    expect(await ledgers.spent(project)).toBe(990);
  });

  test('what another replica has reserved may come back in a moment; what is spent comes back the next day', async () => {
    const nowMs = () => 20_000 * dayMs + dayMs / 2;
    const [one, other] = [1, 2].map(() => ledgers.open({ maxTokensPerDay: 100, nowMs })) as [SpendLedger, SpendLedger];
    await (await one.reserve(project, 30))?.settle(25);
    const underWay = await one.reserve(project, 60);
    expect(await other.reserve(project, 50)).toBeNull();
    expect(await other.retryAfterMs(project, 50)).toBe(2_000);
    // Even if that took nothing.
    expect(await other.retryAfterMs(project, 76)).toBe(dayMs / 2);
    await underWay?.settle(60);
    expect(await other.retryAfterMs(project, 50)).toBe(dayMs / 2);
  });

  test('what a killed process had reserved is not waited for once nothing else was for a while', async () => {
    const ledger = ledgers.open({ maxTokensPerDay: 100, nowMs: () => 20_000 * dayMs + dayMs / 2 });
    await ledger.reserve(project, 60);
    expect(await ledger.retryAfterMs(project, 50)).toBe(2_000);
    await ledgers.database.use(
      (sql) => sql`
        update memory.provider_spending set reserved_until = reserved_until - interval '2 minutes'
        where project_id = ${project}`,
    );
    expect(await ledger.retryAfterMs(project, 50)).toBe(dayMs / 2);
    // Nor is it once something else was reserved.
    await ledger.reserve(project, 10);
    expect(await ledger.retryAfterMs(project, 50)).toBe(dayMs / 2);
  });

  test('a restart remembers what was spent, and what a killed process had reserved', async () => {
    const before = ledgers.open({ maxTokensPerDay: 100 });
    await (await before.reserve(project, 50))?.settle(40);
    await before.reserve(project, 10);
    const after = ledgers.open({ maxTokensPerDay: 100 });
    expect(await after.reserve(project, 51)).toBeNull();
    expect(await after.reserve(project, 50)).not.toBeNull();
  });

  test('every day (UTC) begins anew, whatever of yesterday is settled later', async () => {
    const clock = { ms: 20_000 * dayMs + dayMs - 1 };
    const ledger = ledgers.open({ maxTokensPerDay: 100, nowMs: () => clock.ms });
    const yesterdays = await ledger.reserve(project, 100);
    clock.ms += 1;
    expect(await ledger.reserve(project, 60)).not.toBeNull();
    await yesterdays?.settle(0);
    expect(await ledger.reserve(project, 41)).toBeNull();
  });

  test('days long gone are pruned, the last ones stay', async () => {
    const at = (daysAgo: number) =>
      ledgers.open({ maxTokensPerDay: 100, nowMs: () => Date.now() - daysAgo * dayMs }).reserve(project, daysAgo + 1);
    await Promise.all([at(0), at(1), at(6), at(8), at(30)]);
    while ((await pruneSpending(ledgers.database)) > 0);
    expect(await ledgers.spent(project)).toBe(1 + 2 + 7);
  });
});

describe('without Postgres', () => {
  test('nothing can be reserved; what was settled in vain stays counted as it was reserved', async () => {
    const gone = await createSpendLedgers();
    const ledger = gone.open({ maxTokensPerDay: 100 });
    const reservation = await ledger.reserve(project, 60);
    await gone.close();
    await expect(ledger.reserve(project, 1)).rejects.toBeInstanceOf(ApiError);
    await expect(reservation?.settle(1)).resolves.toBeUndefined();
  });
});
