import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import postgres, { type Sql } from 'postgres';
import { accessMigrations } from './index.js';
import { createEmptyDatabase, type EmptyDatabase } from './testing/empty-database.js';

let database: EmptyDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createEmptyDatabase();
  sql = postgres(database.url, { max: 10, onnotice: () => {} });
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

async function apply(tag: string): Promise<void> {
  const statements = readFileSync(new URL(`${tag}.sql`, accessMigrations), 'utf8').split('--> statement-breakpoint');
  await sql.begin(async (transaction) => {
    for (const statement of statements) await transaction.unsafe(statement);
  });
}

/** In the way of an add: counts, and commits when it is told to. */
function beginCount(project: string, requests: number) {
  let commit = () => {};
  const told = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let tell = () => {};
  const counted = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const ended = sql.begin(async (transaction) => {
    await transaction`select access.count_usage('acct_1', ${project}, 'add', ${requests})`;
    tell();
    await told;
  });
  return { counted, commit: () => commit(), ended };
}

async function waiting(number: number): Promise<void> {
  for (let found = -1; found !== number; await delay(1)) {
    const [row] = await sql`
      select count(distinct pid)::int as found from pg_locks lock
      where not granted and database = (select oid from pg_database where datname = current_database())`;
    found = row?.found;
  }
}

async function expectSums(): Promise<void> {
  const ofAccounts = await sql`
    select account_id, day::text, operation, sum(requests)::int as requests from access.account_usage_by_day
    group by 1, 2, 3 order by 1, 2, 3`;
  const ofProjects = await sql`
    select account_id, day::text, operation, sum(requests)::int as requests from access.usage_by_day
    group by 1, 2, 3 order by 1, 2, 3`;
  expect([...ofAccounts]).toEqual([...ofProjects]);
}

test('the sums of an account are those of its projects, also of what was counted before they began', async () => {
  await apply('0000_access');
  await sql`
    insert into access.entitlements
    select 'acct_' || number, 'test', 'active', '2026-01-01' from generate_series(1, 2) number`;
  await sql`
    insert into access.usage_by_day
    select 'acct_' || account, (now() at time zone 'UTC')::date - days, 'proj_' || project, operation, slot,
      project + days
    from generate_series(1, 2) account, generate_series(0, 40) days, generate_series(1, 5) project,
      generate_series(0, 15) slot, unnest(array['add', 'search']) operation`;

  const under = beginCount('proj_1', 100);
  await under.counted;
  const migrating = apply('0001_account_usage');
  await waiting(1);
  const behind = beginCount('proj_2', 1_000);
  await waiting(2);
  under.commit();
  behind.commit();
  await Promise.all([under.ended, migrating, behind.ended]);
  await expectSums();

  const counts = Array.from({ length: 50 }, (_, index) => beginCount(`proj_${index % 7}`, index + 1));
  for (const count of counts) count.commit();
  await Promise.all(counts.map(({ ended }) => ended));
  await expectSums();
});
