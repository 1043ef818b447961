import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import postgres from 'postgres';

import { LaunchFault } from '../launch-fault.js';
import { eventually } from '../testing/eventually.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { killProcess } from '../testing/signal-process.js';
import { removeCluster } from './cluster-place.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { runsAsRoot } from './operating-user.js';

let scratch: string;
let running: EmbeddedPostgres[];
let said: string[];

beforeEach(() => {
  scratch = makeScratchDirectory();
  running = [];
  said = [];
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
});
afterEach(() => {
  removeCluster(scratch);
  removeScratchDirectory(scratch);
});

async function start(dataDirectory = scratch, durable = false): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDirectory,
    maxConnections: 20,
    durable,
    report: (line) => said.push(line),
    onGivenUp: (reason) => {
      throw new Error(reason);
    },
  });
  running.push(server);
  return server;
}

async function query(server: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const sql = postgres(server.url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

function postmasterFile(): string {
  return join(realpathSync(join(scratch, 'postgres')), 'data', 'postmaster.pid');
}

test('text of every language is text, whatever the locale of the machine', async () => {
  const server = await start();
  const [row] = await query(
    server,
    `select current_setting('server_encoding') as encoding, length('Größe日本') as length, lower('ÄÖ') as lower,
            to_tsvector('simple', 'Größe')::text as lexemes`,
  );
  expect(row).toEqual({ encoding: 'UTF8', length: 7, lower: 'äö', lexemes: "'größe':1" });
});

test('the extensions of keyword search are there', async () => {
  const server = await start();
  await query(server, 'create extension pg_trgm; create extension unaccent; create extension btree_gin');
  const rows = await query(server, 'select extname from pg_extension order by extname');
  expect(rows).toEqual(['btree_gin', 'pg_trgm', 'plpgsql', 'unaccent'].map((extname) => ({ extname })));
});

test('a wrong password is refused', async () => {
  const server = await start();
  const address = new URL(server.url);
  address.password = 'guessed';
  const sql = postgres(address.href, { max: 1 });
  await expect(sql`select 1`).rejects.toMatchObject({ code: '28P01' });
  await sql.end();
});

test('a stopped server finds its data again', async () => {
  const first = await start();
  await query(first, "create table kept as select 'yes' as answer");
  await first.stop();
  expect(existsSync(postmasterFile())).toBe(false);
  const second = await start();
  expect(await query(second, 'select answer from kept')).toEqual([{ answer: 'yes' }]);
});

test('a server that dies comes back at the same address with everything that was committed', async () => {
  const server = await start(scratch, true);
  await query(server, "create table kept as select 'yes' as answer");
  const before = server.pid;
  killProcess(before);
  await eventually('the server is back', () => server.pid !== before);
  expect(await query(server, 'select answer from kept')).toEqual([{ answer: 'yes' }]);
  expect(said).toEqual(expect.arrayContaining([expect.stringContaining('ended unexpectedly')]));
});

test('a postmaster.pid whose number belongs to another process by now is no obstacle', async () => {
  const first = await start();
  await query(first, "create table kept as select 'yes' as answer");
  const state = readFileSync(postmasterFile(), 'utf8').split('\n');
  await first.stop();
  // The process that runs this test is alive and is no Postgres.
  writeFileSync(postmasterFile(), [process.ppid, ...state.slice(1)].join('\n'), { mode: 0o600 });
  const { uid, gid } = statSync(dirname(postmasterFile()));
  chownSync(postmasterFile(), uid, gid);
  const second = await start();
  expect(await query(second, 'select answer from kept')).toEqual([{ answer: 'yes' }]);
});

test('a second server on the same data is refused, and the first one goes on', async () => {
  const first = await start();
  const pid = first.pid;
  process.kill(pid, 0);
  const waiting = start();
  await eventually('the second start waits', () => said.some((line) => line.startsWith('Waiting for the Postgres')));
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  await first.stop();
  const second = await waiting;
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('data of another major version is refused in one sentence and left as it is', async () => {
  const first = await start();
  await first.stop();
  const versionFile = join(realpathSync(join(scratch, 'postgres')), 'data', 'PG_VERSION');
  writeFileSync(versionFile, '17\n');
  await expect(start()).rejects.toThrow(/holds a database of Postgres 17, and this release brings Postgres 18/);
  await expect(start()).rejects.toBeInstanceOf(LaunchFault);
  expect(readFileSync(versionFile, 'utf8')).toBe('17\n');
  expect(existsSync(postmasterFile())).toBe(false);
});

test('data that has gone is never replaced by an empty database in silence', async () => {
  const first = await start();
  await first.stop();
  const home = realpathSync(join(scratch, 'postgres'));
  renameSync(join(home, 'data'), join(home, 'elsewhere'));
  await expect(start()).rejects.toThrow(/the database of .* is gone/i);
});

test('a start that was cut short leaves nothing that the next one stumbles over', async () => {
  const half = join(scratch, 'postgres.initialising');
  mkdirSync(join(half, 'data'), { recursive: true });
  writeFileSync(join(half, 'data', 'PG_VERSION'), '18\n');
  const server = await start();
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(half)).toBe(false);
});

const asRoot = runsAsRoot() ? describe : describe.skip;

asRoot('started as root (skipped for an ordinary user, who cannot become another one)', () => {
  test('Postgres runs as another user', async () => {
    const server = await start();
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\s+[1-9]/m);
  });

  test('a data directory that no one else may enter keeps its database elsewhere, and says where', async () => {
    const closed = join(scratch, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const first = await start(closed);
    const link = join(closed, 'postgres');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    const home = realpathSync(link);
    expect(said).toEqual(expect.arrayContaining([expect.stringContaining(home)]));
    await query(first, "create table kept as select 'yes' as answer");
    await first.stop();
    const second = await start(closed);
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 'yes' }]);
    await second.stop();
    removeCluster(closed);
    expect(existsSync(home)).toBe(false);
  });
});
