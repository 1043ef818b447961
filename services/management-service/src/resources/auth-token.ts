import { allScopes } from '@persistent-memory/auth';
import { type Static, Type } from 'typebox';
import type { AuthTokenRow } from '../storage/auth-tokens.js';
import { credentialFace } from './credential-face.js';
import { Timestamp } from './instant.js';
import { Nullable } from './nullable.js';

export const Scopes = Type.Array(Type.Enum([...allScopes]), { maxItems: allScopes.length, uniqueItems: true });

const fields = {
  id: Type.String(),
  name: Type.String(),
  workspace_id: Type.String(),
  scopes: Scopes,
  ...credentialFace,
  created_at: Timestamp,
  last_used_at: Nullable(Timestamp),
  expires_at: Nullable(Timestamp),
};

/** What is shown of a token: never the token. */
export const AuthToken = Type.Object(fields, { title: 'AuthToken' });

/** The answer to its creation, the only one that holds it. */
export const CreatedAuthToken = Type.Object(
  {
    ...fields,
    token: Type.String({ description: 'The token itself. Shown this once; only its SHA-256 hash is stored.' }),
  },
  { title: 'CreatedAuthToken' },
);

export function presentAuthToken(row: AuthTokenRow): Static<typeof AuthToken> {
  return {
    id: row.id,
    name: row.name,
    workspace_id: row.workspaceId,
    scopes: [...row.scopes],
    prefix: row.prefix,
    last_four: row.lastFour,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}

export const authTokenExample = {
  id: 'tok_1BoatV6Jc5kYwRzHhWYxkE',
  name: 'Provisioning script',
  workspace_id: 'ws_1BoatQmRu2Yo1tzAGRj7Sn',
  scopes: ['projects:write', 'keys:write'] as ['projects:write', 'keys:write'],
  prefix: 'at_Kd03',
  last_four: 'q7Zp',
  created_at: '2026-09-25T09:32:00.000Z',
  last_used_at: null,
  expires_at: null,
};
