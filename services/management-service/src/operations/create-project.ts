import type { Sql } from '@persistent-memory/service-kit';
import { Type } from 'typebox';
import { createInOwnAccount } from '../accounts/change-own-account.js';
import { actorOf } from '../audit/record-deed.js';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { type Principal, ruleForTokens } from '../policies/can.js';
import { addProject } from '../projects/add-project.js';
import { Name } from '../resources/name.js';
import { Project, presentProject, projectExample } from '../resources/project.js';
import { findDefaultWorkspace, findWorkspace, type WorkspaceRow } from '../storage/workspaces.js';
import { operation } from './operation.js';

export const createProject = operation({
  operationId: 'createProject',
  method: 'POST',
  path: '/api/projects',
  tag: 'Projects',
  summary: 'Create a project',
  description:
    "Without workspace_id a session's project goes into the account's oldest workspace, which is Default unless that was renamed or deleted; an auth token's goes into the token's own.",
  credentials: accountCredentials,
  scope: ruleForTokens('project.create'),
  limit: 'create',
  request: { body: Type.Object({ name: Name, workspace_id: Type.Optional(Type.String()) }) },
  response: { status: 201, description: 'The project.', schema: Project },
  errors: ['insufficient_scope', 'outside_workspace', 'limit_reached', 'workspace_not_found'],
  example: { request: { name: 'Billing rewrite' }, response: projectExample },
  async handle({ principal, body, http, signal }, { database }) {
    permit(principal, 'project.create');
    return createInOwnAccount(database, { principal, http, signal }, async (sql, account) => {
      const chosen = await chooseWorkspace(sql, principal, body.workspace_id);
      const workspace = authorise(principal, 'project.create', chosen, 'workspace_not_found');
      const actor = actorOf(principal, http);
      return presentProject(await addProject(sql, account, { workspace, name: body.name, actor }));
    });
  },
});

function chooseWorkspace(sql: Sql, principal: Principal, given: string | undefined): Promise<WorkspaceRow | null> {
  if (given !== undefined) return findWorkspace(sql, given);
  if (principal.kind === 'token') return findWorkspace(sql, principal.workspaceId);
  return findDefaultWorkspace(sql, principal.accountId);
}
