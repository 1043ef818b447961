import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../migrations.js';
import { countHit, findWindow } from './rate-limits.js';

const windowMs = 60_000;
const limit = 60;

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ steps: migrationSteps });
});

afterAll(() => testDatabase.close());

const count = (key: string) => testDatabase.database.use((sql) => countHit(sql, key, { windowMs, limit }));
const find = (key: string) => testDatabase.database.use((sql) => findWindow(sql, key, windowMs));

/** When a window ends, as Postgres has it. */
async function endOf(key: string): Promise<number | undefined> {
  const [row] = await testDatabase.database.use(
    (sql) => sql<{ resets_at: Date }[]>`select resets_at from management.rate_limits where key = ${key}`,
  );
  return row?.resets_at.getTime();
}

const arrange = (key: string, hits: number, endsIn: string) =>
  testDatabase.database.use(
    (sql) => sql`insert into management.rate_limits values (${key}, ${hits}, now() + ${endsIn}::interval)`,
  );

describe('the window of a key', () => {
  test('counts exactly, however many come at once, and ends when it would have', async () => {
    await count('shared');
    const end = await endOf('shared');
    const windows = await Promise.all(Array.from({ length: 49 }, () => count('shared')));
    expect(windows.map((window) => window?.hits).sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 49 }, (_, index) => index + 2),
    );
    expect(await endOf('shared')).toBe(end);
    expect((await find('shared'))?.hits).toBe(50);
  });

  test('counts as far as the limit; what comes beyond it leaves nothing behind', async () => {
    const windows = await Promise.all(Array.from({ length: limit + 20 }, () => count('full')));
    expect(windows.filter((window) => window === null)).toHaveLength(20);
    expect((await find('full'))?.hits).toBe(limit);
  });

  test('is as if it had never been, where what it counted was rolled back', async () => {
    await count('failed');
    const failing = testDatabase.database.transaction(async (sql) => {
      await countHit(sql, 'failed', { windowMs, limit });
      throw new Error('The work failed.');
    });
    await expect(failing).rejects.toThrow('The work failed.');
    expect((await find('failed'))?.hits).toBe(1);
  });

  test('tells how long it goes on, never longer than it is', async () => {
    const counted = await count('new');
    expect(counted?.resetsInMs).toBeGreaterThan(windowMs / 2);
    expect((await find('new'))?.resetsInMs).toBeLessThanOrEqual(windowMs);
  });

  test('is no other key’s', async () => {
    await count('a');
    expect(await find('b')).toBeNull();
  });

  test('that is over is as if it had never been', async () => {
    await arrange('old', limit, '-1 second');
    expect(await find('old')).toBeNull();
    expect(await count('old')).toMatchObject({ hits: 1 });
    expect((await find('old'))?.resetsInMs).toBeGreaterThan(windowMs / 2);
  });

  test('that ends later than any can, as after a clock was set back, is as if it had never been', async () => {
    await arrange('ahead', limit, '1 day');
    expect(await find('ahead')).toBeNull();
    const counted = await count('ahead');
    expect(counted?.hits).toBe(1);
    expect(counted?.resetsInMs).toBeLessThan(2 * windowMs);
    expect((await count('ahead'))?.hits).toBe(2);
  });
});
