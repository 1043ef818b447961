import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mintCredential } from '@persistent-memory/auth';
import { lookAtGuard, pruneFailures } from '../storage/failed-authentications.js';
import { freshAddress } from '../testing/call.js';
import { type Replica, startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError, expectPlaneHeaders } from '../testing/expect-response.js';
import { operationsUnderTest } from '../testing/operations-under-test.js';
import type { TestProject } from '../testing/tenants.js';

let plane: TestDataPlane;
let replica: Replica;
let project: TestProject;
beforeAll(async () => {
  plane = await startDataPlane();
  replica = await plane.startReplica();
  project = await plane.buildProject();
});
afterAll(() => plane.close());

const list = (address: string, key: string | null = project.key, at: Replica = plane) =>
  at.call('GET', '/list', { key, address });
const bad = (address: string, at: Replica = plane) => list(address, null, at);

async function failures(address: string): Promise<number> {
  return (await lookAtGuard(plane.db.database, address)).failures;
}

/** Puts an address where so many failures have led it. */
async function haveFailed(address: string, count: number, ageSeconds = 0): Promise<void> {
  await plane.db.database.use(
    (sql) => sql`
      insert into access.failed_authentications (address, window_started_at, failures)
      values (${address}, now() - ${ageSeconds} * interval '1 second', ${count})`,
  );
}

describe('100 failures per 4 hours per address (specification, "Limits")', () => {
  test('exactly 100 of 150 parallel bad requests are answered 401, then even a good key gets 429', async () => {
    const address = freshAddress();
    const responses = await Promise.all(
      Array.from({ length: 150 }, (_, index) => bad(address, index % 2 === 0 ? plane : replica)),
    );
    const count = (status: number) => responses.filter((response) => response.status === status).length;
    expect({ 401: count(401), 429: count(429) }).toEqual({ 401: 100, 429: 50 });
    for (const at of [plane, replica]) {
      const blocked = await list(address, project.key, at);
      expectError(blocked, 'too_many_failed_authentications');
      expect(blocked.headers['ratelimit-remaining']).toBe('0');
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(14_300);
      expect(blocked.headers['retry-after']).toBe(blocked.headers['ratelimit-reset']);
    }
    expect((await list(freshAddress())).status).toBe(200);
  }, 60_000);

  test.each(operationsUnderTest)(
    '$operationId is closed to a blocked address, whatever it sends',
    async ({ method, path, body }) => {
      const address = freshAddress();
      await haveFailed(address, 100);
      for (const key of [project.key, null, 'nonsense', mintCredential('ak').secret])
        expectError(await plane.call(method, path, { address, key, body }), 'too_many_failed_authentications');
    },
  );

  test('the 100th failure is a 401 that leaves nothing; the next is a 429', async () => {
    const address = freshAddress();
    await haveFailed(address, 99);
    expect((await list(address)).headers['ratelimit-remaining']).toBe('1');
    const last = await bad(address);
    expectError(last, 'missing_credentials');
    expect(last.headers['ratelimit-remaining']).toBe('0');
    expectError(await bad(address), 'too_many_failed_authentications');
  });

  test('whoever goes on against a block writes nothing', async () => {
    const address = freshAddress();
    await haveFailed(address, 100);
    const rowVersion = () =>
      plane.db.database.use(
        (sql) => sql`select ctid::text, failures from access.failed_authentications where address = ${address}`,
      );
    expectError(await bad(address), 'too_many_failed_authentications');
    const before = await rowVersion();
    for (const key of [null, 'nonsense', mintCredential('ak').secret])
      expectError(await list(address, key), 'too_many_failed_authentications');
    expect(await rowVersion()).toEqual(before);
  });

  test('parallel good requests are never counted', async () => {
    const address = freshAddress();
    const responses = await Promise.all(Array.from({ length: 120 }, () => list(address)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await failures(address)).toBe(0);
    expect(responses.at(-1)?.headers['ratelimit-remaining']).toBe('100');
  });

  test('only 401s are counted: not 400, 402 or 404', async () => {
    const address = freshAddress();
    const { key } = project;
    const unpaid = await plane.buildProject({ entitlement: null });
    await plane.call('POST', '/search', { address, key, body: '{' });
    await plane.call('GET', '/list', { address, key: unpaid.key });
    await plane.call('DELETE', '/delete/none', { address, key });
    await plane.call('GET', '/nowhere', { address });
    await plane.call('GET', '/list', { address, key: null, headers: { 'X-Api-Version': 'x' } });
    expect(await failures(address)).toBe(0);
  });

  test('a 4-hour window: it starts with the first failure, does not slide, and its end forgets', async () => {
    const address = freshAddress();
    await haveFailed(address, 100, 14_390);
    const blocked = await list(address);
    expectError(blocked, 'too_many_failed_authentications');
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(10);
    await plane.db.database.use(
      (sql) => sql`
        update access.failed_authentications set window_started_at = now() - interval '4 hours 1 second' where address = ${address}`,
    );
    const free = await list(address);
    expect(free.status).toBe(200);
    expect(free.headers).toMatchObject({ 'ratelimit-remaining': '100', 'ratelimit-reset': '14400' });
    const again = await bad(address);
    expectError(again, 'missing_credentials');
    expect(again.headers['ratelimit-remaining']).toBe('99');
  });

  test('every failure of the new window is counted, also of those who come at the very end of a full one', async () => {
    const address = freshAddress();
    await haveFailed(address, 101, 14_399.7);
    const told: string[] = [];
    while (told.length < 60) {
      const responses = await Promise.all(
        Array.from({ length: 12 }, (_, index) => bad(address, index % 2 === 0 ? plane : replica)),
      );
      for (const { status, headers } of responses)
        if (status === 401) told.push(headers['ratelimit-remaining'] ?? 'none');
    }
    expect([...told].sort((a, b) => Number(b) - Number(a))).toEqual(told.map((_, index) => String(99 - index)));
    expect(await failures(address)).toBe(told.length);
  });

  test('a window that begins later than now, as after a clock was set back, blocks nobody', async () => {
    const address = freshAddress();
    await haveFailed(address, 100, -86_400);
    expect((await list(address)).status).toBe(200);
    expect((await bad(address)).headers['ratelimit-remaining']).toBe('99');
  });

  test('no first failure is told that its window ends later than a whole window from now', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => bad(freshAddress())));
    const seconds = answers.map(({ headers }) => Number(headers['ratelimit-reset']));
    expect(Math.max(...seconds)).toBeLessThanOrEqual(14_400);
    expect(Math.min(...seconds)).toBeGreaterThan(14_000);
  });

  test('windows that are over are pruned, others are not', async () => {
    const [over, current] = [freshAddress(), freshAddress()];
    await haveFailed(over, 100, 14_500);
    await haveFailed(current, 100, 14_000);
    await pruneFailures(plane.db.database);
    const rows = await plane.db.database.use(
      (sql) => sql`select address from access.failed_authentications where address in ${sql([over, current])}`,
    );
    expect(rows).toEqual([{ address: current }]);
  });
});

describe('the four headers are on every answer', () => {
  test('200, 400, 401, 402, 404 and an unknown path', async () => {
    const address = freshAddress();
    await haveFailed(address, 7);
    const unpaid = await plane.buildProject({ entitlement: null });
    const { key } = project;
    const responses = await Promise.all([
      list(address),
      plane.call('POST', '/add', { address, key, body: {} }),
      list(address, unpaid.key),
      plane.call('DELETE', '/delete/none', { address, key }),
      plane.call('GET', '/nowhere', { address }),
      plane.call('POST', '/list', { address, key }),
      plane.call('GET', '/list', { address, key, headers: { 'X-Api-Version': '1999-01-01' } }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 400, 402, 404, 404, 400, 400]);
    for (const response of responses) {
      expectPlaneHeaders(response);
      expect(response.headers['ratelimit-remaining']).toBe('93');
    }
  });
});

test('health, and the answer to what is no HTTP, tell what the process knows of the window', async () => {
  const open = await plane.startReplica({ trustProxy: false });
  const { headers } = await bad('of no account', open);
  const told = headers['ratelimit-remaining'];
  expect(Number(told)).toBeLessThan(100);
  for (const path of ['/healthz', '/readyz', '/docs']) {
    expect((await fetch(`${open.url}${path}`)).headers.get('ratelimit-remaining')).toBe(told);
  }
  for (const malformed of ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 'nonsense\r\n\r\n']) {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(open.url).port), '127.0.0.1');
    socket.write(malformed);
    for await (const chunk of socket) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toContain(`RateLimit-Remaining: ${told}\r\n`);
  }
});

describe('who a client is', () => {
  test('IPv6 counts by /56, and an IPv4 address in IPv6 form is that IPv4 address', async () => {
    const customer = `2001:db8:${(process.pid & 0xffff).toString(16)}`;
    await Promise.all([
      bad(`${customer}:1200::1`),
      bad(`${customer}:12ff:1:2:3:4`),
      bad(`${customer.toUpperCase()}:1234::`),
    ]);
    expect((await list(`${customer}:12aa::9`)).headers['ratelimit-remaining']).toBe('97');
    expect((await list(`${customer}:1300::1`)).headers['ratelimit-remaining']).toBe('100');
    const v4 = freshAddress();
    await Promise.all([bad(v4), bad(`::ffff:${v4}`)]);
    expect((await list(v4)).headers['ratelimit-remaining']).toBe('98');
  });

  test('behind one proxy only the last address in X-Forwarded-For is believed', async () => {
    const address = freshAddress();
    await Promise.all([bad(`1.2.3.4, ${address}`), bad(`${freshAddress()},${address}`)]);
    expect(await failures(address)).toBe(2);
    expect(await failures('1.2.3.4')).toBe(0);
  });

  test('a client is the same whatever port a proxy appends to its address', async () => {
    const address = freshAddress();
    await Promise.all([bad(`${address}:51234`), bad(`${address}:51235`), bad(address)]);
    expect(await failures(address)).toBe(3);
  });

  test('what is no address in X-Forwarded-For is not one client each', async () => {
    const nonsense = ['unknown', `${freshAddress()}:51:23`, 'a'.repeat(6_000), "x' or 1=1", '999.1.1.1'];
    const before = Number((await list('nonsense')).headers['ratelimit-remaining']);
    const responses = [];
    for (const address of nonsense) responses.push(await bad(address));
    expect(responses.map(({ status }) => status)).toEqual(nonsense.map(() => 401));
    expect(Number((await list('nonsense')).headers['ratelimit-remaining'])).toBe(before - nonsense.length);
  });

  test('without TRUST_PROXY nothing in X-Forwarded-For is believed', async () => {
    const open = await plane.startReplica({ trustProxy: false });
    const claimed = [freshAddress(), freshAddress(), freshAddress()];
    const remaining = [];
    for (const address of claimed) remaining.push(Number((await bad(address, open)).headers['ratelimit-remaining']));
    const [first = 0] = remaining;
    expect(remaining).toEqual([first, first - 1, first - 2]);
    for (const address of claimed) expect(await failures(address)).toBe(0);
  });
});
