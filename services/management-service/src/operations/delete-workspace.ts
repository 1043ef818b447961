import { ApiError } from '@persistent-memory/auth';
import { Type } from 'typebox';
import { changeOwnAccount } from '../accounts/change-own-account.js';
import { actorOf, recordDeed } from '../audit/record-deed.js';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { Success, success } from '../resources/success.js';
import { deleteWorkspaceAndTokens, findWorkspace } from '../storage/workspaces.js';
import { operation } from './operation.js';

export const deleteWorkspace = operation({
  operationId: 'deleteWorkspace',
  method: 'DELETE',
  path: '/api/workspaces/{id}',
  tag: 'Workspaces',
  summary: 'Delete an empty workspace',
  description:
    'By a session only. The auth tokens of the workspace stop working. The last workspace of an account stays.',
  credentials: accountCredentials,
  request: { params: Type.Object({ id: Type.String() }) },
  response: { status: 200, description: 'The workspace is gone.', schema: Success },
  errors: ['session_required', 'workspace_not_found', 'workspace_not_empty', 'last_workspace'],
  example: { response: success },
  async handle({ principal, params, http, signal }, { database }) {
    permit(principal, 'workspace.delete');
    await changeOwnAccount(database, { principal, signal }, async (sql, account) => {
      const found = await findWorkspace(sql, params.id);
      const workspace = authorise(principal, 'workspace.delete', found, 'workspace_not_found');
      if (workspace.projectCount > 0) throw new ApiError('workspace_not_empty');
      if (account.workspaceCount === 1) throw new ApiError('last_workspace');
      await deleteWorkspaceAndTokens(sql, workspace);
      await recordDeed(sql, actorOf(principal, http), account.id, 'workspace.delete', workspace.id);
    });
    return success;
  },
});
