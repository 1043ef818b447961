import { afterAll, describe, expect, test } from '@jest/globals';
import { ApiError, prefixedId } from '@persistent-memory/auth';
import type { Answer, Caller } from '../testing/caller.js';
import { managementDocument, TestPlane } from '../testing/management-plane.js';
import { createProjectIn, createTenant, createToken, createWorkspace } from '../testing/tenant.js';
import { allOperations } from './index.js';

/** The specification's table "Statuses documented per operation", and what the contract adds to it. */
const specifiedStatuses: Readonly<Record<string, readonly number[]>> = {
  listProjects: [401, 403, 404, 500],
  getProject: [401, 403, 404, 500],
  deleteProject: [401, 403, 404, 500],
  listApiKeys: [401, 403, 404, 500],
  deleteApiKey: [401, 403, 404, 500],
  createProject: [400, 401, 403, 404, 429, 500],
  createApiKey: [400, 401, 403, 404, 429, 500],
  listWorkspaces: [401, 404, 500],
};
const successStatus: Readonly<Record<string, number>> = {
  createProject: 201,
  createApiKey: 201,
  createWorkspace: 201,
  createAuthToken: 201,
};

const plane = await TestPlane.start();
afterAll(() => plane.stop());
const tenant = await createTenant(plane);
const unscoped = await createToken(plane, tenant, []);
const elsewhere = await createWorkspace(plane, tenant);

const subscription = {
  plan: 'team',
  status: 'active',
  period_start: '2026-01-01T00:00:00Z',
  period_end: null,
  quotas: { add: null, search: null },
};

type Act = (caller: Caller, id: string) => Promise<Answer>;

interface Scenario {
  readonly act: Act;
  /** What it succeeds with, made anew. */
  readonly existing: () => Promise<string>;
  /** What it answers 404 for. */
  readonly missing?: string;
  /** Whom it answers 404: a token whose own workspace is gone. */
  readonly bereft?: () => Promise<Caller>;
  /** What a token without scopes is refused. */
  readonly forbidden?: () => string | Promise<string>;
}

const newProject = () => createProjectIn(plane, tenant, tenant.workspaceId);
const nothing = async () => '';
/** A token that outlives its workspace, as one does for the length of a request that a deletion overtakes. */
const tokenOfNoWorkspace = async () => {
  const workspaceId = await createWorkspace(plane, tenant);
  const { caller } = await createToken(plane, tenant, ['workspaces:read'], workspaceId);
  await plane.owner.transaction(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from management.workspaces where id = ${workspaceId}`;
  });
  return caller;
};
const newKey = async () => {
  const session = tenant.session.from(plane.address());
  return (await session.post('/api/api-keys', { name: 'x', project_id: tenant.projectId })).body.id;
};

const scenarios: Readonly<Record<string, Scenario>> = {
  listProjects: {
    act: (caller, id) => caller.get(`/api/projects${id === '' ? '' : `?workspace_id=${id}`}`),
    existing: nothing,
    missing: prefixedId('ws'),
    forbidden: () => elsewhere,
  },
  createProject: {
    act: (caller, id) => caller.post('/api/projects', { name: 'x', workspace_id: id }),
    existing: async () => tenant.workspaceId,
    missing: prefixedId('ws'),
    forbidden: () => tenant.workspaceId,
  },
  getProject: {
    act: (caller, id) => caller.get(`/api/projects/${id}`),
    existing: newProject,
    missing: 'x',
    forbidden: () => createProjectIn(plane, tenant, elsewhere),
  },
  updateProject: {
    act: (caller, id) => caller.patch(`/api/projects/${id}`, { name: 'x' }),
    existing: newProject,
    missing: 'x',
    forbidden: () => 'x',
  },
  deleteProject: {
    act: (caller, id) => caller.delete(`/api/projects/${id}`),
    existing: newProject,
    missing: 'x',
    forbidden: () => 'x',
  },
  listApiKeys: {
    act: (caller, id) => caller.get(`/api/api-keys${id === '' ? '' : `?project_id=${id}`}`),
    existing: nothing,
    missing: prefixedId('proj'),
    forbidden: () => '',
  },
  createApiKey: {
    act: (caller, id) => caller.post('/api/api-keys', { name: 'x', project_id: id }),
    existing: newProject,
    missing: 'x',
    forbidden: () => 'x',
  },
  deleteApiKey: {
    act: (caller, id) => caller.delete(`/api/api-keys/${id}`),
    existing: newKey,
    missing: 'x',
    forbidden: () => 'x',
  },
  listWorkspaces: {
    act: (caller) => caller.get('/api/workspaces'),
    existing: nothing,
    bereft: tokenOfNoWorkspace,
    forbidden: () => '',
  },
  createWorkspace: { act: (caller) => caller.post('/api/workspaces'), existing: nothing, forbidden: () => '' },
  getWorkspace: {
    act: (caller, id) => caller.get(`/api/workspaces/${id}`),
    existing: async () => tenant.workspaceId,
    missing: 'x',
    forbidden: () => 'x',
  },
  updateWorkspace: {
    act: (caller, id) => caller.patch(`/api/workspaces/${id}`, { name: 'x' }),
    existing: () => createWorkspace(plane, tenant),
    missing: 'x',
    forbidden: () => 'x',
  },
  deleteWorkspace: {
    act: (caller, id) => caller.delete(`/api/workspaces/${id}`),
    existing: () => createWorkspace(plane, tenant),
    missing: 'x',
    forbidden: () => 'x',
  },
  listAuthTokens: { act: (caller) => caller.get('/api/auth-tokens'), existing: nothing, forbidden: () => '' },
  createAuthToken: {
    act: (caller, id) => caller.post('/api/auth-tokens', { name: 'x', scopes: [], workspace_id: id }),
    existing: async () => tenant.workspaceId,
    missing: 'x',
    forbidden: () => 'x',
  },
  deleteAuthToken: {
    act: (caller, id) => caller.delete(`/api/auth-tokens/${id}`),
    existing: async () => (await createToken(plane, tenant, [])).tokenId,
    missing: 'x',
    forbidden: () => 'x',
  },
  getAccount: { act: (caller) => caller.get('/api/account'), existing: nothing, forbidden: () => '' },
  getUsage: {
    act: (caller, id) => caller.get(`/api/usage${id === '' ? '' : `?project_id=${id}`}`),
    existing: nothing,
    missing: 'x',
    forbidden: () => '',
  },
  getAuditLog: { act: (caller) => caller.get('/api/audit-log'), existing: nothing, forbidden: () => '' },
  putSubscription: {
    act: (caller, id) => caller.put(`/api/admin/accounts/${id}/subscription`, subscription),
    existing: async () => tenant.accountId,
    missing: 'x',
  },
};

/** A caller whose every request asks for a version that there is none of. */
function ofAnotherVersion(caller: Caller): Caller {
  const copy = caller.from(caller.address);
  const send = copy.send.bind(copy);
  copy.send = (method, path, body, headers) => send(method, path, body, { ...headers, 'X-Api-Version': '1999-01-01' });
  return copy;
}

async function exhausted(caller: Caller): Promise<Caller> {
  const spent = caller.from(plane.address());
  await plane.owner.use(
    (sql) =>
      sql`insert into management.rate_limits values (${`create:${spent.address}`}, 100, now() + interval '1 hour')`,
  );
  return spent;
}

async function whileNotServing(send: (other: TestPlane) => Promise<Answer>): Promise<Answer> {
  const other = await TestPlane.start({
    assertServing: async () => {
      throw new ApiError('dependency_unavailable', { message: 'The database schema is too old: run migrate.' });
    },
  });
  try {
    return await send(other);
  } finally {
    await other.stop();
  }
}

describe.each(allOperations.map(({ operationId }) => operationId))('%s', (id) => {
  const operation = allOperations.find(({ operationId }) => operationId === id);
  const scenario = scenarios[id];
  if (operation === undefined || scenario === undefined) throw new Error(`no scenario for ${id}`);
  const documented = Object.keys(
    Object(managementDocument.paths[operation.path]?.[operation.method.toLowerCase()]?.responses),
  ).map(Number);
  const { act, existing, missing, bereft, forbidden } = scenario;
  const caller = () => (id === 'putSubscription' ? plane.platform() : tenant.session.from(plane.address()));

  test('produces every status that it documents', async () => {
    const produced = [
      await act(caller(), await existing()),
      await act(ofAnotherVersion(caller()), 'x'),
      await act(plane.caller(null), 'x'),
      await whileNotServing((other) => act(other.caller(null), 'x')),
    ];
    if (missing !== undefined) produced.push(await act(caller(), missing));
    if (bereft !== undefined) produced.push(await act(await bereft(), ''));
    if (forbidden !== undefined) produced.push(await act(unscoped.caller.from(plane.address()), await forbidden()));
    if (operation.limit !== undefined) produced.push(await act(await exhausted(caller()), 'x'));
    expect(produced[0]?.status).toBe(successStatus[id] ?? 200);
    expect([...new Set(produced.map(({ status }) => status))].sort()).toEqual([...documented].sort());
  });

  const specified = specifiedStatuses[id];
  if (specified === undefined) return;
  test('documents what the specification does, and what the contract adds', () => {
    const errors = documented.filter((status) => status >= 400);
    // 400: the version and the query's bounds, on every operation; 403 on listWorkspaces: a missing scope.
    const added = [400, ...(id === 'listWorkspaces' ? [403] : [])];
    expect(errors.filter((status) => !specified.includes(status) && !added.includes(status))).toEqual([]);
    expect(specified.filter((status) => !errors.includes(status))).toEqual([]);
  });
});

test('every operation has a scenario', () => {
  expect(Object.keys(scenarios).sort()).toEqual(allOperations.map(({ operationId }) => operationId).sort());
});
