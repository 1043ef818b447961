import { afterAll, describe, expect, test } from '@jest/globals';
import { untilOneWaits } from '@persistent-memory/service-kit/testing';
import { findWindow } from '../storage/rate-limits.js';
import type { Answer } from '../testing/caller.js';
import { statusAndCode } from '../testing/caller.js';
import { TestPlane } from '../testing/management-plane.js';
import { createTenant, createToken } from '../testing/tenant.js';
import { pruneRateLimits } from '../workers/prune-rate-limits.js';

const plane = await TestPlane.start();
afterAll(() => plane.stop());
const tenant = await createTenant(plane);

/** As after so many creates of an address. */
const spend = (address: string, hits: number) =>
  plane.owner.use(
    (sql) =>
      sql`insert into management.rate_limits values (${`create:${address}`}, ${hits}, now() + interval '1 hour')`,
  );

const remaining = ({ headers }: Answer) => Number(headers['ratelimit-remaining']);

describe('the create budget', () => {
  test('100 in an hour, then 429 as JSON with Retry-After, while everything else goes on', async () => {
    const session = tenant.session.from(plane.address());
    const answers = await Promise.all(Array.from({ length: 150 }, () => session.post('/api/projects', { name: 'x' })));
    const created = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([created.length, refused.length]).toEqual([100, 50]);
    expect(new Set(created.map(remaining)).size).toBe(100);
    for (const { headers, body } of refused) {
      expect(body.error).toMatchObject({ type: 'rate_limit_error', code: 'rate_limit_exceeded' });
      expect(headers['ratelimit-remaining']).toBe('0');
      expect(headers['retry-after']).toBe(headers['ratelimit-reset']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
    }
    for (const path of ['/api/projects', '/healthz', '/readyz']) {
      const read = await session.get(path);
      expect([read.status, remaining(read)]).toEqual([200, 0]);
    }
    expect((await session.delete(`/api/projects/${created[0]?.body.id}`)).status).toBe(200);
    // Another credential at the same address has the same budget; the same credential elsewhere has another.
    expect((await plane.caller(plane.session().credential, session.address).post('/api/workspaces')).status).toBe(429);
    expect((await session.from(plane.address()).post('/api/projects', { name: 'x' })).status).toBe(201);
  });

  test('is one for all four create operations', async () => {
    const session = tenant.session.from(plane.address());
    const answers = [
      await session.post('/api/projects', { name: 'x' }),
      await session.post('/api/api-keys', { name: 'x', project_id: tenant.projectId }),
      await session.post('/api/workspaces'),
      await session.post('/api/auth-tokens', { name: 'x', scopes: [] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(answers.map(remaining)).toEqual([99, 98, 97, 96]);
  });

  test('is shown by every other answer, whatever its status, and not spent by any', async () => {
    const address = plane.address();
    const session = tenant.session.from(address);
    await session.post('/api/projects', { name: 'x' });
    const { tokenId } = await createToken(plane, tenant, []);
    const answers = [
      await session.get('/api/projects'),
      await session.get('/api/projects?limit=0'),
      await plane.caller(null, address).get('/api/projects'),
      await session.get('/api/projects/x'),
      await session.get('/nowhere'),
      await session.put('/api/projects', {}),
      await session.send('get', '/api/projects', undefined, { 'X-Api-Version': '1' }),
      await session.patch(`/api/projects/${tenant.projectId}`, { name: 'Other' }),
      await session.delete(`/api/auth-tokens/${tokenId}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 401, 404, 404, 400, 400, 200, 200]);
    expect(answers.map(remaining)).toEqual(answers.map(() => 99));
    for (const { headers } of answers) {
      expect(headers).toMatchObject({ 'ratelimit-limit': '100', 'ratelimit-policy': '100;w=3600' });
      expect(headers['ratelimit-reset']).toMatch(/^\d+$/);
    }
  });

  test('is shown by health as it is, also by a replica that has told the client nothing', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const address = plane.address();
      await spend(address, 30);
      expect(remaining(await plane.caller(null, address).get(path))).toBe(70);
    }
  });

  test('is not spent by requests that create nothing, however many', async () => {
    const session = tenant.session.from(plane.address());
    const stranger = plane.caller('at_guess', session.address);
    const refused = await Promise.all(
      Array.from({ length: 40 }, () => [
        stranger.post('/api/projects', { name: 'x' }),
        session.post('/api/projects', { name: '' }),
        session.post('/api/api-keys', { name: 'x', project_id: 'x' }),
      ]).flat(),
    );
    expect([...new Set(refused.map(({ status }) => status))].sort()).toEqual([400, 401, 404]);
    const answer = await session.post('/api/projects', { name: 'x' });
    expect([answer.status, remaining(answer)]).toEqual([201, 99]);
    const missing = await session.post('/api/api-keys', { name: 'x', project_id: 'x' });
    expect([missing.status, remaining(missing)]).toEqual([404, 99]);
  });

  test('is not held by requests that fail, while they run: others get what is left', async () => {
    const address = plane.address();
    await spend(address, 99);
    const { failing } = await plane.owner.transaction(async (sql) => {
      await sql`select 1 from management.accounts where id = ${tenant.accountId} for no key update`;
      const failing = Promise.all(
        Array.from({ length: 5 }, () =>
          tenant.session.from(address).post('/api/api-keys', { name: 'x', project_id: 'x' }),
        ),
      );
      await untilOneWaits(plane.owner);
      const created = await plane.session().from(address).post('/api/workspaces');
      expect([created.status, remaining(created)]).toEqual([201, 0]);
      return { failing };
    });
    // They found something left when they came, and are told now what is wrong with them.
    for (const { status } of await failing) expect([404, 429]).toContain(status);
  });

  test('has its last place taken by one, whose accounts and replicas know nothing of each other', async () => {
    const address = plane.address();
    await spend(address, 99);
    const sessions = Array.from({ length: 10 }, () => plane.session().from(address));
    await Promise.all(sessions.map((session) => session.get('/api/account')));
    const answers = await Promise.all(sessions.map((session) => session.post('/api/workspaces')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
    const totals = await Promise.all(
      sessions.map(async (session) => (await session.get('/api/workspaces')).body.total),
    );
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(11);
  });

  test('that is exhausted is left as it is by what it refuses', async () => {
    const session = tenant.session.from(plane.address());
    await spend(session.address, 100);
    await Promise.all(Array.from({ length: 10 }, () => session.post('/api/workspaces')));
    expect(await plane.database.use((sql) => findWindow(sql, `create:${session.address}`, 3_600_000))).toMatchObject({
      hits: 100,
    });
    // Who a caller is, and what is wrong with the request, is said first.
    expect((await plane.caller(null, session.address).post('/api/workspaces')).status).toBe(401);
    expect((await session.post('/api/workspaces', { name: '' })).status).toBe(400);
  });

  test('begins again when its window is over', async () => {
    const session = tenant.session.from(plane.address());
    await spend(session.address, 100);
    expect((await session.post('/api/workspaces')).status).toBe(429);
    await plane.owner.use(
      (sql) =>
        sql`update management.rate_limits set resets_at = now() - interval '1 second' where key = ${`create:${session.address}`}`,
    );
    expect(remaining(await session.get('/api/workspaces'))).toBe(100);
    const answer = await session.post('/api/workspaces');
    expect([answer.status, remaining(answer)]).toEqual([201, 99]);
  });

  test('of IPv6 belongs to the /56', async () => {
    const from = (address: string) => tenant.session.from(address).post('/api/workspaces');
    expect(remaining(await from('2001:db8:1:ff00::1'))).toBe(99);
    expect(remaining(await from('2001:db8:1:ffaa:1:2:3:4'))).toBe(98);
    expect(remaining(await from('2001:db8:1:fe00::1'))).toBe(99);
    expect(remaining(await tenant.session.from('2001:db8:1:ff01::9').get('/api/workspaces'))).toBe(98);
  });

  test('windows that are over are removed, open ones stay', async () => {
    const open = plane.address();
    await tenant.session.from(open).post('/api/workspaces');
    await plane.owner.use(
      (sql) => sql`
        insert into management.rate_limits
        select 'create:past-' || number, 1, now() - interval '1 minute' from generate_series(1, 2500) number`,
    );
    const past = async () =>
      (await plane.owner.use((sql) => sql`select 1 from management.rate_limits where resets_at <= now()`)).length;
    await pruneRateLimits(plane.database, AbortSignal.abort());
    expect(await past()).toBe(2500);
    await pruneRateLimits(plane.database, new AbortController().signal);
    expect(await past()).toBe(0);
    expect(await plane.database.use((sql) => findWindow(sql, `create:${open}`, 3_600_000))).not.toBeNull();
  });
});

describe('after the deadline of the request', () => {
  test('nothing is created or deleted, and nothing spent', async () => {
    const hasty = await TestPlane.start({ requestDeadlineMs: 2_000 });
    try {
      const { session, accountId, projectId } = await createTenant(hasty);
      const late = await hasty.owner.transaction(async (sql) => {
        await sql`select 1 from management.accounts where id = ${accountId} for no key update`;
        return Promise.all([
          session.post('/api/projects', { name: 'Late' }),
          session.delete(`/api/projects/${projectId}`),
        ]);
      });
      for (const answer of late) {
        expect(statusAndCode(answer)).toEqual([500, 'dependency_unavailable']);
        expect(answer.body.error.message).toContain('look before you try again');
      }
      // Behind the late ones in the queue for the account.
      const next = await session.post('/api/projects', { name: 'Next' });
      expect([next.status, remaining(next)]).toEqual([201, 99]);
      const { body } = await session.get('/api/projects');
      expect(body.projects.map(({ name }: { name: string }) => name)).toEqual(['Next', 'First']);
    } finally {
      await hasty.stop();
    }
  });
});

describe('without the store', () => {
  test('nothing is created, other answers go on with the whole budget', async () => {
    const down = await TestPlane.start();
    try {
      const session = down.session();
      await session.get('/api/projects');
      await down.owner.use((sql) => sql`alter table management.rate_limits rename to rate_limits_away`);
      const refused = await session.post('/api/projects', { name: 'x' });
      expect(statusAndCode(refused)).toEqual([500, 'internal_error']);
      const read = await session.get('/api/projects');
      expect([read.status, remaining(read), read.body.total]).toEqual([200, 100, 0]);
    } finally {
      await down.stop();
    }
  });
});
