import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { announcedDeprecations, minimumNoticeDays, prefixedId } from '@persistent-memory/auth';
import { statusAndCode } from '../testing/caller.js';
import { managementDocument, TestPlane } from '../testing/management-plane.js';
import { createProjectIn, createTenant, createToken, createWorkspace } from '../testing/tenant.js';
import { allOperations } from './index.js';

/** What the interface specification states about the management plane, statement by statement. */
const plane = await TestPlane.start();
afterAll(() => plane.stop());
const tenant = await createTenant(plane);

const lists = [
  ['/api/projects', 'projects'],
  ['/api/api-keys', 'api_keys'],
  ['/api/workspaces', 'workspaces'],
  ['/api/auth-tokens', 'auth_tokens'],
  ['/api/audit-log', 'entries'],
] as const;

describe('Resources and their fields', () => {
  test('Project: groups memories and API keys and belongs to a workspace', async () => {
    const { body } = await tenant.session.get(`/api/projects/${tenant.projectId}`);
    expect(body.workspace_id).toBe(tenant.workspaceId);
    const keys = await tenant.session.get(`/api/api-keys?project_id=${tenant.projectId}`);
    expect(keys.body.api_keys[0]).toMatchObject({ project_id: tenant.projectId, workspace_id: tenant.workspaceId });
  });

  test('API key: the prefix ak_ followed by a secret, returned once in the field key', () => {
    expect(tenant.key).toMatch(/^ak_\w{38}$/);
  });

  test('API key: only its SHA-256 hash is stored', async () => {
    const hash = createHash('sha256').update(tenant.key).digest();
    const rows = await plane.owner.use((sql) => sql`select key_id from access.api_keys where key_hash = ${hash}`);
    expect(rows).toEqual([{ key_id: tenant.keyId }]);
  });

  test('API key: listing returns metadata only, never the raw key', async () => {
    const { body } = await tenant.session.get('/api/api-keys');
    expect(body.api_keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/ak_\w{38}/);
  });

  test('Workspace: every account starts with one named Default; list entries carry a project count', async () => {
    const { body } = await plane.session().get('/api/workspaces');
    expect(body.workspaces).toEqual([expect.objectContaining({ name: 'Default', project_count: 0 })]);
  });

  test('Auth token: the prefix at_, a workspace, granular scopes', async () => {
    const { token } = await createToken(plane, tenant, ['keys:read']);
    expect(token).toMatch(/^at_\w{38}$/);
    const { body } = await tenant.session.get('/api/auth-tokens?limit=1');
    expect(body.auth_tokens[0]).toMatchObject({ workspace_id: tenant.workspaceId, scopes: ['keys:read'] });
  });
});

describe('Endpoints', () => {
  test('the nine operations are there, by method and path', () => {
    const specified = [
      ['listProjects', 'GET', '/api/projects'],
      ['createProject', 'POST', '/api/projects'],
      ['getProject', 'GET', '/api/projects/{id}'],
      ['deleteProject', 'DELETE', '/api/projects/{id}'],
      ['listApiKeys', 'GET', '/api/api-keys'],
      ['createApiKey', 'POST', '/api/api-keys'],
      ['deleteApiKey', 'DELETE', '/api/api-keys/{id}'],
      ['listWorkspaces', 'GET', '/api/workspaces'],
      ['createWorkspace', 'POST', '/api/workspaces'],
    ];
    const offered = allOperations.map(({ operationId, method, path }) => [operationId, method, path]);
    expect(offered).toEqual(expect.arrayContaining(specified));
    for (const [id = '', method = '', path = ''] of specified) {
      expect(managementDocument.paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: id });
    }
  });

  test.each(lists)('pagination on %s: limit 1 to 100, default 50; offset from 0, default 0', async (path, entries) => {
    const { session } = tenant;
    const first = await session.get(path);
    expect(first.body).toMatchObject({ limit: 50, offset: 0, total: expect.any(Number) });
    expect((await session.get(`${path}?limit=1&offset=0`)).body[entries]).toHaveLength(1);
    expect((await session.get(`${path}?limit=100`)).body.limit).toBe(100);
    for (const offset of ['9007199254740992', '9223372036854775808', '9'.repeat(400)]) {
      const past = await session.get(`${path}?offset=${offset}`);
      expect([past.status, past.body[entries]]).toEqual([200, []]);
    }
    const parameters = managementDocument.paths[path]?.get?.parameters as readonly { name: string; schema: object }[];
    expect(parameters.find(({ name }) => name === 'offset')?.schema).not.toHaveProperty('maximum');
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'limit=ten']) {
      expect((await session.get(`${path}?${query}`)).status).toBe(400);
    }
  });

  test('rule 1, listProjects: for an at_ token the projects of its workspace', async () => {
    const workspaceId = await createWorkspace(plane, tenant);
    const projectId = await createProjectIn(plane, tenant, workspaceId);
    const { caller } = await createToken(plane, tenant, [], workspaceId);
    expect((await caller.get('/api/projects')).body.projects).toEqual([expect.objectContaining({ id: projectId })]);
  });

  test('rule 2, createProject: in the own workspace of an auth token, which needs projects:write', async () => {
    const workspaceId = await createWorkspace(plane, tenant);
    const { caller } = await createToken(plane, tenant, ['projects:write'], workspaceId);
    expect((await caller.post('/api/projects', { name: 'x' })).body.workspace_id).toBe(workspaceId);
    const without = await createToken(plane, tenant, ['keys:write'], workspaceId);
    expect((await without.caller.post('/api/projects', { name: 'x' })).status).toBe(403);
  });

  test('rule 3, getProject: a project that the account owns', async () => {
    const stranger = await createTenant(plane);
    expect((await tenant.session.get(`/api/projects/${tenant.projectId}`)).status).toBe(200);
    expect((await stranger.session.get(`/api/projects/${tenant.projectId}`)).status).toBe(404);
  });

  test('rule 4, deleteProject: removes the project and its keys and wipes its memories; projects:write', async () => {
    const owner = await createTenant(plane);
    const without = await createToken(plane, owner, ['keys:write']);
    expect((await without.caller.delete(`/api/projects/${owner.projectId}`)).status).toBe(403);
    const { caller } = await createToken(plane, owner, ['projects:write']);
    expect((await caller.delete(`/api/projects/${owner.projectId}`)).body).toEqual({ success: true });
    const wipes = await plane.owner.use(
      (sql) => sql`select account_id from access.project_wipes where project_id = ${owner.projectId}`,
    );
    expect(wipes).toEqual([{ account_id: owner.accountId }]);
    expect((await owner.session.get('/api/api-keys')).body.total).toBe(0);
  });

  test('rules 5, 6 and 7: keys:read lists keys, keys:write creates and deletes them, at once', async () => {
    const owner = await createTenant(plane);
    const reader = await createToken(plane, owner, ['keys:read']);
    const writer = await createToken(plane, owner, ['keys:write']);
    const body = { name: 'x', project_id: owner.projectId };
    expect((await reader.caller.get('/api/api-keys')).status).toBe(200);
    expect((await writer.caller.get('/api/api-keys')).status).toBe(403);
    expect((await reader.caller.post('/api/api-keys', body)).status).toBe(403);
    const { body: made } = await writer.caller.post('/api/api-keys', body);
    expect((await reader.caller.delete(`/api/api-keys/${made.id}`)).status).toBe(403);
    expect((await writer.caller.delete(`/api/api-keys/${made.id}`)).status).toBe(200);
    const hash = createHash('sha256').update(made.key).digest();
    expect(await plane.owner.use((sql) => sql`select 1 from access.api_keys where key_hash = ${hash}`)).toEqual([]);
  });
});

describe('Authentication', () => {
  test('2: a session JWT of an identity provider, or an auth token', async () => {
    const { caller } = await createToken(plane, tenant, []);
    expect((await tenant.session.get('/api/projects')).status).toBe(200);
    expect((await caller.get('/api/projects')).status).toBe(200);
    expect((await plane.caller(tenant.key).get('/api/projects')).status).toBe(401);
  });

  test('4: a missing scope, or a resource outside the workspace, is 403', async () => {
    const { caller } = await createToken(plane, tenant, ['keys:read'], await createWorkspace(plane, tenant));
    const missing = await caller.post('/api/projects', { name: 'x' });
    expect(statusAndCode(missing)).toEqual([403, 'insufficient_scope']);
    const outside = await caller.get(`/api/projects/${tenant.projectId}`);
    expect(statusAndCode(outside)).toEqual([403, 'outside_workspace']);
  });
});

describe('Errors', () => {
  test('404: what is missing and what is not visible to these credentials can not be told apart', async () => {
    const stranger = await createTenant(plane);
    const invisible = await stranger.session.get(`/api/projects/${tenant.projectId}`);
    const missing = await stranger.session.get(`/api/projects/${prefixedId('proj')}`);
    const { request_id: one, ...rest } = invisible.body.error;
    const { request_id: other, ...same } = missing.body.error;
    expect([invisible.status, rest]).toEqual([missing.status, same]);
    expect(one).not.toBe(other);
    const namesOf = ({ headers }: { headers: object }) => Object.keys(headers).sort();
    expect(namesOf(invisible)).toEqual(namesOf(missing));
  });
});

describe('Limits', () => {
  test('create operations: 100 per hour and address, the policy 100;w=3600, in four headers of every response', async () => {
    const { headers } = await plane.session().post('/api/workspaces');
    expect(headers).toMatchObject({
      'ratelimit-limit': '100',
      'ratelimit-remaining': '99',
      'ratelimit-reset': expect.stringMatching(/^(3600|35\d\d)$/),
      'ratelimit-policy': '100;w=3600',
    });
  });

  test('500,000 projects and 1,000,000 API keys an account', async () => {
    const { session, accountId, projectId } = await createTenant(plane);
    const { body } = await session.get('/api/account');
    expect([body.projects.limit, body.api_keys.limit]).toEqual([500_000, 1_000_000]);
    await plane.owner.use(
      (sql) => sql`
        update management.accounts set project_count = 500000, api_key_count = 1000000 where id = ${accountId}`,
    );
    for (const answer of [
      await session.post('/api/projects', { name: 'x' }),
      await session.post('/api/api-keys', { name: 'x', project_id: projectId }),
    ]) {
      expect(statusAndCode(answer)).toEqual([403, 'limit_reached']);
    }
  });
});

describe('Versioning', () => {
  test('1, 2: 2026-09-25 serves, asked for or not, and every response says so', async () => {
    const asked = await tenant.session.send('get', '/api/projects', undefined, { 'X-Api-Version': '2026-09-25' });
    const unasked = await tenant.session.get('/api/projects');
    expect([asked.headers['x-api-version'], unasked.headers['x-api-version']]).toEqual(['2026-09-25', '2026-09-25']);
  });

  test('4: what is deprecated is announced at least 90 days before', () => {
    expect(minimumNoticeDays).toBe(90);
    for (const { deprecatedAt, sunsetAt } of announcedDeprecations) {
      expect(sunsetAt.getTime() - deprecatedAt.getTime()).toBeGreaterThanOrEqual(minimumNoticeDays * 86_400_000);
    }
  });
});
