import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createTestDatabase, silentLogger, type TestDatabase, untilOneWaits } from '../testing/index.js';
import { type MigrationStep, migrate, pendingMigrations } from './migrations.js';

let folders: string;
let testDatabase: TestDatabase;

beforeAll(async () => {
  folders = mkdtempSync(join(tmpdir(), 'migrations-'));
  testDatabase = await createTestDatabase({ steps: [] });
});

afterAll(async () => {
  await testDatabase.close();
  rmSync(folders, { recursive: true });
});

/** A step whose nth migration has the nth statement and time. */
async function writeStep(schema: string, migrations: readonly (readonly [when: number, sql: string])[]) {
  const folder = join(folders, schema);
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = migrations.map(([when, sql], idx) => {
    writeFileSync(join(folder, `000${idx}_step.sql`), sql);
    return { idx, version: '7', when, tag: `000${idx}_step`, breakpoints: true };
  });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  return { schema, folder: pathToFileURL(`${folder}/`) } satisfies MigrationStep;
}

/** Says when the log warns. */
function warnings() {
  let warn: (fields: unknown) => void = () => {};
  const first = new Promise<unknown>((resolve) => {
    warn = resolve;
  });
  return { first, log: pino({ level: 'warn' }, { write: (line) => warn(JSON.parse(line)) }) };
}

function migrateTest(steps: readonly MigrationStep[]): Promise<void> {
  return migrate({ databaseUrl: testDatabase.url, steps, log: silentLogger });
}

test('says what is pending, applies it in order, and only what is new the next time', async () => {
  const { database } = testDatabase;
  const first = await writeStep('first', [[1, 'create table first.one (id integer)']]);
  const second = await writeStep('second', [[2, 'create table second.two as select * from first.one']]);
  expect(await pendingMigrations(database, [first, second])).toEqual(['first/0000_step', 'second/0000_step']);

  await migrateTest([first, second]);
  expect(await pendingMigrations(database, [first, second])).toEqual([]);

  const grown = await writeStep('second', [
    [2, 'select 1'],
    [3, 'create table second.three ()'],
  ]);
  // Another program's eyes: what this one once found complete it does not read again.
  const fresh = { ...grown, folder: new URL('?fresh', grown.folder) };
  expect(await pendingMigrations(database, [first, fresh])).toEqual(['second/0001_step']);
  await migrateTest([first, grown]);
  expect(await pendingMigrations(database, [fresh])).toEqual([]);
  await expect(database.use((sql) => sql`select from second.three`)).resolves.toHaveLength(0);
});

test('several at the same time apply each migration once', async () => {
  const step = await writeStep('together', [[1, 'create table together.once (); select pg_sleep(0.05)']]);
  await Promise.all([1, 2, 3].map(() => migrateTest([step])));
  const applied = await testDatabase.database.use((sql) => sql`select created_at from together.migrations`);
  expect(applied).toEqual([{ created_at: 1 }]);
});

test('a migration that fails leaves nothing of itself', async () => {
  const step = await writeStep('broken', [[1, 'create table broken.half ();\n--> statement-breakpoint\nselect 1 / 0']]);
  await expect(migrateTest([step])).rejects.toThrow();
  const tables = await testDatabase.database.use((sql) => sql`select 1 from pg_tables where tablename = 'half'`);
  expect(tables).toHaveLength(0);
  expect(await pendingMigrations(testDatabase.database, [step])).toEqual(['broken/0000_step']);
});

describe('a table that a long transaction reads', () => {
  const patience = { lockTimeoutMs: 50, pauseMs: 50, giveUpAfterMs: 60_000 };

  test('is changed when that ends, and until then everybody else goes on reading it', async () => {
    const { database, url } = testDatabase;
    await migrateTest([await writeStep('read', [[1, 'create table read.long (id integer)']])]);
    const grown = await writeStep('read', [
      [1, 'select 1'],
      [2, 'alter table read.long add column added integer'],
    ]);
    const { first, log } = warnings();
    const migrating = await database.transaction(async (sql) => {
      await sql`select from read.long`;
      const running = migrate({ databaseUrl: url, steps: [grown], log, patience });
      expect(await Promise.race([first, running])).toMatchObject({ schema: 'read', pause_ms: patience.pauseMs });
      for (let reads = 0; reads < 10; reads++) await database.use((other) => other`select from read.long`);
      return { running };
    });
    await migrating.running;
    expect(await database.use((sql) => sql`select added from read.long`)).toHaveLength(0);
  });

  test('is left alone when that does not end in time', async () => {
    const { database, url } = testDatabase;
    await migrateTest([await writeStep('endless', [[1, 'create table endless.long (id integer)']])]);
    const grown = await writeStep('endless', [
      [1, 'select 1'],
      [2, 'alter table endless.long add column added integer'],
    ]);
    await database.transaction(async (sql) => {
      await sql`select from endless.long`;
      const running = migrate({
        databaseUrl: url,
        steps: [grown],
        log: silentLogger,
        patience: { ...patience, giveUpAfterMs: 1 },
      });
      await expect(running).rejects.toThrow(/A table was in use at every attempt/);
    });
    await expect(database.use((sql) => sql`select added from endless.long`)).rejects.toThrow('does not exist');
  });
});

describe('a migration that is interrupted', () => {
  const backends = () =>
    testDatabase.database.use(
      (sql) =>
        sql`select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep(600)%'`,
    );

  test('is rolled back at once, whatever statement is under way, and done by the next one', async () => {
    const { database, url } = testDatabase;
    const interrupted = new AbortController();
    const endless = 'create table interrupted.half ();\n--> statement-breakpoint\nselect pg_sleep(600)';
    const step = await writeStep('interrupted', [[1, endless]]);
    const running = migrate({ databaseUrl: url, steps: [step], log: silentLogger, signal: interrupted.signal });
    running.catch(() => {});
    while ((await backends()).length === 0);
    interrupted.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    expect(await backends()).toEqual([]);
    expect(await pendingMigrations(database, [step])).toEqual(['interrupted/0000_step']);
    await migrateTest([await writeStep('interrupted', [[1, 'create table interrupted.half ()']])]);
    expect(await database.use((sql) => sql`select from interrupted.half`)).toHaveLength(0);
  });

  test('before it began changes nothing', async () => {
    const step = await writeStep('early', [[1, 'create table early.one ()']]);
    const early = { databaseUrl: testDatabase.url, steps: [step], log: silentLogger, signal: AbortSignal.abort() };
    await expect(migrate(early)).rejects.toThrow('aborted');
    expect(await pendingMigrations(testDatabase.database, [step])).toEqual(['early/0000_step']);
  });
});

test('a migration that a deadlock ends is tried again', async () => {
  const { database, url } = testDatabase;
  const made = 'create table mutual.first (id integer); create table mutual.second (id integer)';
  await migrateTest([await writeStep('mutual', [[1, made]])]);
  const grown = await writeStep('mutual', [
    [1, 'select 1'],
    [2, 'alter table mutual.first add column added integer; alter table mutual.second add column added integer'],
  ]);
  const patience = { lockTimeoutMs: 20_000, pauseMs: 10, giveUpAfterMs: 60_000 };
  const migrating = await database.transaction(async (sql) => {
    // It is the migration that finds the deadlock.
    await sql`set local deadlock_timeout = '1min'`;
    await sql`lock table mutual.second`;
    const running = migrate({ databaseUrl: url, steps: [grown], log: silentLogger, patience });
    running.catch(() => {});
    await untilOneWaits(database);
    await sql`lock table mutual.first`;
    return { running };
  });
  await migrating.running;
  expect(await database.use((sql) => sql`select added from mutual.second`)).toHaveLength(0);
});

test('a journal out of order is refused, since its late entry would be skipped without a word', async () => {
  const step = await writeStep('unordered', [
    [2, 'select 1'],
    [1, 'select 1'],
  ]);
  await expect(migrateTest([step])).rejects.toThrow('0001_step is not later than 0000_step');
});

test('a database that is not UTF8 is refused before anything is changed', async () => {
  const { database, url } = testDatabase;
  await database.use(
    (sql) => sql`create database latin_only template template0 encoding 'LATIN1' locale_provider libc locale 'C'`,
  );
  const databaseUrl = new URL(url);
  databaseUrl.pathname = '/latin_only';
  const step = await writeStep('latin', [[1, 'select 1']]);
  await expect(migrate({ databaseUrl: databaseUrl.href, steps: [step], log: silentLogger })).rejects.toThrow('LATIN1');
  await database.use((sql) => sql`drop database latin_only with (force)`);
});
