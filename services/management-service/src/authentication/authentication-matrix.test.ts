import { afterAll, describe, expect, test } from '@jest/globals';
import { allScopes, mintCredential, prefixedId } from '@persistent-memory/auth';
import { allOperations } from '../operations/index.js';
import type { Answer } from '../testing/caller.js';
import { TestPlane } from '../testing/management-plane.js';
import { createTenant, createToken } from '../testing/tenant.js';
import { generateSigningKey } from '../testing/test-issuer.js';

/** One matrix for all operations, so that none is forgotten: what opens nothing, and what a token may not. */
const plane = await TestPlane.start();
afterAll(() => plane.stop());
const tenant = await createTenant(plane);
const { token: revokedToken, tokenId } = await createToken(plane, tenant, [...allScopes]);
await tenant.session.delete(`/api/auth-tokens/${tokenId}`);

const sessionOnly = [
  'createAuthToken',
  'createWorkspace',
  'deleteAuthToken',
  'deleteWorkspace',
  'getAccount',
  'getAuditLog',
  'listAuthTokens',
  'updateWorkspace',
];

function reach(operationId: string, credential: string | null, headers: Record<string, string> = {}): Promise<Answer> {
  const operation = allOperations.find((candidate) => candidate.operationId === operationId);
  if (operation === undefined) throw new Error(`no operation ${operationId}`);
  const path = operation.path.replace('{id}', prefixedId('proj'));
  const body = operation.request.body === undefined ? undefined : Object(operation.example.request);
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return plane.caller(credential).send(method, path, body, headers);
}

const ids = allOperations.map(({ operationId }) => operationId);
const ofOperators = ids.filter((id) => id !== 'putSubscription');

describe.each(ids)('%s refuses with 401', (id) => {
  test('missing credentials, in words of their own', async () => {
    for (const headers of [{}, { Authorization: '' }]) {
      const { status, body } = await reach(id, null, headers);
      expect([status, body.error.code]).toEqual([401, 'missing_credentials']);
    }
  });

  test('a header that holds no Bearer credential, as wrong', async () => {
    for (const Authorization of ['Bearer', 'Basic YTpi', tenant.key, 'Bearer a b']) {
      const { status, body } = await reach(id, null, { Authorization });
      expect([status, body.error.code]).toEqual([401, 'invalid_credentials']);
    }
  });

  test('everything that is no credential of this plane, all in the same words', async () => {
    const wrongSum = `${mintCredential('at').secret.slice(0, -1)}!`;
    const candidates = [
      tenant.key,
      mintCredential('ak').secret,
      mintCredential('at').secret,
      wrongSum,
      'at_',
      revokedToken,
      'x',
      plane.issuer.sign({ exp: 1 }),
      plane.issuer.sign({}, {}, generateSigningKey('RS256')),
      'a'.repeat(9_000),
    ];
    const bodies = [];
    for (const candidate of candidates) {
      const { status, body } = await reach(id, candidate);
      expect([status, body.error.code]).toEqual([401, 'invalid_credentials']);
      bodies.push(JSON.stringify({ ...body.error, request_id: '' }));
    }
    expect(new Set(bodies).size).toBe(1);
  });
});

describe.each(ofOperators)('%s', (id) => {
  const isSessionOnly = sessionOnly.includes(id);

  test(
    isSessionOnly ? 'refuses a token with every scope' : 'refuses no token with every scope for its scopes',
    async () => {
      const { token } = await createToken(plane, tenant, [...allScopes]);
      const { status, body } = await reach(id, token);
      if (isSessionOnly) expect([status, body.error.code]).toEqual([403, 'session_required']);
      else expect(status).not.toBe(403);
    },
  );

  const scope = allOperations.find(({ operationId }) => operationId === id)?.scope;
  test(scope === undefined ? 'needs no scope' : `needs the scope ${scope}`, async () => {
    const { token } = await createToken(
      plane,
      tenant,
      allScopes.filter((candidate) => candidate !== scope),
    );
    const { status, body } = await reach(id, token);
    if (scope !== undefined) expect([status, body.error.code]).toEqual([403, 'insufficient_scope']);
    else if (!isSessionOnly) expect(status).not.toBe(403);
  });
});

test('the version is settled before the credentials', async () => {
  for (const version of ['2020-01-01', 'latest', '2026-09-25 ', '']) {
    const { status, body } = await reach('listProjects', null, { 'X-Api-Version': version });
    // Node trims header values.
    if (version.trim() === '2026-09-25') expect(status).toBe(401);
    else {
      expect([status, body.error.code]).toEqual([400, 'unsupported_api_version']);
      expect(body.error.supported_versions).toEqual(['2026-09-25']);
    }
  }
  expect((await reach('listProjects', tenant.session.credential, { 'X-Api-Version': '2026-09-25' })).status).toBe(200);
});

test('the scheme is Bearer in any case; the credential as it is', async () => {
  const { token } = await createToken(plane, tenant, []);
  expect((await reach('listProjects', null, { Authorization: `bearer ${token}` })).status).toBe(200);
  expect((await reach('listProjects', null, { Authorization: `BEARER   ${token}` })).status).toBe(200);
  expect((await reach('listProjects', null, { Authorization: `Bearer ${token.toUpperCase()}` })).status).toBe(401);
  expect((await reach('listProjects', null, { Authorization: token })).status).toBe(401);
});
