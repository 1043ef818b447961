import { afterAll, expect, test } from '@jest/globals';
import { createTestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../migrations.js';
import { countCreate } from './create-budget.js';

const testDatabase = await createTestDatabase({ steps: migrationSteps });
afterAll(() => testDatabase.close());

test('every create of the next window is counted, also those that come at the very end of a full one', async () => {
  const { database } = testDatabase;
  await database.use(
    (sql) => sql`
      insert into management.rate_limits values ('create:ends', 100, now() + interval '300 milliseconds')`,
  );
  const counted: number[] = [];
  const create = () => database.use((sql) => countCreate(sql, { address: 'ends', setHeader: () => {} }));
  while (counted.length < 50) {
    const windows = await Promise.allSettled(Array.from({ length: 10 }, create));
    for (const window of windows) {
      if (window.status === 'fulfilled') counted.push(window.value.hits);
      else expect(window.reason).toMatchObject({ code: 'rate_limit_exceeded' });
    }
  }
  expect([...counted].sort((a, b) => a - b)).toEqual(counted.map((_, index) => index + 1));
});
