import { Type } from 'typebox';
import { accountCredentials } from '../authentication/account-credentials.js';
import { permit } from '../policies/authorise.js';
import { AuthToken, authTokenExample, presentAuthToken } from '../resources/auth-token.js';
import { pageOf, pageParameters } from '../resources/page.js';
import { selectAuthTokensOfAccount } from '../storage/auth-tokens.js';
import { operation } from './operation.js';

export const listAuthTokens = operation({
  operationId: 'listAuthTokens',
  method: 'GET',
  path: '/api/auth-tokens',
  tag: 'Auth tokens',
  summary: 'List auth tokens',
  description: 'By a session only. Newest first, never the tokens themselves; those that have expired included.',
  credentials: accountCredentials,
  request: { query: Type.Object(pageParameters) },
  response: { status: 200, description: 'A page of tokens.', schema: pageOf({ auth_tokens: Type.Array(AuthToken) }) },
  errors: ['session_required'],
  example: { response: { auth_tokens: [authTokenExample], total: 1, limit: 50, offset: 0 } },
  async handle({ principal, query: { limit, offset }, signal }, { database }) {
    permit(principal, 'auth_token.list');
    const { rows, total } = await database.use(
      (sql) => selectAuthTokensOfAccount(sql, principal.accountId, { limit, offset }),
      { signal },
    );
    return { auth_tokens: rows.map(presentAuthToken), total, limit, offset };
  },
});
