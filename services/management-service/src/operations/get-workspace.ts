import { Type } from 'typebox';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise } from '../policies/authorise.js';
import { ruleForTokens } from '../policies/can.js';
import { presentWorkspace, Workspace, workspaceExample } from '../resources/workspace.js';
import { findWorkspace } from '../storage/workspaces.js';
import { operation } from './operation.js';

export const getWorkspace = operation({
  operationId: 'getWorkspace',
  method: 'GET',
  path: '/api/workspaces/{id}',
  tag: 'Workspaces',
  summary: 'Get a workspace',
  credentials: accountCredentials,
  scope: ruleForTokens('workspace.read'),
  request: { params: Type.Object({ id: Type.String() }) },
  response: { status: 200, description: 'The workspace.', schema: Workspace },
  errors: ['insufficient_scope', 'outside_workspace', 'workspace_not_found'],
  example: { response: workspaceExample },
  async handle({ principal, params, signal }, { database }) {
    const workspace = await database.use((sql) => findWorkspace(sql, params.id), { signal });
    return presentWorkspace(authorise(principal, 'workspace.read', workspace, 'workspace_not_found'));
  },
});
