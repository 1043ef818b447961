import type { Sql } from '@persistent-memory/service-kit';
import { Type } from 'typebox';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { type Principal, ruleForTokens } from '../policies/can.js';
import { reachOf } from '../policies/reach.js';
import { ApiKey, apiKeyExample, presentApiKey } from '../resources/api-key.js';
import { pageOf, pageParameters } from '../resources/page.js';
import { type ApiKeyFilter, selectApiKeys } from '../storage/api-keys.js';
import { emptyListing } from '../storage/listing.js';
import { findProject } from '../storage/projects.js';
import { findWorkspace } from '../storage/workspaces.js';
import { operation } from './operation.js';

const id = Type.Optional(Type.String());

export const listApiKeys = operation({
  operationId: 'listApiKeys',
  method: 'GET',
  path: '/api/api-keys',
  tag: 'API keys',
  summary: 'List API keys',
  description:
    'Newest first, never the keys themselves. A session sees the keys of its account, an auth token those of its workspace. With both filters a key has to fit both.',
  credentials: accountCredentials,
  scope: ruleForTokens('api_key.list'),
  request: { query: Type.Object({ project_id: id, workspace_id: id, ...pageParameters }) },
  response: { status: 200, description: 'A page of keys.', schema: pageOf({ api_keys: Type.Array(ApiKey) }) },
  errors: ['insufficient_scope', 'outside_workspace', 'project_not_found', 'workspace_not_found'],
  example: { response: { api_keys: [apiKeyExample], total: 1, limit: 50, offset: 0 } },
  async handle({ principal, query, signal }, { database }) {
    const { limit, offset } = query;
    permit(principal, 'api_key.list');
    const { rows, total } = await database.use(
      async (sql) => {
        const filter = await readFilter(sql, principal, query);
        return filter === null ? emptyListing : selectApiKeys(sql, filter, { limit, offset });
      },
      { signal },
    );
    return { api_keys: rows.map(presentApiKey), total, limit, offset };
  },
});

interface Given {
  readonly project_id?: string;
  readonly workspace_id?: string;
}

/** The narrowest filter that was given; null when a project and a workspace exclude each other. */
async function readFilter(sql: Sql, principal: Principal, given: Given): Promise<ApiKeyFilter | null> {
  const { project_id: projectId, workspace_id: workspaceId } = given;
  if (workspaceId !== undefined) {
    authorise(principal, 'api_key.list', await findWorkspace(sql, workspaceId), 'workspace_not_found');
  }
  if (projectId !== undefined) {
    const found = await findProject(sql, projectId);
    const project = authorise(principal, 'api_key.list', found, 'project_not_found');
    return workspaceId === undefined || workspaceId === project.workspaceId ? { projectId } : null;
  }
  return workspaceId === undefined ? reachOf(principal) : { workspaceId };
}
