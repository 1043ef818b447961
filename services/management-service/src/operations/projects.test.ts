import { afterAll, describe, expect, test } from '@jest/globals';
import { prefixedId } from '@persistent-memory/auth';
import { statusAndCode } from '../testing/caller.js';
import { TestPlane } from '../testing/management-plane.js';
import { createProjectIn, createTenant, createToken, createWorkspace, spreadOverDays } from '../testing/tenant.js';

const plane = await TestPlane.start();
afterAll(() => plane.stop());
const tenant = await createTenant(plane);

const withoutRequestId = (body: { error: object }) => ({ ...body.error, request_id: '' });

describe('createProject', () => {
  test('answers 201 with the project', async () => {
    const { status, body } = await plane.session().post('/api/projects', { name: 'Billing' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^proj_[1-9A-HJ-NP-Za-km-z]{22}$/),
      name: 'Billing',
      workspace_id: expect.stringMatching(/^ws_/),
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
      updated_at: body.created_at,
    });
  });

  test('a session chooses a workspace of its account', async () => {
    const workspaceId = await createWorkspace(plane, tenant);
    const { status, body } = await tenant.session.post('/api/projects', { name: 'There', workspace_id: workspaceId });
    expect([status, body.workspace_id]).toEqual([201, workspaceId]);
  });

  test('an auth token creates the project in its own workspace', async () => {
    const workspaceId = await createWorkspace(plane, tenant);
    const { caller } = await createToken(plane, tenant, ['projects:write'], workspaceId);
    const { status, body } = await caller.post('/api/projects', { name: 'Mine' });
    expect([status, body.workspace_id]).toEqual([201, workspaceId]);
    const named = await caller.post('/api/projects', { name: 'Mine', workspace_id: workspaceId });
    expect([named.status, named.body.workspace_id]).toEqual([201, workspaceId]);
  });

  test('keeps every character of a name', async () => {
    const name = `  Größe 日本 ${'😀'.repeat(200)} \n"'; drop table --`;
    const { status, body } = await tenant.session.post('/api/projects', { name });
    expect([status, body.name]).toEqual([201, name]);
  });

  test.each([
    ['no name', {}],
    ['an empty name', { name: '' }],
    ['a blank name', { name: ' \t\n' }],
    ['a name of 256 characters', { name: 'x'.repeat(256) }],
    ['a name that is a number', { name: 5 }],
    ['a name that is null', { name: null }],
    ['a workspace_id that is a number', { name: 'x', workspace_id: 5 }],
    ['a list', []],
  ])('400 for %s', async (_, body) => {
    const answer = await plane.caller(tenant.session.credential).post('/api/projects', body);
    expect(statusAndCode(answer)).toEqual([400, 'invalid_request']);
    expect(answer.body.error.errors.length).toBeGreaterThan(0);
  });

  test.each([
    ['no body', undefined, 'body_required'],
    ['broken JSON', '{"name":', 'malformed_json'],
    ['a NUL', '{"name":"a\\u0000b"}', 'nul_character'],
    ['a lone surrogate', '{"name":"a\\ud800b"}', 'lone_surrogate'],
    ['a body of more than a megabyte', `{"name":"${'x'.repeat(1024 * 1024)}"}`, 'body_too_large'],
  ])('400 for %s', async (_, body, code) => {
    const answer = await plane.caller(tenant.session.credential).send('post', '/api/projects', body);
    expect(statusAndCode(answer)).toEqual([400, code]);
  });

  test('400 for another media type, and unknown members are ignored', async () => {
    const form = await tenant.session.send('post', '/api/projects', 'name=x', { 'Content-Type': 'text/plain' });
    expect(statusAndCode(form)).toEqual([400, 'unsupported_media_type']);
    const extra = await tenant.session.post('/api/projects', { name: 'x', id: 'proj_mine', account_id: 'acct_other' });
    expect(extra.status).toBe(201);
    expect(extra.body.id).not.toBe('proj_mine');
  });

  test('404 for a workspace that is missing, malformed, or of another account: the same body', async () => {
    const other = await createTenant(plane);
    const bodies = [];
    for (const workspaceId of [prefixedId('ws'), 'ws_', '', 'nonsense', other.workspaceId]) {
      const answer = await tenant.session.post('/api/projects', { name: 'x', workspace_id: workspaceId });
      expect(statusAndCode(answer)).toEqual([404, 'workspace_not_found']);
      bodies.push(withoutRequestId(answer.body));
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test('403 for a token without projects:write, or that names another workspace', async () => {
    const elsewhere = await createWorkspace(plane, tenant);
    const without = await createToken(plane, tenant, ['keys:write', 'keys:read', 'workspaces:read', 'usage:read']);
    const refused = await without.caller.post('/api/projects', { name: 'x' });
    expect(statusAndCode(refused)).toEqual([403, 'insufficient_scope']);
    const { caller } = await createToken(plane, tenant, ['projects:write']);
    const outside = await caller.post('/api/projects', { name: 'x', workspace_id: elsewhere });
    expect(statusAndCode(outside)).toEqual([403, 'outside_workspace']);
  });
});

describe('getProject', () => {
  test('answers 200 with the project, to a session and to a token without any scope', async () => {
    const { caller } = await createToken(plane, tenant, []);
    for (const client of [tenant.session, caller]) {
      const { status, body } = await client.get(`/api/projects/${tenant.projectId}`);
      expect([status, body.id, body.name]).toEqual([200, tenant.projectId, 'First']);
    }
  });

  test('404 for what is missing, malformed, or of another account: the same body', async () => {
    const other = await createTenant(plane);
    const bodies = [];
    const ids = [
      prefixedId('proj'),
      'proj_',
      'x',
      '%00',
      '%ff',
      '%',
      tenant.keyId,
      `${tenant.projectId}x`,
      'a'.repeat(3_000),
    ];
    for (const id of [...ids, other.projectId]) {
      const answer = await tenant.session.get(`/api/projects/${id}`);
      expect([id, answer.status, answer.body.error.code]).toEqual([id, 404, 'project_not_found']);
      bodies.push(JSON.stringify(withoutRequestId(answer.body)));
    }
    expect(new Set(bodies).size).toBe(1);
  });

  test('403 to a token of another workspace, or of another account', async () => {
    const other = await createTenant(plane);
    const here = await createToken(plane, tenant, [], await createWorkspace(plane, tenant));
    const there = await createToken(plane, other, []);
    for (const { caller } of [here, there]) {
      const answer = await caller.get(`/api/projects/${tenant.projectId}`);
      expect(statusAndCode(answer)).toEqual([403, 'outside_workspace']);
      expect((await caller.get(`/api/projects/${prefixedId('proj')}`)).status).toBe(404);
    }
  });
});

describe('updateProject', () => {
  test('renames, and says when', async () => {
    const { body: created } = await tenant.session.post('/api/projects', { name: 'Old' });
    const { status, body } = await tenant.session.patch(`/api/projects/${created.id}`, { name: 'New' });
    expect([status, body.name, body.created_at]).toEqual([200, 'New', created.created_at]);
    expect(body.updated_at >= created.updated_at).toBe(true);
    expect((await tenant.session.get(`/api/projects/${created.id}`)).body).toEqual(body);
  });

  test('400 without a name, 404 for what is missing, 403 without the scope or outside', async () => {
    const other = await createTenant(plane);
    const path = `/api/projects/${tenant.projectId}`;
    expect((await tenant.session.patch(path, {})).status).toBe(400);
    expect((await tenant.session.patch(`/api/projects/${prefixedId('proj')}`, { name: 'x' })).status).toBe(404);
    expect((await other.session.patch(path, { name: 'x' })).status).toBe(404);
    const unscoped = await createToken(plane, tenant, ['keys:write']);
    expect((await unscoped.caller.patch(path, { name: 'x' })).body.error.code).toBe('insufficient_scope');
    const outside = await createToken(plane, other, ['projects:write']);
    expect((await outside.caller.patch(path, { name: 'x' })).body.error.code).toBe('outside_workspace');
    expect((await tenant.session.get(path)).body.name).toBe('First');
  });
});

describe('deleteProject', () => {
  test('removes the project, its keys and its hashes, and asks for its memories to be wiped, at once', async () => {
    const doomed = await createTenant(plane);
    const { status, body } = await doomed.session.delete(`/api/projects/${doomed.projectId}`);
    expect([status, body]).toEqual([200, { success: true }]);
    expect((await doomed.session.get(`/api/projects/${doomed.projectId}`)).status).toBe(404);
    expect((await doomed.session.get('/api/api-keys')).body).toMatchObject({ api_keys: [], total: 0 });
    expect((await doomed.session.get('/api/projects')).body).toMatchObject({ projects: [], total: 0 });
    const [left] = await plane.owner.use(
      (sql) => sql`
        select (select count(*) from access.api_keys where project_id = ${doomed.projectId}) as hashes,
          (select count(*) from management.api_keys where project_id = ${doomed.projectId}) as keys,
          (select account_id from access.project_wipes where project_id = ${doomed.projectId}) as wipe`,
    );
    expect(left).toEqual({ hashes: 0, keys: 0, wipe: doomed.accountId });
  });

  test('by a token with projects:write', async () => {
    const doomed = await createTenant(plane);
    const { caller } = await createToken(plane, doomed, ['projects:write']);
    expect((await caller.delete(`/api/projects/${doomed.projectId}`)).status).toBe(200);
    expect((await caller.get(`/api/projects/${doomed.projectId}`)).status).toBe(404);
  });

  test('a second time is 404; what is refused changes nothing', async () => {
    const other = await createTenant(plane);
    const path = `/api/projects/${other.projectId}`;
    expect((await tenant.session.delete(path)).status).toBe(404);
    const unscoped = await createToken(plane, other, ['keys:write', 'keys:read']);
    expect((await unscoped.caller.delete(path)).body.error.code).toBe('insufficient_scope');
    const outside = await createToken(plane, other, ['projects:write'], await createWorkspace(plane, other));
    expect((await outside.caller.delete(path)).body.error.code).toBe('outside_workspace');
    expect((await other.session.get(path)).status).toBe(200);
    expect((await other.session.delete(path)).status).toBe(200);
    expect((await other.session.delete(path)).status).toBe(404);
    expect((await tenant.session.delete('/api/projects/')).body.error.code).toBe('route_not_found');
  });
});

describe('listProjects', () => {
  test('newest first, then by id, with the total, in pages', async () => {
    const owner = await createTenant(plane);
    const ids = [owner.projectId];
    for (let i = 0; i < 4; i++) ids.unshift((await owner.session.post('/api/projects', { name: `P${i}` })).body.id);
    await spreadOverDays(plane, 'projects', ids);
    const all = await owner.session.get('/api/projects');
    expect(all.body).toMatchObject({ total: 5, limit: 50, offset: 0 });
    expect(all.body.projects.map(({ id }: { id: string }) => id)).toEqual(ids);
    const page = await owner.session.get('/api/projects?limit=2&offset=3');
    expect(page.body).toEqual({ projects: all.body.projects.slice(3, 5), total: 5, limit: 2, offset: 3 });
    const past = await owner.session.get(`/api/projects?offset=${Number.MAX_SAFE_INTEGER}`);
    expect(past.body).toMatchObject({ projects: [], total: 5 });
  });

  test('at the same millisecond by id', async () => {
    const owner = await createTenant(plane);
    for (let i = 0; i < 5; i++) await owner.session.post('/api/projects', { name: `P${i}` });
    await plane.owner.use(
      (sql) => sql`update management.projects set created_at = '2026-01-01Z' where account_id = ${owner.accountId}`,
    );
    const ids = (await owner.session.get('/api/projects')).body.projects.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...ids].sort());
  });

  test('of one workspace; a token sees its own', async () => {
    const owner = await createTenant(plane);
    const workspaceId = await createWorkspace(plane, owner);
    const there = await createProjectIn(plane, owner, workspaceId);
    const { caller } = await createToken(plane, owner, [], workspaceId);
    for (const answer of [
      await owner.session.get(`/api/projects?workspace_id=${workspaceId}`),
      await caller.get('/api/projects'),
      await caller.get(`/api/projects?workspace_id=${workspaceId}`),
    ]) {
      expect(answer.body).toMatchObject({ projects: [{ id: there }], total: 1 });
    }
    const outside = await caller.get(`/api/projects?workspace_id=${owner.workspaceId}`);
    expect(statusAndCode(outside)).toEqual([403, 'outside_workspace']);
  });

  test('404 for a workspace that is missing, malformed or of another account', async () => {
    const other = await createTenant(plane);
    for (const id of [prefixedId('ws'), '', 'x', other.workspaceId]) {
      const answer = await tenant.session.get(`/api/projects?workspace_id=${id}`);
      expect(statusAndCode(answer)).toEqual([404, 'workspace_not_found']);
    }
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=',
    'limit=a',
    'limit=1&limit=2',
    'offset=-1',
    'limit=0x10',
    'limit=%201',
    'limit=1e1',
  ])('400 for %s', async (query) => {
    const answer = await tenant.session.get(`/api/projects?${query}`);
    expect(statusAndCode(answer)).toEqual([400, 'invalid_request']);
  });
});
