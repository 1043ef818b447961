import { Type } from 'typebox';
import { changeOwnAccount } from '../accounts/change-own-account.js';
import { actorOf, recordDeed } from '../audit/record-deed.js';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { ruleForTokens } from '../policies/can.js';
import { Success, success } from '../resources/success.js';
import { deleteProjectAndKeys, findProject } from '../storage/projects.js';
import { operation } from './operation.js';

export const deleteProject = operation({
  operationId: 'deleteProject',
  method: 'DELETE',
  path: '/api/projects/{id}',
  tag: 'Projects',
  summary: 'Delete a project, its API keys and its memories',
  description:
    'Its keys stop working before the answer is sent. Its memories are wiped from every store soon after, whatever happens in between.',
  credentials: accountCredentials,
  scope: ruleForTokens('project.delete'),
  request: { params: Type.Object({ id: Type.String() }) },
  response: { status: 200, description: 'The project is gone.', schema: Success },
  errors: ['insufficient_scope', 'outside_workspace', 'project_not_found'],
  example: { response: success },
  async handle({ principal, params, http, signal }, { database }) {
    permit(principal, 'project.delete');
    await changeOwnAccount(database, { principal, signal }, async (sql, account) => {
      const found = await findProject(sql, params.id);
      const project = authorise(principal, 'project.delete', found, 'project_not_found');
      await deleteProjectAndKeys(sql, project);
      await recordDeed(sql, actorOf(principal, http), account.id, 'project.delete', project.id);
    });
    return success;
  },
});
