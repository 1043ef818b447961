import { prefixedId } from '@persistent-memory/auth';
import { Type } from 'typebox';
import { createInOwnAccount } from '../accounts/change-own-account.js';
import { actorOf, recordDeed } from '../audit/record-deed.js';
import { accountCredentials } from '../authentication/account-credentials.js';
import { permit } from '../policies/authorise.js';
import { Name } from '../resources/name.js';
import { presentWorkspace, Workspace, workspaceExample } from '../resources/workspace.js';
import { findFreeName, insertWorkspace } from '../storage/workspaces.js';
import { operation } from './operation.js';

export const createWorkspace = operation({
  operationId: 'createWorkspace',
  method: 'POST',
  path: '/api/workspaces',
  tag: 'Workspaces',
  summary: 'Create a workspace',
  description:
    'By a session only. Without a name it is called Workspace N, N being how many the account then has, or the next number whose name is not taken.',
  credentials: accountCredentials,
  limit: 'create',
  request: { body: Type.Object({ name: Type.Optional(Name) }), bodyIsOptional: true },
  response: { status: 201, description: 'The workspace.', schema: Workspace },
  errors: ['session_required'],
  example: { request: { name: 'Platform team' }, response: { ...workspaceExample, project_count: 0 } },
  async handle({ principal, body, http, signal }, { database }) {
    permit(principal, 'workspace.create');
    return createInOwnAccount(database, { principal, http, signal }, async (sql, account) => {
      const name = body?.name ?? (await findFreeName(sql, account));
      const workspace = await insertWorkspace(sql, { id: prefixedId('ws'), accountId: account.id, name });
      await recordDeed(sql, actorOf(principal, http), account.id, 'workspace.create', workspace.id);
      return presentWorkspace(workspace);
    });
  },
});
