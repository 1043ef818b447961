import { type Static, Type } from 'typebox';
import type { ApiKeyRow } from '../storage/api-keys.js';
import { credentialFace } from './credential-face.js';
import { Timestamp } from './instant.js';
import { Nullable } from './nullable.js';

const fields = {
  id: Type.String(),
  name: Type.String(),
  project_id: Type.String(),
  workspace_id: Type.String(),
  ...credentialFace,
  created_at: Timestamp,
  last_used_at: Nullable(Timestamp),
};

/** What is shown of a key: never the key. */
export const ApiKey = Type.Object(fields, { title: 'ApiKey' });

/** The answer to its creation, the only one that holds it. */
export const CreatedApiKey = Type.Object(
  {
    ...fields,
    key: Type.String({ description: 'The key itself. Shown this once; only its SHA-256 hash is stored.' }),
  },
  { title: 'CreatedApiKey' },
);

export function presentApiKey(row: ApiKeyRow): Static<typeof ApiKey> {
  return {
    id: row.id,
    name: row.name,
    project_id: row.projectId,
    workspace_id: row.workspaceId,
    prefix: row.prefix,
    last_four: row.lastFour,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

export const apiKeyExample = {
  id: 'key_1BoatTf9gWs7nBEWL1AQqh',
  name: 'CI',
  project_id: 'proj_1BoatSLRHtKNngkdXEeobR',
  workspace_id: 'ws_1BoatQmRu2Yo1tzAGRj7Sn',
  prefix: 'ak_9fXq',
  last_four: '0aB3',
  created_at: '2026-09-25T09:31:00.000Z',
  last_used_at: null,
};
