import { expect, test } from '@jest/globals';
import { accessMigrations } from '@persistent-memory/auth';
import { createTestDatabase } from './test-database.js';

test('each test database is migrated and empty, whatever happens in another', async () => {
  const steps = [{ schema: 'access', folder: accessMigrations }];
  const [one, other] = await Promise.all([createTestDatabase({ steps }), createTestDatabase({ steps })]);
  await one.database.use((sql) => sql`insert into access.api_key_uses values ('key_1', now())`);
  const counts = await Promise.all(
    [one, other].map(({ database }) => database.use((sql) => sql`select count(*) as uses from access.api_key_uses`)),
  );
  expect(counts).toEqual([[{ uses: 1 }], [{ uses: 0 }]]);
  await one.close();
  const gone = await other.database.use(
    (sql) => sql`select 1 from pg_database where datname = ${new URL(one.url).pathname.slice(1)}`,
  );
  expect(gone).toHaveLength(0);
  await other.close();
});
