import {
  ApiError,
  bearerCredential,
  credentialError,
  hashCredential,
  isWellFormedCredential,
  type SessionPrincipal,
  type TokenPrincipal,
} from '@persistent-memory/auth';
import type { Credentials, Database, IncomingRequest, UseRecorder } from '@persistent-memory/service-kit';
import { openAccount } from '../accounts/open-account.js';
import type { DefaultPlan } from '../plans/default-plan.js';
import type { Principal } from '../policies/can.js';
import { findAccountId } from '../storage/accounts.js';
import { findWorkingToken } from '../storage/auth-tokens.js';
import type { SessionTokens } from './session-tokens.js';

export interface AccountAuthentication {
  readonly database: Database;
  readonly sessionTokens: SessionTokens;
  readonly tokenUses: UseRecorder;
  readonly defaultPlan: DefaultPlan;
}

/** What opens an account: a person's session JWT, or a script's auth token. */
export const accountCredentials: Credentials<AccountAuthentication, Principal> = {
  securitySchemes: {
    sessionToken: { description: 'A session JWT of the identity provider.', bearerFormat: 'JWT' },
    authToken: { description: 'A workspace-scoped auth token with the prefix at_.', bearerFormat: 'at_…' },
  },
  errors: ['missing_credentials', 'invalid_credentials', 'dependency_unavailable'],
  async authenticate(request, deps) {
    const credential = bearerCredential(request.authorization);
    if (credential === null) throw new ApiError(credentialError(request.authorization));
    // A project key is no session token either: it opens the data plane only.
    return credential.startsWith('at_')
      ? authenticateToken(credential, deps)
      : authenticateSession(credential, request, deps);
  },
  tenantOf: ({ accountId }) => accountId,
};

async function authenticateToken(token: string, deps: AccountAuthentication): Promise<TokenPrincipal> {
  if (!isWellFormedCredential('at', token)) throw new ApiError('invalid_credentials');
  const row = await deps.database.use((sql) => findWorkingToken(sql, hashCredential(token)));
  if (row === null) throw new ApiError('invalid_credentials');
  deps.tokenUses.note(row.id);
  const { id: tokenId, accountId, workspaceId, scopes } = row;
  return { kind: 'token', accountId, workspaceId, tokenId, scopes };
}

async function authenticateSession(
  token: string,
  request: IncomingRequest,
  { database, sessionTokens, defaultPlan }: AccountAuthentication,
): Promise<SessionPrincipal> {
  const identity = await sessionTokens.verify(token);
  const { subject } = identity;
  const known = await database.use((sql) => findAccountId(sql, identity));
  if (known !== null) return { kind: 'session', accountId: known, subject };
  const actor = { kind: 'session', id: subject, request } as const;
  const { accountId } = await database.transaction((sql) => openAccount(sql, identity, defaultPlan, actor));
  return { kind: 'session', accountId, subject };
}
