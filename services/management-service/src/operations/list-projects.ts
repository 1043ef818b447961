import { Type } from 'typebox';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { reachOf } from '../policies/reach.js';
import { pageOf, pageParameters } from '../resources/page.js';
import { Project, presentProject, projectExample } from '../resources/project.js';
import { selectProjects } from '../storage/projects.js';
import { findWorkspace } from '../storage/workspaces.js';
import { operation } from './operation.js';

export const listProjects = operation({
  operationId: 'listProjects',
  method: 'GET',
  path: '/api/projects',
  tag: 'Projects',
  summary: 'List projects',
  description: 'Newest first. A session sees the projects of its account, an auth token those of its workspace.',
  credentials: accountCredentials,
  request: { query: Type.Object({ workspace_id: Type.Optional(Type.String()), ...pageParameters }) },
  response: {
    status: 200,
    description: 'A page of projects.',
    schema: pageOf({ projects: Type.Array(Project) }),
  },
  errors: ['outside_workspace', 'workspace_not_found'],
  example: { response: { projects: [projectExample], total: 1, limit: 50, offset: 0 } },
  async handle({ principal, query, signal }, { database }) {
    const { workspace_id: workspaceId, limit, offset } = query;
    permit(principal, 'project.list');
    const { rows, total } = await database.use(
      async (sql) => {
        if (workspaceId !== undefined) {
          authorise(principal, 'project.list', await findWorkspace(sql, workspaceId), 'workspace_not_found');
          return selectProjects(sql, { workspaceId }, { limit, offset });
        }
        return selectProjects(sql, reachOf(principal), { limit, offset });
      },
      { signal },
    );
    return { projects: rows.map(presentProject), total, limit, offset };
  },
});
