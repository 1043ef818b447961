import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiVersions, currentApiVersion } from '@persistent-memory/auth';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError, expectPlaneHeaders } from '../testing/expect-response.js';
import { operationsUnderTest } from '../testing/operations-under-test.js';
import type { TestProject } from '../testing/tenants.js';

let plane: TestDataPlane;
let project: TestProject;
beforeAll(async () => {
  plane = await startDataPlane();
  project = await plane.buildProject();
});
afterAll(() => plane.close());

describe.each(operationsUnderTest)('X-Api-Version of $operationId', ({ method, path, body }) => {
  test.each([
    ['none', {}],
    ['the current one', { 'X-Api-Version': currentApiVersion }],
  ])('%s: the current version serves, and says so', async (_what, headers) => {
    const response = await plane.call(method, path, { key: project.key, body, headers });
    expect([200, 404]).toContain(response.status);
    expectPlaneHeaders(response);
    expect(response.headers).not.toHaveProperty('deprecation');
    expect(response.headers).not.toHaveProperty('sunset');
  });

  test.each(['2026-09-24', '1999-01-01', '9999-12-31', 'latest', 'v1', '2026-09-25, 2026-09-25', '', '2026-9-25'])(
    '%j is not served: 400 that lists what is, before authentication',
    async (version) => {
      const headers = { 'X-Api-Version': version };
      for (const key of [project.key, null]) {
        const response = await plane.call(method, path, { key, body, headers });
        expectError(response, 'unsupported_api_version');
        expect(response.body.error).toMatchObject({ param: 'X-Api-Version', supported_versions: apiVersions });
      }
    },
  );
});

describe('X-Request-Id', () => {
  const send = (id: string) => plane.call('GET', '/list', { headers: { 'X-Request-Id': id } });

  test.each(['abcdefgh', 'A_b-9'.repeat(12), '0123456789abcdef'])('%j is kept', async (id) => {
    const { headers, body } = await send(id);
    expect([headers['x-request-id'], body.error.request_id]).toEqual([id, id]);
  });

  test.each(['short', 'x'.repeat(65), 'with space in it', 'semi;colon:12', '<script>alert(1)</script>', ''])(
    '%j is replaced',
    async (id) => {
      const { headers, body } = await send(id);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
      expect(body.error.request_id).toBe(headers['x-request-id']);
    },
  );

  test.each(['ak', 'at'])('a credential (%s) is replaced', async (kind) => {
    const { headers, body } = await send(`${kind}_${'Ab3d'.repeat(9)}xy`);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(body.error.request_id).toBe(headers['x-request-id']);
  });

  test('each request gets its own', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await plane.call('GET', '/list')).headers['x-request-id']),
    );
    expect(new Set(ids).size).toBe(20);
  });
});

describe('paths and methods', () => {
  test.each([
    ['GET', '/add', 'POST'],
    ['DELETE', '/search', 'POST'],
    ['POST', '/list', 'GET'],
    ['PATCH', '/update', 'PUT'],
    ['POST', '/delete', 'DELETE'],
    ['GET', '/delete/x', 'DELETE'],
    ['OPTIONS', '/add', 'POST'],
    ['POST', '/healthz', 'GET'],
    ['DELETE', '/docs', 'GET'],
  ])('%s %s: 400 that names what the path takes', async (method, path, allowed) => {
    const response = await plane.call(method, path, { key: project.key });
    expectError(response, 'method_not_allowed');
    expect(response.headers.allow).toBe(allowed);
  });

  test.each([
    '/',
    '/Add',
    '/add/',
    '//add',
    '/add/x',
    '/add%2F',
    '/add;x',
    '/.%2e/add',
    '/api/projects',
    '/%',
    '/%c0%af',
    '/.well-known/oauth-protected-resource',
  ])('%s: 404', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expectError(await plane.call(method, path, { key: project.key }), 'route_not_found');
  });
});
