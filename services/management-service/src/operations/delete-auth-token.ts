import { Type } from 'typebox';
import { changeOwnAccount } from '../accounts/change-own-account.js';
import { actorOf, recordDeed } from '../audit/record-deed.js';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { Success, success } from '../resources/success.js';
import { deleteAuthTokenRow, findAuthToken } from '../storage/auth-tokens.js';
import { operation } from './operation.js';

export const deleteAuthToken = operation({
  operationId: 'deleteAuthToken',
  method: 'DELETE',
  path: '/api/auth-tokens/{id}',
  tag: 'Auth tokens',
  summary: 'Revoke an auth token',
  description: 'By a session only. From this answer on the token opens nothing.',
  credentials: accountCredentials,
  request: { params: Type.Object({ id: Type.String() }) },
  response: { status: 200, description: 'The token is revoked.', schema: Success },
  errors: ['session_required', 'auth_token_not_found'],
  example: { response: success },
  async handle({ principal, params, http, signal }, { database }) {
    permit(principal, 'auth_token.delete');
    await changeOwnAccount(database, { principal, signal }, async (sql, account) => {
      const found = await findAuthToken(sql, params.id);
      const token = authorise(principal, 'auth_token.delete', found, 'auth_token_not_found');
      await deleteAuthTokenRow(sql, token);
      await recordDeed(sql, actorOf(principal, http), account.id, 'auth_token.delete', token.id);
    });
    return success;
  },
});
