import { Type } from 'typebox';
import { createInOwnAccount } from '../accounts/change-own-account.js';
import { issueApiKey } from '../api-keys/issue-api-key.js';
import { actorOf } from '../audit/record-deed.js';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { ruleForTokens } from '../policies/can.js';
import { apiKeyExample, CreatedApiKey, presentApiKey } from '../resources/api-key.js';
import { Name } from '../resources/name.js';
import { findProject } from '../storage/projects.js';
import { operation } from './operation.js';

export const createApiKey = operation({
  operationId: 'createApiKey',
  method: 'POST',
  path: '/api/api-keys',
  tag: 'API keys',
  summary: 'Create an API key of a project',
  description: 'The key itself is in this answer and in no other: only its SHA-256 hash is stored.',
  credentials: accountCredentials,
  scope: ruleForTokens('api_key.create'),
  limit: 'create',
  request: { body: Type.Object({ name: Name, project_id: Type.String() }) },
  response: { status: 201, description: 'The key, this once.', schema: CreatedApiKey },
  errors: ['insufficient_scope', 'outside_workspace', 'limit_reached', 'project_not_found'],
  example: {
    request: { name: 'CI', project_id: apiKeyExample.project_id },
    response: { ...apiKeyExample, key: 'ak_9fXqW2…0aB3' },
  },
  async handle({ principal, body, http, signal }, { database }) {
    permit(principal, 'api_key.create');
    return createInOwnAccount(database, { principal, http, signal }, async (sql, account) => {
      const found = await findProject(sql, body.project_id);
      const project = authorise(principal, 'api_key.create', found, 'project_not_found');
      const actor = actorOf(principal, http);
      const { row, secret } = await issueApiKey(sql, account, { project, name: body.name, actor });
      return { ...presentApiKey(row), key: secret };
    });
  },
});
