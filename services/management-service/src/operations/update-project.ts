import { Type } from 'typebox';
import { changeOwnAccount } from '../accounts/change-own-account.js';
import { actorOf, recordDeed } from '../audit/record-deed.js';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { ruleForTokens } from '../policies/can.js';
import { Name } from '../resources/name.js';
import { Project, presentProject, projectExample } from '../resources/project.js';
import { findProject, renameProject } from '../storage/projects.js';
import { operation } from './operation.js';

export const updateProject = operation({
  operationId: 'updateProject',
  method: 'PATCH',
  path: '/api/projects/{id}',
  tag: 'Projects',
  summary: 'Rename a project',
  credentials: accountCredentials,
  scope: ruleForTokens('project.update'),
  request: { params: Type.Object({ id: Type.String() }), body: Type.Object({ name: Name }) },
  response: { status: 200, description: 'The project.', schema: Project },
  errors: ['insufficient_scope', 'outside_workspace', 'project_not_found'],
  example: { request: { name: 'Billing rewrite' }, response: projectExample },
  async handle({ principal, params, body, http, signal }, { database }) {
    permit(principal, 'project.update');
    return changeOwnAccount(database, { principal, signal }, async (sql, account) => {
      const found = await findProject(sql, params.id);
      const project = authorise(principal, 'project.update', found, 'project_not_found');
      const renamed = await renameProject(sql, project.id, body.name);
      await recordDeed(sql, actorOf(principal, http), account.id, 'project.update', project.id);
      return presentProject(renamed);
    });
  },
});
