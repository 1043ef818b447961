import { expect, test } from '@jest/globals';
import { createTestDatabase, silentLogger } from '../testing/index.js';
import { connectSingle } from './single-connection.js';

const instant = new Date('2026-03-04T05:06:07.089Z');
const bytes = Buffer.from([0, 92, 127, 255]);

test.each([
  ['DateStyle', 'SQL, DMY'],
  ['IntervalStyle', 'sql_standard'],
  ['TimeZone', 'Asia/Kolkata'],
  ['bytea_output', 'escape'],
  ['extra_float_digits', '-15'],
])('values are read right in a database whose %s is %s', async (setting, value) => {
  const { database, url, close } = await createTestDatabase({ steps: [] });
  const name = new URL(url).pathname.slice(1);
  await database.use((sql) => sql.unsafe(`alter database ${name} set ${setting} = '${value}'`));
  // The setting holds for connections that begin after it.
  const other = connectSingle({
    url,
    timeoutMs: 5_000,
    connectTimeoutMs: 5_000,
    applicationName: 'test',
    log: silentLogger,
  });
  expect(
    await other.use(
      (sql) => sql`
        select ${instant}::timestamptz as instant, '2026-03-04'::date as day, ${bytes}::bytea as bytes,
          0.1::float8 + 0.2::float8 as number, interval '1 day 02:03:04' as duration,
          '2026-03-04 05:06:07Z'::timestamptz::text as text`,
    ),
  ).toEqual([
    {
      instant,
      day: '2026-03-04',
      bytes,
      number: 0.1 + 0.2,
      duration: '1 day 02:03:04',
      text: '2026-03-04 05:06:07+00',
    },
  ]);
  await other.close();
  await close();
});
