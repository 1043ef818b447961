import { afterAll, describe, expect, test } from '@jest/globals';
import { prefixedId } from '@persistent-memory/auth';
import { statusAndCode } from '../testing/caller.js';
import { TestPlane } from '../testing/management-plane.js';
import { createProjectIn, createTenant, createToken, createWorkspace, spreadOverDays } from '../testing/tenant.js';

const plane = await TestPlane.start();
afterAll(() => plane.stop());
const tenant = await createTenant(plane);

describe('createWorkspace', () => {
  test('answers 201; without a body or a name it is called Workspace N', async () => {
    const session = plane.session();
    const first = await session.post('/api/workspaces');
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: expect.stringMatching(/^ws_/),
      name: 'Workspace 2',
      project_count: 0,
      created_at: expect.any(String),
    });
    expect((await session.post('/api/workspaces', {})).body.name).toBe('Workspace 3');
    expect((await session.post('/api/workspaces', { name: 'Platform' })).body.name).toBe('Platform');
  });

  test('the default name is never one that another workspace of the account has', async () => {
    const { session } = await createTenant(plane);
    const unnamed = async () => (await session.from(plane.address()).post('/api/workspaces')).body;
    const second = await unnamed();
    await unnamed();
    await session.delete(`/api/workspaces/${second.id}`);
    expect((await unnamed()).name).toBe('Workspace 4');
    await session.post('/api/workspaces', { name: 'Workspace 5' });
    const made = await Promise.all(Array.from({ length: 5 }, unnamed));
    expect(made.map(({ name }) => name).sort()).toEqual([
      'Workspace 10',
      'Workspace 6',
      'Workspace 7',
      'Workspace 8',
      'Workspace 9',
    ]);
  });

  test('400 for a wrong name, 403 to every token', async () => {
    for (const name of ['', ' ', 5, null, 'x'.repeat(256)]) {
      expect(statusAndCode(await plane.caller(tenant.session.credential).post('/api/workspaces', { name }))).toEqual([
        400,
        'invalid_request',
      ]);
    }
    const { caller } = await createToken(plane, tenant, ['projects:write', 'workspaces:read']);
    expect(statusAndCode(await caller.post('/api/workspaces'))).toEqual([403, 'session_required']);
  });
});

describe('listWorkspaces', () => {
  test('newest first, with project counts, in pages', async () => {
    const owner = await createTenant(plane);
    const second = await createWorkspace(plane, owner);
    await createProjectIn(plane, owner, second);
    await createProjectIn(plane, owner, second);
    await spreadOverDays(plane, 'workspaces', [second, owner.workspaceId]);
    const { body } = await owner.session.get('/api/workspaces');
    expect(body).toMatchObject({
      workspaces: [
        { id: second, name: 'Workspace 2', project_count: 2 },
        { id: owner.workspaceId, name: 'Default', project_count: 1 },
      ],
      total: 2,
      limit: 50,
      offset: 0,
    });
    const page = await owner.session.get('/api/workspaces?limit=1&offset=1');
    expect(page.body).toEqual({ workspaces: [body.workspaces[1]], total: 2, limit: 1, offset: 1 });
  });

  test('a token with workspaces:read sees its own; without it 403', async () => {
    const workspaceId = await createWorkspace(plane, tenant);
    const { caller } = await createToken(plane, tenant, ['workspaces:read'], workspaceId);
    expect((await caller.get('/api/workspaces')).body).toMatchObject({ workspaces: [{ id: workspaceId }], total: 1 });
    expect((await caller.get('/api/workspaces?offset=1')).body).toMatchObject({ workspaces: [], total: 1 });
    const unscoped = await createToken(plane, tenant, ['projects:write']);
    expect(statusAndCode(await unscoped.caller.get('/api/workspaces'))).toEqual([403, 'insufficient_scope']);
  });
});

describe('getWorkspace', () => {
  test('to a session and to a token of it', async () => {
    const { caller } = await createToken(plane, tenant, ['workspaces:read']);
    for (const client of [tenant.session, caller]) {
      const { status, body } = await client.get(`/api/workspaces/${tenant.workspaceId}`);
      expect([status, body.id, body.name]).toEqual([200, tenant.workspaceId, 'Default']);
    }
  });

  test('404 for what is missing or of another account, 403 to a token without the scope or from elsewhere', async () => {
    const other = await createTenant(plane);
    for (const id of [prefixedId('ws'), 'x', other.workspaceId]) {
      expect(statusAndCode(await tenant.session.get(`/api/workspaces/${id}`))).toEqual([404, 'workspace_not_found']);
    }
    const outside = await createToken(plane, tenant, ['workspaces:read'], await createWorkspace(plane, tenant));
    expect(statusAndCode(await outside.caller.get(`/api/workspaces/${tenant.workspaceId}`))).toEqual([
      403,
      'outside_workspace',
    ]);
    const unscoped = await createToken(plane, tenant, []);
    expect(statusAndCode(await unscoped.caller.get(`/api/workspaces/${tenant.workspaceId}`))).toEqual([
      403,
      'insufficient_scope',
    ]);
  });
});

describe('updateWorkspace', () => {
  test('renames, by a session only', async () => {
    const workspaceId = await createWorkspace(plane, tenant);
    const { status, body } = await tenant.session.patch(`/api/workspaces/${workspaceId}`, { name: 'Renamed' });
    expect([status, body.id, body.name]).toEqual([200, workspaceId, 'Renamed']);
    const { caller } = await createToken(plane, tenant, ['workspaces:read', 'projects:write'], workspaceId);
    expect(statusAndCode(await caller.patch(`/api/workspaces/${workspaceId}`, { name: 'x' }))).toEqual([
      403,
      'session_required',
    ]);
    expect((await tenant.session.patch(`/api/workspaces/${workspaceId}`, {})).status).toBe(400);
    const other = await createTenant(plane);
    expect(statusAndCode(await other.session.patch(`/api/workspaces/${workspaceId}`, { name: 'x' }))).toEqual([
      404,
      'workspace_not_found',
    ]);
  });
});

describe('deleteWorkspace', () => {
  test('an empty one, with its tokens', async () => {
    const workspaceId = await createWorkspace(plane, tenant);
    const { caller } = await createToken(plane, tenant, [], workspaceId);
    expect((await caller.get('/api/projects')).status).toBe(200);
    const before = (await tenant.session.get('/api/auth-tokens')).body.total;
    expect((await tenant.session.delete(`/api/workspaces/${workspaceId}`)).body).toEqual({ success: true });
    expect(statusAndCode(await caller.get('/api/projects'))).toEqual([401, 'invalid_credentials']);
    expect((await tenant.session.get('/api/auth-tokens')).body.total).toBe(before - 1);
    expect(statusAndCode(await tenant.session.delete(`/api/workspaces/${workspaceId}`))).toEqual([
      404,
      'workspace_not_found',
    ]);
  });

  test('400 for one with projects, and for the last', async () => {
    const owner = await createTenant(plane);
    const second = await createWorkspace(plane, owner);
    expect(statusAndCode(await owner.session.delete(`/api/workspaces/${owner.workspaceId}`))).toEqual([
      400,
      'workspace_not_empty',
    ]);
    await owner.session.delete(`/api/projects/${owner.projectId}`);
    expect((await owner.session.delete(`/api/workspaces/${owner.workspaceId}`)).status).toBe(200);
    expect(statusAndCode(await owner.session.delete(`/api/workspaces/${second}`))).toEqual([400, 'last_workspace']);
    // What took its place is the workspace of projects that name none.
    expect((await owner.session.post('/api/projects', { name: 'x' })).body.workspace_id).toBe(second);
  });

  test('403 to a token, 404 for another account', async () => {
    const workspaceId = await createWorkspace(plane, tenant);
    const { caller } = await createToken(plane, tenant, ['projects:write'], workspaceId);
    expect(statusAndCode(await caller.delete(`/api/workspaces/${workspaceId}`))).toEqual([403, 'session_required']);
    const other = await createTenant(plane);
    expect(statusAndCode(await other.session.delete(`/api/workspaces/${workspaceId}`))).toEqual([
      404,
      'workspace_not_found',
    ]);
  });
});
