import type { Scope } from '@persistent-memory/auth';
import type { Caller } from './caller.js';
import type { TestPlane } from './management-plane.js';

/** A new account in use: a workspace, a project in it, and a key. */
export interface Tenant {
  readonly session: Caller;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly projectId: string;
  readonly keyId: string;
  readonly key: string;
}

export async function createTenant(plane: TestPlane): Promise<Tenant> {
  const session = plane.session();
  const project = await session.post('/api/projects', { name: 'First' });
  const key = await session.post('/api/api-keys', { name: 'First', project_id: project.body.id });
  const account = await session.get('/api/account');
  return {
    // What a test does has a budget of its own.
    session: session.from(plane.address()),
    accountId: account.body.id,
    workspaceId: project.body.workspace_id,
    projectId: project.body.id,
    keyId: key.body.id,
    key: key.body.key,
  };
}

export interface TokenHolder {
  readonly caller: Caller;
  readonly tokenId: string;
  readonly token: string;
}

/** A script with an auth token of one of the tenant's workspaces, at an address of its own. */
export async function createToken(
  plane: TestPlane,
  tenant: Tenant,
  scopes: readonly Scope[],
  workspaceId = tenant.workspaceId,
): Promise<TokenHolder> {
  const session = tenant.session.from(plane.address());
  const { body } = await session.post('/api/auth-tokens', { name: 'Script', scopes, workspace_id: workspaceId });
  return { caller: plane.caller(body.token), tokenId: body.id, token: body.token };
}

export async function createWorkspace(plane: TestPlane, tenant: Tenant): Promise<string> {
  const { body } = await tenant.session.from(plane.address()).post('/api/workspaces');
  return body.id;
}

export async function createProjectIn(plane: TestPlane, tenant: Tenant, workspaceId: string): Promise<string> {
  const session = tenant.session.from(plane.address());
  const { body } = await session.post('/api/projects', { name: 'Elsewhere', workspace_id: workspaceId });
  return body.id;
}

/** Gives rows days of their own, the first the newest: what is made within one millisecond has no order by time. */
export async function spreadOverDays(
  plane: TestPlane,
  table: 'projects' | 'api_keys' | 'workspaces' | 'auth_tokens',
  ids: readonly string[],
): Promise<void> {
  await plane.owner.use(
    (sql) => sql`
      update management.${sql(table)} as listed set created_at = '2026-06-01Z'::timestamptz - given.position * interval '1 day'
      from unnest(${[...ids]}::text[]) with ordinality as given (id, position) where listed.id = given.id`,
  );
}
