import { Type } from 'typebox';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise } from '../policies/authorise.js';
import { Project, presentProject, projectExample } from '../resources/project.js';
import { findProject } from '../storage/projects.js';
import { operation } from './operation.js';

export const getProject = operation({
  operationId: 'getProject',
  method: 'GET',
  path: '/api/projects/{id}',
  tag: 'Projects',
  summary: 'Get a project',
  credentials: accountCredentials,
  request: { params: Type.Object({ id: Type.String() }) },
  response: { status: 200, description: 'The project.', schema: Project },
  errors: ['outside_workspace', 'project_not_found'],
  example: { response: projectExample },
  async handle({ principal, params, signal }, { database }) {
    const project = await database.use((sql) => findProject(sql, params.id), { signal });
    return presentProject(authorise(principal, 'project.read', project, 'project_not_found'));
  },
});
