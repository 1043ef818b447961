import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';
import { prefixedId } from './ids.js';
import { accessMigrations } from './index.js';
import { createEmptyDatabase, type EmptyDatabase } from './testing/empty-database.js';

const parallelCounts = 50;
let database: EmptyDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createEmptyDatabase();
  // drizzle changes how its client reads dates, so it gets one of its own.
  const migrating = postgres(database.url, { max: 1, onnotice: () => {} });
  await migrate(drizzle(migrating), {
    migrationsFolder: fileURLToPath(accessMigrations),
    migrationsSchema: 'access',
    migrationsTable: 'migrations',
  });
  await migrating.end();
  sql = postgres(database.url, { max: parallelCounts });
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

interface Entitlement {
  readonly status?: 'active' | 'inactive';
  readonly addQuota?: number | null;
  readonly searchQuota?: number | null;
  readonly periodEnd?: Date | null;
}

async function buildAccount(entitlement: Entitlement = {}): Promise<string> {
  const accountId = prefixedId('acct');
  const { status = 'active', addQuota = null, searchQuota = null, periodEnd = null } = entitlement;
  await sql`
    insert into access.entitlements (account_id, plan, status, period_start, period_end, add_quota, search_quota)
    values (${accountId}, 'test', ${status}, '2026-01-01', ${periodEnd}, ${addQuota}, ${searchQuota})`;
  return accountId;
}

async function count(accountId: string, requests: number, { operation = 'add', project = 'proj_1' } = {}) {
  const [row] = await sql.begin(
    (transaction) => transaction<{ refusal: string | null }[]>`
      select access.count_usage(${accountId}, ${project}, ${operation}, ${requests}) as refusal`,
  );
  return row?.refusal ?? 'counted';
}

async function used(accountId: string, operation = 'add'): Promise<number> {
  const [row] = await sql`select access.used_requests(${accountId}, '2026-01-01', ${operation}) as used`;
  return Number(row?.used);
}

async function countInParallel(accountId: string, requests: number, operations = parallelCounts) {
  const outcomes = await Promise.all(Array.from({ length: operations }, () => count(accountId, requests)));
  const counted = outcomes.filter((outcome) => outcome === 'counted').length;
  expect(new Set(outcomes.filter((outcome) => outcome !== 'counted'))).toEqual(
    new Set(counted === operations ? [] : ['quota_exhausted']),
  );
  return { counted, refused: operations - counted };
}

describe('counting usage', () => {
  test('far from the quota 50 transactions at a time lose nothing', async () => {
    for (const addQuota of [null, 1_000_000]) {
      const accountId = await buildAccount({ addQuota });
      expect(await countInParallel(accountId, 3)).toEqual({ counted: parallelCounts, refused: 0 });
      expect(await used(accountId)).toBe(3 * parallelCounts);
    }
  });

  test('near the quota 50 transactions at a time get exactly what is left', async () => {
    const accountId = await buildAccount({ addQuota: 30 });
    expect(await countInParallel(accountId, 1)).toEqual({ counted: 30, refused: parallelCounts - 30 });
    expect(await used(accountId)).toBe(30);
  });

  test('the last operation before the quota is used up may go over it, and only that one', async () => {
    const accountId = await buildAccount({ addQuota: 12 });
    expect(await countInParallel(accountId, 5)).toEqual({ counted: 3, refused: parallelCounts - 3 });
    expect(await used(accountId)).toBe(15);
  });

  test('exact too while the count comes from far to near, as long as less than 100,000 is counted at a time', async () => {
    const accountId = await buildAccount({ addQuota: 150_000 });
    expect(await countInParallel(accountId, 1_900, 100)).toEqual({ counted: 79, refused: 21 });
    expect(await used(accountId)).toBe(79 * 1_900);
  });

  test('a quota of nothing allows nothing', async () => {
    expect(await count(await buildAccount({ addQuota: 0 }), 1)).toBe('quota_exhausted');
  });

  test('operations and accounts have quotas of their own', async () => {
    const accountId = await buildAccount({ addQuota: 1, searchQuota: 1 });
    expect(await count(accountId, 1)).toBe('counted');
    expect(await count(accountId, 1, { operation: 'search' })).toBe('counted');
    expect(await count(accountId, 1)).toBe('quota_exhausted');
    expect(await count(await buildAccount({ addQuota: 1 }), 1)).toBe('counted');
    expect([await used(accountId), await used(accountId, 'search')]).toEqual([1, 1]);
  });

  test('without an active subscription nothing is counted', async () => {
    const past = new Date(Date.now() - 1_000);
    const future = new Date(Date.now() + 3_600_000);
    expect(await count('acct_unknown', 1)).toBe('subscription_required');
    expect(await count(await buildAccount({ status: 'inactive' }), 1)).toBe('subscription_required');
    const expired = await buildAccount({ periodEnd: past });
    expect(await count(expired, 1)).toBe('subscription_required');
    expect(await used(expired)).toBe(0);
    expect(await count(await buildAccount({ periodEnd: future }), 1)).toBe('counted');
    const ahead = await buildAccount();
    await sql`update access.entitlements set period_start = now() + interval '1 hour' where account_id = ${ahead}`;
    expect(await count(ahead, 1)).toBe('subscription_required');
  });

  test('what is rolled back was not counted', async () => {
    const accountId = await buildAccount({ addQuota: 10 });
    const rolledBack = sql.begin(async (transaction) => {
      await transaction`select access.count_usage(${accountId}, 'proj_1', 'add', 10)`;
      throw new Error('the work failed');
    });
    await expect(rolledBack).rejects.toThrow('the work failed');
    expect(await count(accountId, 1)).toBe('counted');
    expect(await used(accountId)).toBe(1);
  });

  test('each day of each project adds up, in UTC', async () => {
    const accountId = await buildAccount();
    await Promise.all([
      ...Array.from({ length: 20 }, () => count(accountId, 2, { project: 'proj_1' })),
      ...Array.from({ length: 20 }, () => count(accountId, 1, { project: 'proj_2' })),
    ]);
    const rows = await sql`
      select project_id, operation, sum(requests)::int as requests,
        bool_and(day between (now() at time zone 'UTC')::date - 1 and (now() at time zone 'UTC')::date) as is_today
      from access.usage_by_day where account_id = ${accountId} group by project_id, operation order by project_id`;
    expect([...rows]).toEqual([
      { project_id: 'proj_1', operation: 'add', requests: 40, is_today: true },
      { project_id: 'proj_2', operation: 'add', requests: 20, is_today: true },
    ]);
  });
});
