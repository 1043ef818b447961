import { ApiError } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import { Type } from 'typebox';
import { accountCredentials } from '../authentication/account-credentials.js';
import { permit } from '../policies/authorise.js';
import { type Principal, ruleForTokens } from '../policies/can.js';
import { pageOf, pageParameters } from '../resources/page.js';
import { presentWorkspace, Workspace, workspaceExample } from '../resources/workspace.js';
import type { Listing } from '../storage/listing.js';
import { findWorkspace, selectWorkspacesOfAccount, type WorkspaceRow } from '../storage/workspaces.js';
import { operation } from './operation.js';

export const listWorkspaces = operation({
  operationId: 'listWorkspaces',
  method: 'GET',
  path: '/api/workspaces',
  tag: 'Workspaces',
  summary: 'List workspaces with their project counts',
  description: 'Newest first. A session sees the workspaces of its account, an auth token its own.',
  credentials: accountCredentials,
  scope: ruleForTokens('workspace.list'),
  request: { query: Type.Object(pageParameters) },
  response: {
    status: 200,
    description: 'A page of workspaces.',
    schema: pageOf({ workspaces: Type.Array(Workspace) }),
  },
  errors: ['insufficient_scope', 'workspace_not_found'],
  example: { response: { workspaces: [workspaceExample], total: 1, limit: 50, offset: 0 } },
  async handle({ principal, query, signal }, { database }) {
    permit(principal, 'workspace.list');
    const { rows, total } = await database.use((sql) => readWorkspaces(sql, principal, query), { signal });
    return { workspaces: rows.map(presentWorkspace), total, limit: query.limit, offset: query.offset };
  },
});

async function readWorkspaces(
  sql: Sql,
  principal: Principal,
  { limit, offset }: { limit: number; offset: number },
): Promise<Listing<WorkspaceRow>> {
  if (principal.kind === 'session') return selectWorkspacesOfAccount(sql, principal.accountId, { limit, offset });
  const own = await findWorkspace(sql, principal.workspaceId);
  // It was deleted, and the token with it, after the token was let in.
  if (own === null) throw new ApiError('workspace_not_found');
  return { rows: offset === 0 ? [own] : [], total: 1 };
}
