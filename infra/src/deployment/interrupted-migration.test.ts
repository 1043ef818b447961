import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

import { expect, test } from '@jest/globals';
import postgres, { type Sql } from 'postgres';

import { serviceFile } from '../launcher/repository.js';
import { eventually } from '../testing/eventually.js';
import { createTestDatabase } from '../testing/test-database.js';

/** Connections of others, and what they wait for. */
const others = (sql: Sql) => sql<{ wait_event_type: string | null }[]>`
  select wait_event_type from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

test.each(['memory-service', 'management-service'] as const)(
  'a migration of the %s that is told to end says so, ends with 1 and leaves nothing of itself',
  async (service) => {
    const databaseUrl = await createTestDatabase();
    const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} });
    await sql`create schema access`;
    await sql.begin(async (transaction) => {
      // In the middle of its first step the migration waits for this one to end.
      await transaction`create table access.api_key_uses ()`;
      const child = spawn(process.execPath, [serviceFile(service, 'migrate')], {
        env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said = Promise.all([text(child.stdout), text(child.stderr)]);
      const ended = new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) => {
        child.once('exit', (code, signal) => resolve([code, signal]));
      });
      await eventually('the migration waits', async () =>
        (await others(sql)).some(({ wait_event_type }) => wait_event_type === 'Lock'),
      );
      child.kill('SIGTERM');
      expect(await ended).toEqual([1, null]);
      const [log, complaint] = await said;
      expect(log).toContain('what it had not committed is rolled back');
      expect(complaint).toBe(
        'migrate failed: Interrupted by SIGTERM. What was not committed is rolled back: run it again.\n',
      );
      // That of the transaction which it waited for is the only other one.
      expect(await others(sql)).toHaveLength(1);
      expect(await sql`select from pg_tables where schemaname = 'access' and tablename <> 'migrations'`).toHaveLength(
        0,
      );
    });
    await sql.end();
  },
);
