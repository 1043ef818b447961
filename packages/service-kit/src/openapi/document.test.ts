import { describe, expect, test } from '@jest/globals';
import { apiErrors, currentApiVersion } from '@persistent-memory/auth';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Type } from 'typebox';
import { type Credentials, operationsOver } from '../operation.js';
import { documentedErrors, openApiDocument } from './document.js';

const operation = operationsOver<null>();

const token: Credentials<null, null> = {
  securitySchemes: {
    session: { description: 'A session JWT.', bearerFormat: 'JWT' },
    token: { description: 'An auth token.', bearerFormat: 'at_…' },
  },
  errors: ['missing_credentials', 'invalid_credentials'],
  authenticate: async () => null,
  tenantOf: () => 'anybody',
};

const nobody: Credentials<null, null> = {
  securitySchemes: {},
  errors: [],
  authenticate: async () => null,
  tenantOf: () => 'anybody',
};

const Project = Type.Object({ id: Type.String(), name: Type.String() }, { title: 'Project' });
const example = { id: 'proj_1', name: 'Website' };

const createProject = operation({
  operationId: 'createProject',
  method: 'POST',
  path: '/api/projects',
  tag: 'Projects',
  summary: 'Create a project',
  description: 'In a workspace.',
  credentials: token,
  scope: 'projects:write',
  limit: 'creates',
  request: { body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 255 }) }, { title: 'ProjectRequest' }) },
  response: { status: 201, description: 'The project.', schema: Project },
  errors: ['limit_reached', 'insufficient_scope'],
  example: { request: { name: 'Website' }, response: example },
  handle: async () => example,
});

const listProjects = operation({
  operationId: 'listProjects',
  method: 'GET',
  path: '/api/projects',
  tag: 'Projects',
  summary: 'List projects',
  credentials: token,
  request: {
    query: Type.Object({
      workspace_id: Type.Optional(Type.String({ description: 'Only of this workspace.' })),
      limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
    }),
  },
  response: {
    status: 200,
    description: 'A page.',
    schema: Type.Object({ projects: Type.Array(Project) }, { title: 'ProjectPage' }),
  },
  errors: [],
  example: { response: { projects: [example] } },
  handle: async () => ({ projects: [] }),
});

const deleteProject = operation({
  operationId: 'deleteProject',
  method: 'DELETE',
  path: '/api/projects/{id}',
  tag: 'Projects',
  summary: 'Delete a project',
  credentials: token,
  request: { params: Type.Object({ id: Type.String() }) },
  response: { status: 200, description: 'Deleted.', schema: Type.Object({ success: Type.Boolean() }) },
  errors: ['project_not_found'],
  example: { response: { success: true } },
  handle: async () => ({ success: true }),
});

const createWorkspace = operation({
  operationId: 'createWorkspace',
  method: 'POST',
  path: '/api/workspaces',
  tag: 'Workspaces',
  summary: 'Create a workspace',
  credentials: nobody,
  request: { body: Type.Object({ name: Type.Optional(Type.String()) }), bodyIsOptional: true },
  response: { status: 201, description: 'The workspace.', schema: Project },
  errors: [],
  example: { request: {}, response: example },
  handle: async () => example,
});

const operations = [createProject, listProjects, deleteProject, createWorkspace];
const document = openApiDocument({ title: 'Management', description: 'Manages projects.', operations });

/** What JSON gives back: what a client reads. */
const read = JSON.parse(JSON.stringify(document));

test('is valid OpenAPI 3.1, every reference resolved', async () => {
  const validator = new Validator();
  const outcome = await validator.validate(read);
  expect(outcome.errors).toBeUndefined();
  expect(outcome.valid).toBe(true);
  expect(validator.version).toBe('3.1');
  const references = [...JSON.stringify(read).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(references.length).toBeGreaterThan(10);
  for (const path of references) {
    const target = path.split('/').reduce((value, key) => value?.[key], read);
    expect([path, typeof target]).toEqual([path, 'object']);
  }
});

test('states the version, and every operation under its path and method', () => {
  expect(read.info.version).toBe(currentApiVersion);
  expect(Object.entries(read.paths).map(([path, methods]) => [path, Object.keys(Object(methods))])).toEqual([
    ['/api/projects', ['post', 'get']],
    ['/api/projects/{id}', ['delete']],
    ['/api/workspaces', ['post']],
  ]);
  expect(read.tags).toEqual([{ name: 'Projects' }, { name: 'Workspaces' }]);
});

describe('requests', () => {
  test('parameters of path and query, and the version header everywhere', () => {
    expect(read.paths['/api/projects'].get.parameters).toEqual([
      {
        name: 'workspace_id',
        in: 'query',
        required: false,
        description: 'Only of this workspace.',
        schema: { type: 'string' },
      },
      {
        name: 'limit',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
      },
      { $ref: '#/components/parameters/ApiVersion' },
    ]);
    expect(read.paths['/api/projects/{id}'].delete.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { $ref: '#/components/parameters/ApiVersion' },
    ]);
  });

  test('bodies with their example, required unless optional; none where none is read', () => {
    expect(read.paths['/api/projects'].post.requestBody).toEqual({
      required: true,
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/ProjectRequest' }, example: { name: 'Website' } },
      },
    });
    expect(read.paths['/api/workspaces'].post.requestBody.required).toBe(false);
    expect(read.paths['/api/projects/{id}'].delete).not.toHaveProperty('requestBody');
  });

  test('any of the credentials is enough, a public operation takes none, a scope is named', () => {
    expect(read.paths['/api/projects'].post.security).toEqual([{ session: [] }, { token: [] }]);
    expect(read.paths['/api/workspaces'].post.security).toEqual([]);
    expect(read.paths['/api/projects'].post.description).toContain('`projects:write`');
    expect(read.components.securitySchemes.token).toEqual({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'at_…',
      description: 'An auth token.',
    });
  });
});

describe('responses', () => {
  const statusesOf = (path: string, method: string) => Object.keys(read.paths[path][method].responses);

  test('success, and each error that the operation, its credentials, its limit and the kit can answer', () => {
    expect(statusesOf('/api/projects', 'post')).toEqual(['201', '400', '401', '403', '429', '500']);
    expect(statusesOf('/api/projects', 'get')).toEqual(['200', '400', '401', '500']);
    expect(statusesOf('/api/projects/{id}', 'delete')).toEqual(['200', '400', '401', '404', '500']);
  });

  test('an operation that reads nothing can only be refused for its version', () => {
    const refusals = documentedErrors(deleteProject).filter((code) => apiErrors[code].status === 400);
    expect(refusals).toEqual(['unsupported_api_version']);
    expect(documentedErrors(createProject)).toEqual(expect.arrayContaining(['body_required', 'malformed_json']));
    expect(documentedErrors(createWorkspace)).not.toContain('body_required');
  });

  test('every documented error has an example of its own code', () => {
    const answers = Object.entries(read.paths['/api/projects'].post.responses).filter(([status]) => status >= '400');
    for (const [status, answer] of answers) {
      const { content, description } = Object(answer);
      for (const [code, given] of Object.entries(Object(content['application/json'].examples))) {
        expect(given).toEqual({ $ref: `#/components/examples/${code}` });
        expect(read.components.examples[code].value.error.code).toBe(code);
        expect(String(apiErrors[code as keyof typeof apiErrors].status)).toBe(status);
        expect(description).toContain(`\`${code}\``);
      }
    }
  });

  test('the headers that the specification promises', () => {
    const { responses } = read.paths['/api/projects'].post;
    const everywhere = [
      'X-Request-Id',
      'X-Api-Version',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'RateLimit-Policy',
    ];
    expect(Object.keys(responses[201].headers)).toEqual(everywhere);
    expect(Object.keys(responses[401].headers)).toEqual([...everywhere, 'WWW-Authenticate']);
    expect(Object.keys(responses[429].headers)).toEqual([...everywhere, 'Retry-After']);
    expect(Object.keys(responses[500].headers)).toEqual([...everywhere, 'Retry-After']);
  });

  test('the error schema knows every code of the table', () => {
    expect(read.components.schemas.Error.properties.error.properties.code.enum).toEqual(Object.keys(apiErrors));
  });
});

test('two different schemas of one name are a mistake', () => {
  const other = operation({
    ...listProjects,
    path: '/other',
    response: { status: 200, description: 'Other.', schema: Type.Object({ x: Type.String() }, { title: 'Project' }) },
    request: {},
    credentials: nobody,
    handle: async () => ({ x: '' }),
  });
  expect(() => openApiDocument({ title: 'T', description: 'D', operations: [listProjects, other] })).toThrow('Project');
});
