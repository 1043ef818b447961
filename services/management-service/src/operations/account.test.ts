import { afterAll, describe, expect, test } from '@jest/globals';
import { prefixedId } from '@persistent-memory/auth';
import { statusAndCode } from '../testing/caller.js';
import { platformCredential, TestPlane } from '../testing/management-plane.js';
import { createProjectIn, createTenant, createToken, createWorkspace, type Tenant } from '../testing/tenant.js';

const plane = await TestPlane.start();
afterAll(() => plane.stop());
const tenant = await createTenant(plane);

const subscription = {
  plan: 'team',
  status: 'active',
  period_start: '2026-01-01T00:00:00.000Z',
  period_end: '2099-01-01T00:00:00.000Z',
  quotas: { add: 10, search: null },
};

const subscriptionPath = ({ accountId }: Tenant) => `/api/admin/accounts/${accountId}/subscription`;

/** What the memory service does as it serves a request. */
async function countUsage(
  accountId: string,
  projectId: string,
  operation: string,
  requests: number,
): Promise<string | null> {
  const [row] = await plane.owner.use(
    (sql) => sql<[{ refusal: string | null }]>`
      select access.count_usage(${accountId}, ${projectId}, ${operation}, ${requests}) as refusal`,
  );
  return row.refusal;
}

describe('getAccount', () => {
  test('tells plan, quotas and what is used of them', async () => {
    const owner = await createTenant(plane);
    await plane.platform().put(subscriptionPath(owner), subscription);
    expect(await countUsage(owner.accountId, owner.projectId, 'add', 7)).toBeNull();
    expect(await countUsage(owner.accountId, owner.projectId, 'search', 2)).toBeNull();
    const { status, body } = await owner.session.get('/api/account');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: owner.accountId,
      issuer: plane.issuer.url,
      subject: expect.stringMatching(/^person-/),
      created_at: expect.any(String),
      ...subscription,
      used: { add: 7, search: 2 },
      projects: { count: 1, limit: 500_000 },
      api_keys: { count: 1, limit: 1_000_000 },
    });
  });

  test('403 to a token: the account is more than its workspace', async () => {
    const { caller } = await createToken(plane, tenant, ['usage:read', 'workspaces:read']);
    expect(statusAndCode(await caller.get('/api/account'))).toEqual([403, 'session_required']);
  });
});

describe('putSubscription', () => {
  test('both planes act on it with the next request', async () => {
    const owner = await createTenant(plane);
    const put = (changes: object) => plane.platform().put(subscriptionPath(owner), { ...subscription, ...changes });
    const answer = await put({});
    expect([answer.status, answer.body]).toEqual([200, { account_id: owner.accountId, ...subscription }]);
    expect(await countUsage(owner.accountId, owner.projectId, 'add', 10)).toBeNull();
    expect(await countUsage(owner.accountId, owner.projectId, 'add', 1)).toBe('quota_exhausted');
    await put({ quotas: { add: 11, search: 0 } });
    expect(await countUsage(owner.accountId, owner.projectId, 'add', 1)).toBeNull();
    expect(await countUsage(owner.accountId, owner.projectId, 'search', 1)).toBe('quota_exhausted');
    // A new period starts at zero.
    await put({ period_start: '2026-02-01T00:00:00.000Z' });
    expect((await owner.session.get('/api/account')).body.used).toEqual({ add: 0, search: 0 });
    await put({ status: 'inactive' });
    expect(await countUsage(owner.accountId, owner.projectId, 'add', 1)).toBe('subscription_required');
    await put({ period_end: '2026-02-01T00:00:00.000Z' });
    expect(await countUsage(owner.accountId, owner.projectId, 'add', 1)).toBe('subscription_required');
    expect((await owner.session.get('/api/account')).body.status).toBe('inactive');
    // One that is still to begin: a minute is allowed for clocks that differ.
    const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
    await put({ period_start: inMs(90_000) });
    expect(await countUsage(owner.accountId, owner.projectId, 'add', 1)).toBe('subscription_required');
    expect((await owner.session.get('/api/account')).body.status).toBe('inactive');
    await put({ period_start: inMs(30_000) });
    expect(await countUsage(owner.accountId, owner.projectId, 'add', 1)).toBeNull();
    expect((await owner.session.get('/api/account')).body.status).toBe('active');
    await put({ period_end: null, quotas: { add: null, search: null } });
    expect(await countUsage(owner.accountId, owner.projectId, 'add', 1_000_000)).toBeNull();
  });

  test('an offset is read as the instant that it is', async () => {
    const { body } = await plane
      .platform()
      .put(subscriptionPath(tenant), { ...subscription, period_start: '2026-01-01T02:00:00+02:00' });
    expect(body.period_start).toBe('2026-01-01T00:00:00.000Z');
  });

  test.each([
    [{ plan: undefined }],
    [{ plan: ' ' }],
    [{ status: 'paused' }],
    [{ period_start: null }],
    [{ period_start: 'yesterday' }],
    [{ period_start: '0000-01-01T00:00:00Z' }],
    [{ period_end: undefined }],
    [{ period_end: '2026-01-01T00:00:00Z' }],
    [{ period_end: '2016-12-31T23:59:60Z' }],
    [{ period_end: '9999-12-31T23:59:59.999-00:01' }],
    [{ quotas: undefined }],
    [{ quotas: { add: 1 } }],
    [{ quotas: { add: -1, search: 1 } }],
    [{ quotas: { add: 1.5, search: 1 } }],
    [{ quotas: { add: '1', search: 1 } }],
    [{ quotas: { add: 1e300, search: 1 } }],
  ])('400 for %j', async (changes) => {
    const answer = await plane.platform().put(subscriptionPath(tenant), { ...subscription, ...changes });
    expect(statusAndCode(answer)).toEqual([400, 'invalid_request']);
  });

  test('400 names every fault, those between two members too', async () => {
    const changes = { plan: ' ', period_end: subscription.period_start, quotas: { add: -1, search: 1 } };
    const { body } = await plane.platform().put(subscriptionPath(tenant), { ...subscription, ...changes });
    expect(body.error.errors.map(({ location }: { location: string }) => location)).toEqual([
      'body.plan',
      'body.quotas.add',
      'body.period_end',
    ]);
  });

  test('404 for an account that is missing or malformed', async () => {
    for (const accountId of [prefixedId('acct'), 'x', '%00', tenant.projectId]) {
      const answer = await plane.platform().put(`/api/admin/accounts/${accountId}/subscription`, subscription);
      expect(statusAndCode(answer)).toEqual([404, 'account_not_found']);
    }
  });

  test('401 to everybody but the platform, whose credential opens nothing else; 404 where there is none', async () => {
    expect(statusAndCode(await tenant.session.put(subscriptionPath(tenant), subscription))).toEqual([
      401,
      'invalid_credentials',
    ]);
    const { caller } = await createToken(plane, tenant, ['usage:read']);
    expect(statusAndCode(await caller.put(subscriptionPath(tenant), subscription))).toEqual([
      401,
      'invalid_credentials',
    ]);
    expect(statusAndCode(await plane.caller(null).put(subscriptionPath(tenant), subscription))).toEqual([
      401,
      'missing_credentials',
    ]);
    expect(statusAndCode(await plane.platform().get('/api/account'))).toEqual([401, 'invalid_credentials']);
    const without = await TestPlane.start({ adminTokenHash: null });
    try {
      for (const method of ['get', 'put', 'delete'] as const) {
        const answer = await without.caller(platformCredential).send(method, subscriptionPath(tenant), subscription);
        expect(statusAndCode(answer)).toEqual([404, 'route_not_found']);
      }
      const document = await (await fetch(`${without.url}/openapi.json`)).text();
      expect(document).toContain('/api/account');
      expect(document).not.toContain('/api/admin');
    } finally {
      await without.stop();
    }
  });
});

describe('getUsage', () => {
  const today = new Date().toISOString().slice(0, 10);

  test('by day and operation: the last 30 days, days without requests included', async () => {
    const owner = await createTenant(plane);
    await countUsage(owner.accountId, owner.projectId, 'add', 5);
    await countUsage(owner.accountId, owner.projectId, 'add', 2);
    await countUsage(owner.accountId, owner.projectId, 'search', 3);
    const { status, body } = await owner.session.get('/api/usage');
    expect(status).toBe(200);
    expect(body).toMatchObject({ to: body.usage.at(-1).date, project_id: null, total: { add: 7, search: 3 } });
    expect(body.usage).toHaveLength(30);
    expect(body.usage[0]).toEqual({ date: body.from, add: 0, search: 0 });
    expect([today, body.to]).toContain(body.usage.at(-1).date);
  });

  test('of a range, of one project, and of deleted projects too', async () => {
    const owner = await createTenant(plane);
    const second = await createProjectIn(plane, owner, owner.workspaceId);
    await plane.owner.use(
      (sql) =>
        sql`insert into access.usage_by_day ${sql([
          {
            account_id: owner.accountId,
            day: '2024-02-29',
            project_id: owner.projectId,
            operation: 'add',
            slot: 1,
            requests: 1,
          },
          {
            account_id: owner.accountId,
            day: '2024-02-29',
            project_id: owner.projectId,
            operation: 'add',
            slot: 2,
            requests: 2,
          },
          {
            account_id: owner.accountId,
            day: '2024-02-29',
            project_id: second,
            operation: 'search',
            slot: 1,
            requests: 4,
          },
          {
            account_id: owner.accountId,
            day: '2024-03-01',
            project_id: second,
            operation: 'add',
            slot: 1,
            requests: 8,
          },
          {
            account_id: tenant.accountId,
            day: '2024-03-01',
            project_id: second,
            operation: 'add',
            slot: 1,
            requests: 99,
          },
        ])}`,
    );
    const range = 'from=2024-02-29&to=2024-03-01';
    expect((await owner.session.get(`/api/usage?${range}`)).body).toEqual({
      from: '2024-02-29',
      to: '2024-03-01',
      project_id: null,
      usage: [
        { date: '2024-02-29', add: 3, search: 4 },
        { date: '2024-03-01', add: 8, search: 0 },
      ],
      total: { add: 11, search: 4 },
    });
    const ofSecond = await owner.session.get(`/api/usage?${range}&project_id=${second}`);
    expect(ofSecond.body).toMatchObject({ project_id: second, total: { add: 8, search: 4 } });
    await owner.session.delete(`/api/projects/${second}`);
    expect((await owner.session.get(`/api/usage?${range}`)).body.total).toEqual({ add: 11, search: 4 });
    expect(statusAndCode(await owner.session.get(`/api/usage?project_id=${second}`))).toEqual([
      404,
      'project_not_found',
    ]);
  });

  test('of an account: without a look at its projects, which may be half a million', async () => {
    const owner = await createTenant(plane);
    const answer = await plane.owner.transaction(async (sql) => {
      // Whoever reads it waits for us.
      await sql`lock table access.usage_by_day in access exclusive mode`;
      return owner.session.get('/api/usage?from=2024-01-01&to=2024-12-31');
    });
    expect(answer.body.usage).toHaveLength(366);
  });

  test('a token with usage:read sees its own workspace', async () => {
    const owner = await createTenant(plane);
    const workspaceId = await createWorkspace(plane, owner);
    const there = await createProjectIn(plane, owner, workspaceId);
    await countUsage(owner.accountId, owner.projectId, 'add', 5);
    await countUsage(owner.accountId, there, 'add', 2);
    const { caller } = await createToken(plane, owner, ['usage:read'], workspaceId);
    expect((await caller.get('/api/usage')).body.total).toEqual({ add: 2, search: 0 });
    expect((await caller.get(`/api/usage?project_id=${there}`)).body.total).toEqual({ add: 2, search: 0 });
    expect(statusAndCode(await caller.get(`/api/usage?project_id=${owner.projectId}`))).toEqual([
      403,
      'outside_workspace',
    ]);
    const unscoped = await createToken(plane, owner, ['keys:read']);
    expect(statusAndCode(await unscoped.caller.get('/api/usage'))).toEqual([403, 'insufficient_scope']);
  });

  test.each([
    'from=2026-02-30',
    'from=yesterday',
    'to=2026-13-01',
    'from=0000-01-01',
    'from=2026-01-02&to=2026-01-01',
    'from=2024-01-01&to=2025-01-01',
    'from=2026-01-01T00:00:00Z',
    'to=99999-01-01',
  ])('400 for %s', async (query) => {
    expect(statusAndCode(await tenant.session.get(`/api/usage?${query}`))).toEqual([400, 'invalid_request']);
  });

  test.each([
    ['from=2026-01-02&to=2026-01-01&project_id=a&project_id=b', ['query.project_id', 'query.to']],
    // What was not given can't be wrong.
    ['from=2999-01-01', ['query.from']],
    ['from=2024-01-01', ['query.from']],
    // Whether it begins before its end can't be told.
    ['from=2999-01-01&to=never', ['query.to']],
  ])('400 for %s names %j', async (query, locations) => {
    const { body } = await tenant.session.get(`/api/usage?${query}`);
    expect(body.error.errors.map(({ location }: { location: string }) => location)).toEqual(locations);
  });

  test('366 days at the most, and from the first day that there can be', async () => {
    expect((await tenant.session.get('/api/usage?from=2024-01-01&to=2024-12-31')).body.usage).toHaveLength(366);
    expect((await tenant.session.get('/api/usage?to=0001-01-02')).body.usage).toHaveLength(2);
  });
});

describe('getAuditLog', () => {
  test('who did what to which resource, when, with which request, from where', async () => {
    const owner = await createTenant(plane);
    const { caller, tokenId } = await createToken(plane, owner, ['keys:write']);
    const key = await caller.post('/api/api-keys', { name: 'x', project_id: owner.projectId });
    const { status, body } = await owner.session.get('/api/audit-log?limit=1');
    expect(status).toBe(200);
    expect(body).toEqual({
      entries: [
        {
          id: expect.stringMatching(/^audit_/),
          actor: { type: 'token', id: tokenId },
          action: 'api_key.create',
          resource: { type: 'api_key', id: key.body.id },
          request_id: key.headers['x-request-id'],
          address: caller.address,
          created_at: expect.any(String),
        },
      ],
      total: 5,
      limit: 1,
      offset: 0,
    });
  });

  test("every kind of deed, the platform's too, and nothing that was refused", async () => {
    const owner = await createTenant(plane);
    const { session } = owner;
    const workspaceId = await createWorkspace(plane, owner);
    const { tokenId } = await createToken(plane, owner, [], workspaceId);
    await session.delete(`/api/workspaces/${owner.workspaceId}`);
    await session.patch(`/api/workspaces/${workspaceId}`, { name: 'x' });
    await session.delete(`/api/auth-tokens/${tokenId}`);
    await session.delete(`/api/workspaces/${workspaceId}`);
    await session.patch(`/api/projects/${owner.projectId}`, { name: 'x' });
    await session.delete(`/api/api-keys/${owner.keyId}`);
    await session.delete(`/api/projects/${owner.projectId}`);
    await session.delete(`/api/projects/${owner.projectId}`);
    await plane.platform().put(subscriptionPath(owner), subscription);
    const { body } = await session.get('/api/audit-log');
    expect(body.total).toBe(12);
    expect(body.entries.map(({ action }: { action: string }) => action).sort()).toEqual([
      'account.create',
      'api_key.create',
      'api_key.delete',
      'auth_token.create',
      'auth_token.delete',
      'project.create',
      'project.delete',
      'project.update',
      'subscription.update',
      'workspace.create',
      'workspace.delete',
      'workspace.update',
    ]);
    const actors = body.entries.map(({ actor }: { actor: { type: string } }) => actor.type);
    expect(new Set(actors)).toEqual(new Set(['session', 'platform']));
  });

  test('an account sees its own, by a session only', async () => {
    const owner = await createTenant(plane);
    const { body } = await owner.session.get('/api/audit-log');
    expect(body.total).toBe(3);
    const { caller } = await createToken(plane, owner, ['usage:read']);
    expect(statusAndCode(await caller.get('/api/audit-log'))).toEqual([403, 'session_required']);
  });
});
