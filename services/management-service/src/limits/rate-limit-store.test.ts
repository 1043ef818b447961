import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import type { Options } from 'express-rate-limit';
import { MIGRATION_STEPS } from '../migrations.js';
import { RateLimitStore } from './rate-limit-store.js';

const WINDOW_MS = 60_000;
const LIMIT = 60;

let testDatabase: TestDatabase;
/** Two replicas. */
let store: RateLimitStore;
let other: RateLimitStore;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ steps: MIGRATION_STEPS });
  [store, other] = [openStore(), openStore()];
});

afterAll(() => testDatabase.close());

function openStore(prefix = 'test:'): RateLimitStore {
  const opened = new RateLimitStore(testDatabase.database, { prefix, limit: LIMIT });
  opened.init({ windowMs: WINDOW_MS } as Options);
  return opened;
}

describe('what express-rate-limit asks of a store', () => {
  test('counts across replicas, exactly, in one window', async () => {
    const hits = await Promise.all(
      Array.from({ length: 50 }, (_, number) => (number % 2 === 0 ? store : other).increment('shared')),
    );
    expect(hits.map(({ totalHits }) => totalHits).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 1),
    );
    expect(new Set(hits.map(({ resetTime }) => resetTime?.getTime())).size).toBe(1);
    expect(await other.get('shared')).toEqual({ totalHits: 50, resetTime: hits[0]?.resetTime });
  });

  test('counts as far as the limit; what is refused beyond it leaves nothing behind', async () => {
    const hits = await Promise.all(Array.from({ length: LIMIT + 20 }, () => store.increment('full')));
    expect(hits.filter(({ totalHits }) => totalHits > LIMIT)).toHaveLength(20);
    expect(new Set(hits.map(({ resetTime }) => resetTime?.getTime())).size).toBe(1);
    await store.decrement('full');
    expect((await store.get('full'))?.totalHits).toBe(LIMIT - 1);
  });

  test('keeps keys and prefixes apart', async () => {
    await store.increment('a');
    expect(await store.get('b')).toBeUndefined();
    expect(await openStore('another:').get('a')).toBeUndefined();
  });

  test('gives a hit back, never below zero, and forgets a key', async () => {
    await store.increment('back');
    await store.decrement('back');
    await store.decrement('back');
    expect((await store.get('back'))?.totalHits).toBe(0);
    await store.resetKey('back');
    expect(await store.get('back')).toBeUndefined();
    await store.decrement('never seen');
    expect(await store.get('never seen')).toBeUndefined();
  });

  test('a window that is over is as if it had never been', async () => {
    await store.increment('old');
    await store.increment('old');
    await testDatabase.database.use(
      (sql) => sql`update management.rate_limits set resets_at = now() - interval '1 second' where key = 'test:old'`,
    );
    expect(await store.get('old')).toBeUndefined();
    const { totalHits, resetTime } = await store.increment('old');
    expect(totalHits).toBe(1);
    expect(resetTime?.getTime()).toBeGreaterThan(Date.now() + WINDOW_MS / 2);
  });
});
