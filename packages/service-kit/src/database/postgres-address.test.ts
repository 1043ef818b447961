import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type ListenOptions, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, silentLogger, type TestDatabase } from '../testing/index.js';
import { findPostgresAddressFault } from './postgres-address.js';
import { connectSingle } from './single-connection.js';

describe('an address of Postgres', () => {
  test.each([
    'postgres://db',
    'postgresql://app:secret@db:5433/memory',
    'postgres://app:p%40ss%2Fw%25rd%3F@db/memory',
    'postgres://app:p@ss@db/memory',
    'postgres://localhost:/memory',
    'postgres://127.0.0.1/memory',
    'postgres://[::1]:5433/memory',
    'postgres://[2001:db8::1]/memory',
    'postgres://app@a:5432,b:5433,c/memory',
    'postgres://app@[::1]:5432,b/memory?target_session_attrs=read-write',
    'postgres://app@%2Frun%2Fpostgresql/memory',
    'postgres:///memory?host=/run/postgresql&port=5433',
    'postgres:///memory',
    'postgres://db_1.internal./memory?sslmode=verify-full&application_name=x',
    'postgres://db/memory?ssl=true&options=-c%20search_path%3Dmemory',
    ...['disable', 'allow', 'prefer', 'require', 'verify-ca'].map((mode) => `postgres://db/memory?sslmode=${mode}`),
  ])('may be %s', (address) => {
    expect(findPostgresAddressFault(address)).toBeNull();
  });

  test.each([
    ['postgres://', 'a server or a database'],
    ['postgres:///', 'a server or a database'],
    ['postgres:db', 'begins with postgres://'],
    ['https://db/memory', 'begins with postgres://'],
    ['postgres://not..a..host/memory', 'host names'],
    ['postgres://db:0/memory', 'ports'],
    ['postgres://a,,b/memory', 'host names'],
    ['postgres://a:5432,b:70000/memory', 'ports'],
    ['postgres://[::1]x/memory', 'begins with postgres://'],
    ['postgres://a,[::g]/memory', 'IPv6 in brackets'],
    ['postgres://256.0.0.1/memory', 'IP addresses'],
    ['postgres://a,%2Frun%2Fpostgresql/memory', 'folder of a socket'],
    ['postgres://db/memory?host=/run/postgresql', 'folder of a socket'],
    ['postgres://app:50%x@db/memory', '%25'],
    ['postgres://db/memory?sslmode=banana', 'sslmode'],
    ['postgres://db/memory?sslmode=require&sslmode=banana', 'sslmode'],
    ['postgres://db/memory?sslmode=', 'sslmode'],
    ['postgres://db/memory?ssl=yes', 'ssl'],
    ['postgres://db/memory?target_session_attrs=any-server', 'target_session_attrs'],
    ['postgres://db/memory?sslmode=verify-full&sslrootcert=/etc/ca.pem', 'sslrootcert'],
  ])('may not be %s', (address, reason) => {
    expect(findPostgresAddressFault(address)).toContain(reason);
  });
});

describe('what the address names is connected to', () => {
  let testDatabase: TestDatabase;
  let folder: string;
  const servers: Server[] = [];

  /** Postgres of the tests, somewhere else. */
  async function forward(where: ListenOptions): Promise<number> {
    const { hostname, port } = new URL(testDatabase.url);
    const server = createServer((client) => {
      const postgres = connect(Number(port), hostname);
      for (const socket of [client, postgres]) socket.on('error', () => {});
      client.pipe(postgres).pipe(client);
    });
    servers.push(server);
    await once(server.listen(where), 'listening');
    return (server.address() as AddressInfo).port;
  }

  async function databaseAt(url: string): Promise<string | undefined> {
    const times = { timeoutMs: 5_000, connectTimeoutMs: 5_000 };
    const database = connectSingle({ url, ...times, applicationName: 'address test', log: silentLogger });
    try {
      const [row] = await database.use((sql) => sql<{ name: string }[]>`select current_database() as name`);
      return row?.name;
    } finally {
      await database.close();
    }
  }

  beforeAll(async () => {
    testDatabase = await createTestDatabase({ steps: [] });
    folder = await mkdtemp(join(tmpdir(), 'socket-'));
  });

  afterAll(async () => {
    for (const server of servers) server.close();
    await rm(folder, { recursive: true });
    await testDatabase.close();
  });

  test('over IPv6, a socket, and the first of several servers that is there', async () => {
    const { username, password, pathname, port, hostname } = new URL(testDatabase.url);
    const ipv6Port = await forward({ host: '::1', port: 0 });
    await forward({ path: join(folder, '.s.PGSQL.5432') });
    const as = `${username}:${password}`;
    const addresses = [
      `postgres://${as}@[::1]:${ipv6Port}${pathname}`,
      `postgres://${as}@${hostname}:1,[::1]:${ipv6Port}${pathname}`,
      `postgres://${as}@${hostname}:1,${hostname}:${port}${pathname}`,
      `postgres://${as}@${encodeURIComponent(folder)}${pathname}`,
    ];
    for (const address of addresses) expect(await databaseAt(address)).toBe(pathname.slice(1));
  });
});
