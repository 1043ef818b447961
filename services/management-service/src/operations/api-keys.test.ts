import { afterAll, describe, expect, test } from '@jest/globals';
import { hashCredential, isWellFormedCredential, prefixedId } from '@persistent-memory/auth';
import { statusAndCode } from '../testing/caller.js';
import { TestPlane } from '../testing/management-plane.js';
import { createProjectIn, createTenant, createToken, createWorkspace, spreadOverDays } from '../testing/tenant.js';

const plane = await TestPlane.start();
afterAll(() => plane.stop());
const tenant = await createTenant(plane);

describe('createApiKey', () => {
  test('answers 201 with the key, once; what works is its hash', async () => {
    const { status, body } = await tenant.session.post('/api/api-keys', { name: 'CI', project_id: tenant.projectId });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^key_/),
      name: 'CI',
      project_id: tenant.projectId,
      workspace_id: tenant.workspaceId,
      key: expect.stringMatching(/^ak_[0-9A-Za-z]{38}$/),
      prefix: body.key.slice(0, 7),
      last_four: body.key.slice(-4),
      created_at: expect.any(String),
      last_used_at: null,
    });
    expect(isWellFormedCredential('ak', body.key)).toBe(true);
    const [stored] = await plane.owner.use(
      (sql) => sql`select key_hash, project_id, account_id from access.api_keys where key_id = ${body.id}`,
    );
    expect(stored).toEqual({
      key_hash: hashCredential(body.key),
      project_id: tenant.projectId,
      account_id: tenant.accountId,
    });
  });

  test('the key itself is stored nowhere and shown never again', async () => {
    const { key } = tenant;
    const list = await tenant.session.get('/api/api-keys');
    expect(JSON.stringify(list.body)).not.toContain(key);
    const found = await plane.owner.use(async (sql) => {
      const tables = await sql<{ schema: string; name: string }[]>`
        select schemaname as schema, tablename as name from pg_tables where schemaname in ('access', 'management')`;
      const holding = [];
      for (const { schema, name } of tables) {
        const rows = await sql`select 1 from ${sql(schema)}.${sql(name)} as one where one::text like ${`%${key}%`}`;
        if (rows.length > 0) holding.push(name);
      }
      return holding;
    });
    expect(found).toEqual([]);
  });

  test.each([
    [{ name: 'x' }],
    [{ project_id: 'proj_x' }],
    [{ name: '', project_id: 'proj_x' }],
    [{ name: 'x', project_id: 5 }],
    [{ name: 'x', project_id: null }],
  ])('400 for %j', async (body) => {
    const answer = await plane.caller(tenant.session.credential).post('/api/api-keys', body);
    expect(statusAndCode(answer)).toEqual([400, 'invalid_request']);
  });

  test('every fault of a request at once', async () => {
    const { body } = await tenant.session.post('/api/api-keys', { name: 5 });
    expect(body.error.errors).toEqual([
      { location: 'body.project_id', message: 'is required' },
      { location: 'body.name', message: 'must be a string' },
    ]);
  });

  test('404 for a project that is missing or of another account; 403 to a token without the scope or from elsewhere', async () => {
    const other = await createTenant(plane);
    for (const projectId of [prefixedId('proj'), 'x', '', other.projectId]) {
      const answer = await tenant.session.post('/api/api-keys', { name: 'x', project_id: projectId });
      expect(statusAndCode(answer)).toEqual([404, 'project_not_found']);
    }
    const body = { name: 'x', project_id: tenant.projectId };
    const unscoped = await createToken(plane, tenant, ['keys:read', 'projects:write']);
    expect(statusAndCode(await unscoped.caller.post('/api/api-keys', body))).toEqual([403, 'insufficient_scope']);
    const outside = await createToken(plane, tenant, ['keys:write'], await createWorkspace(plane, tenant));
    expect(statusAndCode(await outside.caller.post('/api/api-keys', body))).toEqual([403, 'outside_workspace']);
    const inside = await createToken(plane, tenant, ['keys:write']);
    expect((await inside.caller.post('/api/api-keys', body)).status).toBe(201);
  });
});

describe('deleteApiKey', () => {
  test('revokes at once: the hash is gone before the answer', async () => {
    const owner = await createTenant(plane);
    const { status, body } = await owner.session.delete(`/api/api-keys/${owner.keyId}`);
    expect([status, body]).toEqual([200, { success: true }]);
    const hashes = await plane.owner.use((sql) => sql`select 1 from access.api_keys where key_id = ${owner.keyId}`);
    expect(hashes).toHaveLength(0);
    expect((await owner.session.get('/api/api-keys')).body.total).toBe(0);
    expect(statusAndCode(await owner.session.delete(`/api/api-keys/${owner.keyId}`))).toEqual([
      404,
      'api_key_not_found',
    ]);
  });

  test('404 for what is missing or of another account; 403 to a token without the scope or from elsewhere', async () => {
    const other = await createTenant(plane);
    for (const id of [prefixedId('key'), 'x', '%00', tenant.projectId, other.keyId]) {
      expect(statusAndCode(await tenant.session.delete(`/api/api-keys/${id}`))).toEqual([404, 'api_key_not_found']);
    }
    const unscoped = await createToken(plane, tenant, ['keys:read']);
    expect(statusAndCode(await unscoped.caller.delete(`/api/api-keys/${tenant.keyId}`))).toEqual([
      403,
      'insufficient_scope',
    ]);
    const outside = await createToken(plane, tenant, ['keys:write'], await createWorkspace(plane, tenant));
    expect(statusAndCode(await outside.caller.delete(`/api/api-keys/${tenant.keyId}`))).toEqual([
      403,
      'outside_workspace',
    ]);
    const [hash] = await plane.owner.use((sql) => sql`select 1 from access.api_keys where key_id = ${tenant.keyId}`);
    expect(hash).toBeDefined();
    const owner = await createTenant(plane);
    const { caller } = await createToken(plane, owner, ['keys:write']);
    expect((await caller.delete(`/api/api-keys/${owner.keyId}`)).status).toBe(200);
  });
});

describe('listApiKeys', () => {
  test('newest first, in pages, with the total and last use, and never a key', async () => {
    const owner = await createTenant(plane);
    const ids = [owner.keyId];
    for (let i = 0; i < 3; i++) {
      const { body } = await owner.session.post('/api/api-keys', { name: `K${i}`, project_id: owner.projectId });
      ids.unshift(body.id);
    }
    await spreadOverDays(plane, 'api_keys', ids);
    const usedAt = '2026-09-25T10:00:00.123Z';
    await plane.owner.use((sql) => sql`insert into access.api_key_uses values (${owner.keyId}, ${usedAt})`);
    const { body } = await owner.session.get('/api/api-keys');
    expect(body).toMatchObject({ total: 4, limit: 50, offset: 0 });
    expect(body.api_keys.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(body.api_keys.map(({ last_used_at: at }: { last_used_at: string }) => at)).toEqual([
      null,
      null,
      null,
      usedAt,
    ]);
    expect(Object.keys(body.api_keys[0])).not.toContain('key');
    const page = await owner.session.get('/api/api-keys?limit=1&offset=1');
    expect(page.body).toEqual({ api_keys: [body.api_keys[1]], total: 4, limit: 1, offset: 1 });
  });

  test('by project, by workspace, by both', async () => {
    const owner = await createTenant(plane);
    const workspaceId = await createWorkspace(plane, owner);
    const projectId = await createProjectIn(plane, owner, workspaceId);
    const { body: made } = await owner.session.post('/api/api-keys', { name: 'x', project_id: projectId });
    const idsOf = async (query: string) => {
      const { body } = await owner.session.get(`/api/api-keys?${query}`);
      expect(body.total).toBe(body.api_keys.length);
      return body.api_keys.map(({ id }: { id: string }) => id);
    };
    expect(await idsOf(`project_id=${projectId}`)).toEqual([made.id]);
    expect(await idsOf(`workspace_id=${workspaceId}`)).toEqual([made.id]);
    expect(await idsOf(`project_id=${projectId}&workspace_id=${workspaceId}`)).toEqual([made.id]);
    expect(await idsOf(`project_id=${projectId}&workspace_id=${owner.workspaceId}`)).toEqual([]);
    expect(await idsOf('')).toHaveLength(2);
  });

  test('a token with keys:read sees the keys of its workspace; others are 403; missing things are 404', async () => {
    const workspaceId = await createWorkspace(plane, tenant);
    const projectId = await createProjectIn(plane, tenant, workspaceId);
    const { caller } = await createToken(plane, tenant, ['keys:read'], workspaceId);
    expect((await caller.get('/api/api-keys')).body).toMatchObject({ api_keys: [], total: 0 });
    await tenant.session.post('/api/api-keys', { name: 'x', project_id: projectId });
    expect((await caller.get('/api/api-keys')).body).toMatchObject({ api_keys: [{ project_id: projectId }], total: 1 });
    expect(statusAndCode(await caller.get(`/api/api-keys?project_id=${tenant.projectId}`))).toEqual([
      403,
      'outside_workspace',
    ]);
    expect(statusAndCode(await caller.get(`/api/api-keys?workspace_id=${tenant.workspaceId}`))).toEqual([
      403,
      'outside_workspace',
    ]);
    const unscoped = await createToken(plane, tenant, ['keys:write']);
    expect(statusAndCode(await unscoped.caller.get('/api/api-keys'))).toEqual([403, 'insufficient_scope']);
    const other = await createTenant(plane);
    for (const query of [`project_id=${other.projectId}`, `project_id=${prefixedId('proj')}`]) {
      expect(statusAndCode(await tenant.session.get(`/api/api-keys?${query}`))).toEqual([404, 'project_not_found']);
    }
    for (const query of [`workspace_id=${other.workspaceId}`, 'workspace_id=x']) {
      expect(statusAndCode(await tenant.session.get(`/api/api-keys?${query}`))).toEqual([404, 'workspace_not_found']);
    }
  });
});
