import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApiError } from '@persistent-memory/auth';
import { createTestDatabase, silentLogger, type TestDatabase } from '../testing/index.js';
import { connectDatabase, type Database } from './database.js';
import type { DatabaseOptions } from './pool.js';

let testDatabase: TestDatabase;
let database: Database;
const opened: Database[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase({ steps: [] });
  database = testDatabase.database;
  await database.use((sql) => sql`create table notes (id integer primary key, text text)`);
});

afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await testDatabase.close();
});

function connect(options: Partial<DatabaseOptions>): Database {
  const one = connectDatabase({
    url: testDatabase.url,
    poolSize: 2,
    acquireTimeoutMs: 2_000,
    deadlineMs: 5_000,
    statementTimeoutMs: 4_000,
    connectTimeoutMs: 2_000,
    applicationName: 'database test',
    log: silentLogger,
    ...options,
  });
  opened.push(one);
  return one;
}

async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'resolved, and should have rejected',
    (error: unknown) => error,
  );
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error = await rejection(promise);
  return error instanceof ApiError ? error.code : `not an ApiError: ${String(error)}`;
}

/** Resolves as soon as nothing of the pool is in use. */
async function unused(pool: Database): Promise<void> {
  while (pool.load().inUse > 0) await delay(1);
}

async function countNotes(id: number): Promise<number> {
  const rows = await database.use((sql) => sql`select 1 from notes where id = ${id}`);
  return rows.length;
}

async function terminateBackend(pid: number): Promise<void> {
  await database.use((sql) => sql`select pg_terminate_backend(${pid}, 5000)`);
}

describe('values', () => {
  test('counts are numbers while they are exact, and BigInts beyond', async () => {
    const [row] = await database.use(
      (sql) => sql`select count(*) as count, 9007199254740993::bigint as large, array[1, 2]::bigint[] as list`,
    );
    expect(row).toEqual({ count: 1, large: 9007199254740993n, list: [1, 2] });
  });

  test('calendar days are text, instants are dates', async () => {
    const [row] = await database.use(
      (sql) => sql`select ${'2026-03-09'}::date as day, ${new Date(0)}::timestamptz as instant`,
    );
    expect(row).toEqual({ day: '2026-03-09', instant: new Date(0) });
  });

  test('JSON goes in and out once', async () => {
    const [row] = await database.use((sql) => sql`select ${sql.json({ a: 'b' })}::jsonb as value`);
    expect(row).toEqual({ value: { a: 'b' } });
  });
});

describe('a Postgres without room for as many connections as the pool may have', () => {
  const role = `narrow_${process.pid}_${Date.now()}`;
  const url = () => Object.assign(new URL(testDatabase.url), { username: role, password: 'narrow' }).href;
  const answer = (pool: Database) => pool.use(async (sql) => (await sql`select pg_sleep(0.001), 7 as seven`)[0]?.seven);

  beforeAll(async () => {
    await database.use((sql) => sql`create role ${sql(role)} login password 'narrow' connection limit 2`);
  });
  afterAll(async () => {
    await leaves(0);
    await database.use((sql) => sql`drop role ${sql(role)}`);
  });

  /** Resolves when the role has no more connections than that: Postgres ends them a little after the client did. */
  async function leaves(count: number): Promise<void> {
    const read = () => database.use((sql) => sql`select 1 from pg_stat_activity where usename = ${role}`);
    while ((await read()).length > count) await delay(1);
  }

  test('works with those that there are', async () => {
    const pool = connect({ url: url(), poolSize: 8 });
    const answers = await Promise.all(Array.from({ length: 100 }, () => answer(pool)));
    expect(new Set(answers)).toEqual(new Set([7]));
    await pool.close();
  });

  test('has one at a time to offer as soon as it has any, and says so while it has none', async () => {
    await leaves(0);
    const [one, other, late] = [1, 1, 8].map((poolSize) => connect({ url: url(), poolSize })) as [
      Database,
      Database,
      Database,
    ];
    await Promise.all([answer(one), answer(other)]);
    expect(await codeOf(answer(late))).toBe('dependency_unavailable');
    await one.close();
    await leaves(1);
    expect(await Promise.all(Array.from({ length: 20 }, () => answer(late)))).toHaveLength(20);
    await Promise.all([other.close(), late.close()]);
  });
});

test('settings of the session hold on every connection', async () => {
  const one = connect({ sessionSettings: { plan_cache_mode: 'force_custom_plan' }, applicationName: 'with settings' });
  const [row] = await one.use(
    (sql) => sql`select current_setting('plan_cache_mode') as mode, current_setting('application_name') as name`,
  );
  expect(row).toEqual({ mode: 'force_custom_plan', name: 'with settings' });
});

describe('use', () => {
  test('statements of one use run on one connection, also side by side', async () => {
    const pids = await database.use((sql) =>
      Promise.all([1, 2, 3].map(() => sql<{ pid: number }[]>`select pg_backend_pid() as pid`)),
    );
    expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(1);
  });

  test('errors of Postgres go through as they are', async () => {
    await expect(database.use((sql) => sql`select * from nothing`)).rejects.toMatchObject({ code: '42P01' });
    await expect(database.use(() => Promise.reject(new TypeError('own')))).rejects.toThrow(new TypeError('own'));
  });

  test('who waits in vain is told that the pool is full', async () => {
    const small = connect({ poolSize: 2, acquireTimeoutMs: 50 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const working = [1, 2].map(() => small.use(() => held));
    const error = await rejection(small.use((sql) => sql`select 1`));
    expect(error).toMatchObject({ code: 'overloaded', details: { retryAfterSeconds: 1 } });
    release();
    await Promise.all(working);
    expect(small.load()).toEqual({ inUse: 0, waiting: 0 });
  });

  test('never more connections than places', async () => {
    const small = connect({ poolSize: 2, applicationName: 'small pool' });
    await Promise.all(Array.from({ length: 20 }, () => small.use((sql) => sql`select 1`)));
    const backends = await database.use(
      (sql) => sql`select 1 from pg_stat_activity where application_name = 'small pool'`,
    );
    expect(backends).toHaveLength(2);
  });

  test('a queue that is too long is refused at once', async () => {
    const tiny = connect({ poolSize: 1 });
    const slow = tiny.use((sql) => sql`select pg_sleep(0.2)`);
    const waiting = Array.from({ length: 60 }, () => codeOf(tiny.use(async () => 'done')).catch(() => 'done'));
    await expect(codeOf(tiny.use(async () => 'done'))).resolves.toBe('overloaded');
    const outcomes = await Promise.all(waiting);
    expect(outcomes.filter((outcome) => outcome === 'overloaded')).toHaveLength(10);
    await slow;
  });

  test('a statement that runs too long is ended by Postgres', async () => {
    const impatient = connect({ statementTimeoutMs: 500 });
    await expect(codeOf(impatient.use((sql) => sql`select pg_sleep(5)`))).resolves.toBe('dependency_unavailable');
    await expect(impatient.use((sql) => sql`select 1 as one`)).resolves.toEqual([{ one: 1 }]);
  });

  test('a use that is given up sends no further statement, and keeps its place until it has ended', async () => {
    const one = connect({ poolSize: 1, deadlineMs: 100, statementTimeoutMs: 1_000 });
    const late = one.use(async (sql) => {
      await sql`select pg_sleep(0.3)`;
      await sql`insert into notes values (1, 'late')`;
    });
    await expect(codeOf(late)).resolves.toBe('dependency_unavailable');
    expect(one.load().inUse).toBe(1);
    await one.use((sql) => sql`select 1`);
    expect(await countNotes(1)).toBe(0);
  });

  test('an abort rejects with its reason, waiting or working', async () => {
    const one = connect({ poolSize: 1 });
    const working = new AbortController();
    const waiting = new AbortController();
    const first = rejection(one.use((sql) => sql`select pg_sleep(0.2)`, { signal: working.signal }));
    const second = rejection(one.use((sql) => sql`select 1`, { signal: waiting.signal }));
    waiting.abort(new Error('gone waiting'));
    working.abort(new Error('gone working'));
    expect(await second).toEqual(new Error('gone waiting'));
    expect(await first).toEqual(new Error('gone working'));
    expect(await rejection(one.use((sql) => sql`select 1`, { signal: working.signal }))).toEqual(
      new Error('gone working'),
    );
    await expect(one.use((sql) => sql`select 1 as one`)).resolves.toEqual([{ one: 1 }]);
  });

  test('work that never ends loses its connection, not its place', async () => {
    const one = connect({ poolSize: 1, deadlineMs: 1_000, statementTimeoutMs: 1_000 });
    await expect(codeOf(one.use(() => new Promise(() => {})))).resolves.toBe('dependency_unavailable');
    await expect(one.use((sql) => sql`select 1 as one`)).resolves.toEqual([{ one: 1 }]);
  });

  test('a statement kept for later than its use is refused', async () => {
    const kept = await database.use(async (sql) => ({ sql }));
    expect(() => kept.sql`select 1`).toThrow('after the work');
    expect(() => kept.sql.unsafe('select 1')).toThrow('after the work');
  });
});

describe('transaction', () => {
  test('commits what resolves and rolls back what rejects', async () => {
    await database.transaction((sql) => sql`insert into notes values (10, 'kept')`);
    await rejection(
      database.transaction(async (sql) => {
        await sql`insert into notes values (11, 'lost')`;
        throw new Error('no');
      }),
    );
    expect([await countNotes(10), await countNotes(11)]).toEqual([1, 0]);
  });

  test('a transaction whose statement failed is no success, even if the work forgave it', async () => {
    const forgiving = database.transaction(async (sql) => {
      await sql`insert into notes values (12, 'lost')`;
      await sql`select 1 / 0`.catch(() => {});
    });
    await expect(forgiving).rejects.toThrow('nothing was committed');
    expect(await countNotes(12)).toBe(0);
  });

  test('a transaction that was given up is not committed afterwards', async () => {
    const controller = new AbortController();
    const abandoned = rejection(
      database.transaction(
        async (sql) => {
          await sql`insert into notes values (13, 'lost')`;
          controller.abort(new Error('gone'));
        },
        { signal: controller.signal },
      ),
    );
    expect(await abandoned).toEqual(new Error('gone'));
    await unused(database);
    expect(await countNotes(13)).toBe(0);
  });

  test('conflicts are run again until they pass', async () => {
    await database.use((sql) => sql`insert into notes values (20, '0')`);
    let readers = 0;
    await Promise.all(
      [1, 2, 3].map(() =>
        database.transaction(async (sql) => {
          await sql`set transaction isolation level serializable`;
          const [row] = await sql<{ text: string }[]>`select text from notes where id = 20`;
          // Each first attempt writes only after all three have read.
          readers++;
          while (readers < 3) await delay(1);
          await sql`update notes set text = ${String(Number(row?.text) + 1)} where id = 20`;
        }),
      ),
    );
    const rows = await database.use((sql) => sql`select text from notes where id = 20`);
    expect(rows).toEqual([{ text: '3' }]);
  });

  test('what another transaction holds is waited for no longer than the lock time-out', async () => {
    await database.use((sql) => sql`insert into notes values (21, 'held')`);
    const one = connect({ lockTimeoutMs: 20 });
    await database.transaction(async (sql) => {
      await sql`select 1 from notes where id = 21 for update`;
      await expect(codeOf(one.use((waiting) => waiting`delete from notes where id = 21`))).resolves.toBe('overloaded');
    });
    expect(await countNotes(21)).toBe(1);
  });

  test('a conflict that never passes is reported as overload after a bounded number of attempts', async () => {
    let attempts = 0;
    const conflicting = database.transaction(async (sql) => {
      attempts++;
      await sql`do $$ begin raise exception using errcode = '40001'; end $$`;
    });
    await expect(codeOf(conflicting)).resolves.toBe('overloaded');
    expect(attempts).toBe(4);
  });
});

describe('a Postgres that goes away', () => {
  test('a connection that closes inside a transaction ends it, and neither the process nor the pool', async () => {
    const one = connect({ poolSize: 1 });
    const interrupted = one.transaction(async (sql) => {
      const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await sql`insert into notes values (30, 'lost')`;
      await terminateBackend(row?.pid ?? 0);
      await unused(one);
      await sql`insert into notes values (31, 'never')`;
    });
    await expect(codeOf(interrupted)).resolves.toBe('dependency_unavailable');
    expect([await countNotes(30), await countNotes(31)]).toEqual([0, 0]);
    await expect(one.use((sql) => sql`select 1 as one`)).resolves.toEqual([{ one: 1 }]);
  });

  test('statements waiting on a connection that closes are not run elsewhere', async () => {
    const one = connect({ poolSize: 1 });
    const interrupted = one.transaction(async (sql) => {
      const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await Promise.all([
        sql`select pg_sleep(${3})`,
        sql`insert into notes values (${32}, ${'never'})`,
        terminateBackend(row?.pid ?? 0),
      ]);
    });
    await expect(codeOf(interrupted)).resolves.toBe('dependency_unavailable');
    await one.use((sql) => sql`select 1`);
    expect(await countNotes(32)).toBe(0);
  });

  test('idle connections that were closed are replaced', async () => {
    const one = connect({ poolSize: 1 });
    const [row] = await one.use((sql) => sql<{ pid: number }[]>`select pg_backend_pid() as pid`);
    await terminateBackend(row?.pid ?? 0);
    // The news of it may arrive when a statement is on its way already, which then fails. None after that does.
    await one.use((sql) => sql`select 1`).catch(() => undefined);
    await expect(one.use((sql) => sql`select 1 as one`)).resolves.toEqual([{ one: 1 }]);
  });

  test('no server, a wrong password, no such database: a dependency that is not available', async () => {
    const wrongPort = new URL(testDatabase.url);
    wrongPort.port = '1';
    const wrongPassword = new URL(testDatabase.url);
    wrongPassword.password = 'wrong';
    const wrongName = new URL(testDatabase.url);
    wrongName.pathname = '/nowhere';
    for (const url of [wrongPort, wrongPassword, wrongName]) {
      await expect(codeOf(connect({ url: url.href }).use((sql) => sql`select 1`))).resolves.toBe(
        'dependency_unavailable',
      );
    }
  });
});

describe('check and close', () => {
  test('a database in UTF8 passes, another is refused', async () => {
    await expect(database.check()).resolves.toBeUndefined();
    await database.use((sql) => sql`drop database if exists ascii_only`);
    await database.use(
      (sql) => sql`create database ascii_only template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
    );
    const url = new URL(testDatabase.url);
    url.pathname = '/ascii_only';
    const ascii = connect({ url: url.href });
    await expect(ascii.check()).rejects.toThrow('SQL_ASCII');
    await ascii.close();
    await database.use((sql) => sql`drop database ascii_only`);
  });

  test('closing lets the running work end and refuses what comes', async () => {
    const one = connect({ poolSize: 1, applicationName: 'closing' });
    const running = one.use((sql) => sql`select pg_sleep(0.1)`);
    const closing = one.close();
    await expect(codeOf(one.use((sql) => sql`select 1`))).resolves.toBe('dependency_unavailable');
    await expect(running).resolves.toHaveLength(1);
    await closing;
    expect(one.load()).toEqual({ inUse: 0, waiting: 0 });
  });
});
