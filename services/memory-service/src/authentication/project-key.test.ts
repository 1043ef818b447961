import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ErrorCode, mintCredential } from '@persistent-memory/auth';
import { freshAddress } from '../testing/call.js';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError, withoutRequestId } from '../testing/expect-response.js';
import { operationsUnderTest } from '../testing/operations-under-test.js';
import { buildKey, deleteProject } from '../testing/tenants.js';

let plane: TestDataPlane;
const keys = { good: '', revoked: '', ofDeletedProject: '' };

beforeAll(async () => {
  plane = await startDataPlane();
  const { database } = plane.db;
  const project = await plane.buildProject();
  const revoked = await buildKey(database, project.accountId, project.projectId);
  await database.use((sql) => sql`delete from access.api_keys where key_id = ${revoked.keyId}`);
  const deleted = await plane.buildProject();
  await deleteProject(database, deleted);
  Object.assign(keys, { good: project.key, revoked: revoked.key, ofDeletedProject: deleted.key });
});
afterAll(() => plane.close());

/** By what is wrong: the Authorization header, and the code that it is answered with. */
const refusals: readonly [string, () => string | null, ErrorCode][] = [
  ['no header', () => null, 'missing_credentials'],
  ['an empty header', () => '', 'missing_credentials'],
  ['another scheme', () => `Basic ${Buffer.from(`${keys.good}:`).toString('base64')}`, 'invalid_credentials'],
  ['the key without a scheme', () => keys.good, 'invalid_credentials'],
  ['a scheme without a key', () => 'Bearer', 'invalid_credentials'],
  ['two keys', () => `Bearer ${keys.good} ${keys.good}`, 'invalid_credentials'],
  ['a list of credentials', () => `Bearer ${keys.good}, Bearer ${keys.good}`, 'invalid_credentials'],
  ['a malformed key', () => 'Bearer ak_123', 'invalid_credentials'],
  ['a very long key', () => `Bearer ak_${'A'.repeat(8_000)}`, 'invalid_credentials'],
  ['a wrong checksum', () => `Bearer ${mistyped(keys.good)}`, 'invalid_credentials'],
  ['the key in lower case', () => `Bearer ${keys.good.toLowerCase()}`, 'invalid_credentials'],
  ['an unknown key', () => `Bearer ${mintCredential('ak').secret}`, 'invalid_credentials'],
  ['a revoked key', () => `Bearer ${keys.revoked}`, 'invalid_credentials'],
  ['an auth token', () => `Bearer ${mintCredential('at').secret}`, 'invalid_credentials'],
  ['the key of a deleted project', () => `Bearer ${keys.ofDeletedProject}`, 'invalid_credentials'],
  ['text beside ASCII', () => 'Bearer ak_\u00e9\u00e9', 'invalid_credentials'],
];

describe.each(operationsUnderTest)('$operationId', ({ method, path, body }) => {
  test.each(refusals)('%s', async (_what, authorization, code) => {
    const header = authorization();
    const headers: Record<string, string> = header === null ? {} : { Authorization: header };
    const response = await plane.call(method, path, { body, headers });
    expectError(response, code);
    expect(response.headers['ratelimit-remaining']).toBe('99');
  });

  test('what is no valid request is refused for its credentials first', async () => {
    const response = await plane.call(method, path, { body: '{"broken', headers: { 'Content-Type': 'text/plain' } });
    expectError(response, 'missing_credentials');
  });

  test('a good key opens it, however the scheme is written', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER  ']) {
      const { status } = await plane.call(method, path, { body, headers: { Authorization: `${scheme} ${keys.good}` } });
      expect([200, 404]).toContain(status);
    }
  });
});

describe('what a refusal tells', () => {
  test('an unknown key, a revoked one and that of a deleted project answer the same', async () => {
    const answers = await Promise.all(
      [mintCredential('ak').secret, keys.revoked, keys.ofDeletedProject, mistyped(keys.good)].map((key) =>
        plane.call('GET', '/list', { key }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(withoutRequestId(answer)))).size).toBe(1);
  });

  test('no answer repeats the credential', async () => {
    const response = await plane.call('GET', '/list', { key: keys.revoked });
    expect(`${response.text}${JSON.stringify(response.headers)}`).not.toContain(keys.revoked.slice(3, 20));
  });

  test('a key in the query, the body or another header is none', async () => {
    const { good } = keys;
    const options = {
      address: freshAddress(),
      headers: { 'X-Api-Key': good, Cookie: `key=${good}` },
      body: { api_key: good },
    };
    expectError(
      await plane.call('POST', `/search?api_key=${good}&access_token=${good}`, options),
      'missing_credentials',
    );
  });

  test('a key revoked between two requests stops at once', async () => {
    const project = await plane.buildProject();
    expect((await plane.call('GET', '/list', { key: project.key })).status).toBe(200);
    await plane.db.database.use((sql) => sql`delete from access.api_keys where key_id = ${project.keyId}`);
    expectError(await plane.call('GET', '/list', { key: project.key }), 'invalid_credentials');
  });

  test('only the hash of a key is in the database', async () => {
    const [dump] = await plane.db.database.use(
      (sql) => sql`select string_agg(api_keys::text, ' ') as rows from access.api_keys`,
    );
    expect(dump?.rows).not.toContain(keys.good.slice(3, 35));
  });
});

/** With one character of the secret changed. */
function mistyped(key: string): string {
  const wrong = key.charAt(10) === 'x' ? 'y' : 'x';
  return `${key.slice(0, 10)}${wrong}${key.slice(11)}`;
}
