import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connectDatabase } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import type { Options } from 'express-rate-limit';
import { migrationSteps } from '../migrations.js';
import { findWindow } from '../storage/rate-limits.js';
import { RateLimitStore } from './rate-limit-store.js';

const windowMs = 60_000;
const limit = 60;

let testDatabase: TestDatabase;
/** Two replicas. */
let store: RateLimitStore;
let other: RateLimitStore;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ steps: migrationSteps });
  [store, other] = [openStore(), openStore()];
});

afterAll(() => testDatabase.close());

/** When a window ends, as Postgres has it. */
async function endOf(key: string): Promise<number | undefined> {
  const [row] = await testDatabase.database.use(
    (sql) => sql<{ resets_at: Date }[]>`select resets_at from management.rate_limits where key = ${`test:${key}`}`,
  );
  return row?.resets_at.getTime();
}

/** Of the open window of a key; undefined when there is none. */
async function hitsOf(key: string, prefix = 'test:'): Promise<number | undefined> {
  return (await testDatabase.database.use((sql) => findWindow(sql, prefix + key, windowMs)))?.hits;
}

function openStore(database = testDatabase.database): RateLimitStore {
  const opened = new RateLimitStore(database, { prefix: 'test:', limit });
  opened.init({ windowMs } as Options);
  return opened;
}

describe('what express-rate-limit asks of a store', () => {
  test('counts across replicas, exactly, in one window', async () => {
    await store.increment('shared');
    const end = await endOf('shared');
    const hits = await Promise.all(
      Array.from({ length: 49 }, (_, number) => (number % 2 === 0 ? store : other).increment('shared')),
    );
    expect(hits.map(({ totalHits }) => totalHits).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 49 }, (_, i) => i + 2),
    );
    expect(await endOf('shared')).toBe(end);
    expect(await hitsOf('shared')).toBe(50);
  });

  test('counts as far as the limit; what is refused beyond it leaves nothing behind', async () => {
    const hits = await Promise.all(Array.from({ length: limit + 20 }, () => store.increment('full')));
    const refused = hits.filter(({ totalHits }) => totalHits > limit);
    expect(refused).toHaveLength(20);
    for (const { resetTime } of refused) expect(resetTime?.getTime()).toBeGreaterThan(Date.now() + windowMs / 2);
    await store.decrement('full');
    expect(await hitsOf('full')).toBe(limit - 1);
  });

  test('tells how long a window goes on, never longer than it is, whatever the clock of the service says', async () => {
    const before = Date.now();
    const { resetTime } = await store.increment('skewed');
    const lengthMs = (resetTime?.getTime() ?? 0) - before;
    expect(lengthMs).toBeGreaterThan(windowMs / 2);
    const state = await testDatabase.database.use((sql) => findWindow(sql, 'test:skewed', windowMs));
    expect(state?.resetsInMs).toBeLessThanOrEqual(windowMs);
  });

  test('keeps keys and prefixes apart', async () => {
    await store.increment('a');
    expect(await hitsOf('b')).toBeUndefined();
    expect(await hitsOf('a', 'another:')).toBeUndefined();
  });

  test('gives a hit back, never below zero, and forgets a key', async () => {
    await store.increment('back');
    await store.decrement('back');
    await store.decrement('back');
    expect(await hitsOf('back')).toBe(0);
    await store.resetKey('back');
    expect(await hitsOf('back')).toBeUndefined();
    await store.decrement('never seen');
    expect(await hitsOf('never seen')).toBeUndefined();
  });

  test('a window that is over is as if it had never been', async () => {
    await store.increment('old');
    await store.increment('old');
    await testDatabase.database.use(
      (sql) => sql`update management.rate_limits set resets_at = now() - interval '1 second' where key = 'test:old'`,
    );
    expect(await hitsOf('old')).toBeUndefined();
    const { totalHits, resetTime } = await store.increment('old');
    expect(totalHits).toBe(1);
    expect(resetTime?.getTime()).toBeGreaterThan(Date.now() + windowMs / 2);
  });

  test('every hit of the new window is counted, also of those who come at the very end of a full one', async () => {
    await testDatabase.database.use(
      (sql) =>
        sql`insert into management.rate_limits values ('test:ends', ${limit}, now() + interval '300 milliseconds')`,
    );
    const counted: number[] = [];
    while (counted.length < limit / 2) {
      const hits = await Promise.all(Array.from({ length: 10 }, () => store.increment('ends')));
      counted.push(...hits.map(({ totalHits }) => totalHits).filter((total) => total <= limit));
    }
    expect([...counted].sort((a, b) => a - b)).toEqual(counted.map((_, index) => index + 1));
  });

  test('a window that ends later than any can, as after a clock was set back, is as if it had never been', async () => {
    await testDatabase.database.use(
      (sql) => sql`insert into management.rate_limits values ('test:ahead', ${limit}, now() + interval '1 day')`,
    );
    expect(await hitsOf('ahead')).toBeUndefined();
    const { totalHits, resetTime } = await store.increment('ahead');
    expect(totalHits).toBe(1);
    expect(resetTime?.getTime()).toBeLessThan(Date.now() + 2 * windowMs);
    expect((await store.increment('ahead')).totalHits).toBe(2);
  });

  test('where it can not be counted, why is said', async () => {
    const busy = connectDatabase({
      url: testDatabase.url,
      poolSize: 1,
      acquireTimeoutMs: 1,
      deadlineMs: 10_000,
      statementTimeoutMs: 5_000,
      connectTimeoutMs: 5_000,
      applicationName: 'test',
      log: silentLogger,
    });
    await busy.use(async () => {
      await expect(openStore(busy).increment('busy')).rejects.toMatchObject({ code: 'overloaded' });
    });
    await busy.close();
    await expect(openStore(busy).increment('busy')).rejects.toMatchObject({ code: 'dependency_unavailable' });
  });
});
