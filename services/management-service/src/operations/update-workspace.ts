import { Type } from 'typebox';
import { changeOwnAccount } from '../accounts/change-own-account.js';
import { actorOf, recordDeed } from '../audit/record-deed.js';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { Name } from '../resources/name.js';
import { presentWorkspace, Workspace, workspaceExample } from '../resources/workspace.js';
import { findWorkspace, renameWorkspace } from '../storage/workspaces.js';
import { operation } from './operation.js';

export const updateWorkspace = operation({
  operationId: 'updateWorkspace',
  method: 'PATCH',
  path: '/api/workspaces/{id}',
  tag: 'Workspaces',
  summary: 'Rename a workspace',
  description: 'By a session only.',
  credentials: accountCredentials,
  request: { params: Type.Object({ id: Type.String() }), body: Type.Object({ name: Name }) },
  response: { status: 200, description: 'The workspace.', schema: Workspace },
  errors: ['session_required', 'workspace_not_found'],
  example: { request: { name: 'Platform team' }, response: workspaceExample },
  async handle({ principal, params, body, http, signal }, { database }) {
    permit(principal, 'workspace.update');
    return changeOwnAccount(database, { principal, signal }, async (sql, account) => {
      const found = await findWorkspace(sql, params.id);
      const workspace = authorise(principal, 'workspace.update', found, 'workspace_not_found');
      const renamed = await renameWorkspace(sql, workspace.id, body.name);
      await recordDeed(sql, actorOf(principal, http), account.id, 'workspace.update', workspace.id);
      return presentWorkspace(renamed);
    });
  },
});
