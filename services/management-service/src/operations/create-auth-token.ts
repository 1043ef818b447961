import { mintCredential, prefixedId } from '@persistent-memory/auth';
import { Type } from 'typebox';
import { createInOwnAccount } from '../accounts/change-own-account.js';
import { actorOf, recordDeed } from '../audit/record-deed.js';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { authTokenExample, CreatedAuthToken, presentAuthToken, Scopes } from '../resources/auth-token.js';
import { Timestamp } from '../resources/instant.js';
import { Name } from '../resources/name.js';
import { Nullable } from '../resources/nullable.js';
import { insertAuthToken } from '../storage/auth-tokens.js';
import { findDefaultWorkspace, findWorkspace } from '../storage/workspaces.js';
import { operation } from './operation.js';

const Body = Type.Object({
  name: Name,
  workspace_id: Type.Optional(Type.String()),
  scopes: Scopes,
  expires_at: Type.Optional(Nullable(Timestamp)),
});

export const createAuthToken = operation({
  operationId: 'createAuthToken',
  method: 'POST',
  path: '/api/auth-tokens',
  tag: 'Auth tokens',
  summary: 'Create an auth token of a workspace',
  description:
    "By a session only. Without workspace_id the token is for the account's oldest workspace; without expires_at it does not expire. The token itself is in this answer and in no other: only its SHA-256 hash is stored.",
  credentials: accountCredentials,
  limit: 'create',
  request: { body: Body },
  rules: [
    {
      reads: ['body.expires_at'],
      findFault: ({ body }) =>
        body.expires_at && Date.parse(body.expires_at) <= Date.now()
          ? { location: 'body.expires_at', message: 'must be in the future' }
          : null,
    },
  ],
  response: { status: 201, description: 'The token, this once.', schema: CreatedAuthToken },
  errors: ['session_required', 'workspace_not_found'],
  example: {
    request: { name: 'Provisioning script', scopes: ['projects:write', 'keys:write'] },
    response: { ...authTokenExample, token: 'at_Kd03bT…q7Zp' },
  },
  async handle({ principal, body, http, signal }, { database }) {
    permit(principal, 'auth_token.create');
    const expiresAt = body.expires_at ? new Date(body.expires_at) : null;
    return createInOwnAccount(database, { principal, http, signal }, async (sql, account) => {
      const { workspace_id: workspaceId, name, scopes } = body;
      const found =
        workspaceId === undefined ? await findDefaultWorkspace(sql, account.id) : await findWorkspace(sql, workspaceId);
      const workspace = authorise(principal, 'auth_token.create', found, 'workspace_not_found');
      const credential = mintCredential('at');
      const token = {
        id: prefixedId('tok'),
        accountId: account.id,
        workspaceId: workspace.id,
        name,
        scopes,
        expiresAt,
      };
      const row = await insertAuthToken(sql, { ...token, credential });
      await recordDeed(sql, actorOf(principal, http), account.id, 'auth_token.create', row.id);
      return { ...presentAuthToken(row), token: credential.secret };
    });
  },
});
