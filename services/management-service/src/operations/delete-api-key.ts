import { Type } from 'typebox';
import { changeOwnAccount } from '../accounts/change-own-account.js';
import { actorOf, recordDeed } from '../audit/record-deed.js';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { ruleForTokens } from '../policies/can.js';
import { Success, success } from '../resources/success.js';
import { deleteApiKeyAndHash, findApiKey } from '../storage/api-keys.js';
import { operation } from './operation.js';

export const deleteApiKey = operation({
  operationId: 'deleteApiKey',
  method: 'DELETE',
  path: '/api/api-keys/{id}',
  tag: 'API keys',
  summary: 'Revoke an API key',
  description: 'From this answer on the key opens nothing.',
  credentials: accountCredentials,
  scope: ruleForTokens('api_key.delete'),
  request: { params: Type.Object({ id: Type.String() }) },
  response: { status: 200, description: 'The key is revoked.', schema: Success },
  errors: ['insufficient_scope', 'outside_workspace', 'api_key_not_found'],
  example: { response: success },
  async handle({ principal, params, http, signal }, { database }) {
    permit(principal, 'api_key.delete');
    await changeOwnAccount(database, { principal, signal }, async (sql, account) => {
      const found = await findApiKey(sql, params.id);
      const apiKey = authorise(principal, 'api_key.delete', found, 'api_key_not_found');
      await deleteApiKeyAndHash(sql, apiKey);
      await recordDeed(sql, actorOf(principal, http), account.id, 'api_key.delete', apiKey.id);
    });
    return success;
  },
});
