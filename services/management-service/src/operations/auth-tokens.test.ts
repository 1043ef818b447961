import { afterAll, describe, expect, test } from '@jest/globals';
import { hashCredential, isWellFormedCredential, prefixedId } from '@persistent-memory/auth';
import { statusAndCode } from '../testing/caller.js';
import { TestPlane } from '../testing/management-plane.js';
import { createTenant, createToken, spreadOverDays } from '../testing/tenant.js';

const plane = await TestPlane.start();
afterAll(() => plane.stop());
const tenant = await createTenant(plane);

describe('createAuthToken', () => {
  test('answers 201 with the token, once; its hash is what is stored', async () => {
    const expiresAt = '2099-01-01T00:00:00.000Z';
    const request = {
      name: 'Script',
      scopes: ['keys:read', 'keys:write'],
      workspace_id: tenant.workspaceId,
      expires_at: expiresAt,
    };
    const { status, body } = await tenant.session.post('/api/auth-tokens', request);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^tok_/),
      name: 'Script',
      workspace_id: tenant.workspaceId,
      scopes: ['keys:read', 'keys:write'],
      token: expect.stringMatching(/^at_[0-9A-Za-z]{38}$/),
      prefix: body.token.slice(0, 7),
      last_four: body.token.slice(-4),
      created_at: expect.any(String),
      last_used_at: null,
      expires_at: expiresAt,
    });
    expect(isWellFormedCredential('at', body.token)).toBe(true);
    const [stored] = await plane.owner.use((sql) => sql`select * from management.auth_tokens where id = ${body.id}`);
    expect(stored?.token_hash).toEqual(hashCredential(body.token));
    expect(JSON.stringify(stored)).not.toContain(body.token);
  });

  test("without a workspace for the account's first one, without expiry for ever", async () => {
    const { body } = await tenant.session.post('/api/auth-tokens', { name: 'x', scopes: [], expires_at: null });
    expect(body).toMatchObject({ workspace_id: tenant.workspaceId, scopes: [], expires_at: null });
  });

  test.each([
    [{ scopes: [] }],
    [{ name: 'x' }],
    [{ name: 'x', scopes: ['projects:read'] }],
    [{ name: 'x', scopes: ['*'] }],
    [{ name: 'x', scopes: 'keys:read' }],
    [{ name: 'x', scopes: ['keys:read', 'keys:read'] }],
    [{ name: 'x', scopes: Array.from({ length: 1_000 }, () => 'keys:read') }],
    [{ name: 'x', scopes: [], expires_at: '2020-01-01T00:00:00Z' }],
    [{ name: 'x', scopes: [], expires_at: '2099-02-30T00:00:00Z' }],
    [{ name: 'x', scopes: [], expires_at: '2099-01-01T25:00:00Z' }],
    [{ name: 'x', scopes: [], expires_at: '2099-01-01T24:00:00Z' }],
    [{ name: 'x', scopes: [], expires_at: '2099-01-01T00:00:00' }],
    [{ name: 'x', scopes: [], expires_at: '2099-01-01T00:00:00+99:99' }],
    [{ name: 'x', scopes: [], expires_at: '2099-01-01' }],
    [{ name: 'x', scopes: [], expires_at: '9999-12-31T23:59:59-23:59' }],
    [{ name: 'x', scopes: [], expires_at: '+099999-01-01T00:00:00Z' }],
    [{ name: 'x', scopes: [], expires_at: 4102444800 }],
  ])('400 for %j', async (body) => {
    const answer = await plane.caller(tenant.session.credential).post('/api/auth-tokens', body);
    expect(statusAndCode(answer)).toEqual([400, 'invalid_request']);
  });

  test('400 names what the schema finds and what only the clock tells', async () => {
    const { body } = await tenant.session.post('/api/auth-tokens', {
      name: ' ',
      scopes: [],
      expires_at: '2020-01-01T00:00:00Z',
    });
    expect(body.error.errors).toEqual([
      { location: 'body.name', message: 'must not be blank' },
      { location: 'body.expires_at', message: 'must be in the future' },
    ]);
  });

  test('403 to a token, whatever its scopes; 404 for the workspace of another account', async () => {
    const { caller } = await createToken(plane, tenant, [
      'projects:write',
      'keys:read',
      'keys:write',
      'workspaces:read',
      'usage:read',
    ]);
    expect(statusAndCode(await caller.post('/api/auth-tokens', { name: 'x', scopes: [] }))).toEqual([
      403,
      'session_required',
    ]);
    const other = await createTenant(plane);
    for (const workspaceId of [other.workspaceId, prefixedId('ws'), 'x']) {
      const answer = await tenant.session.post('/api/auth-tokens', {
        name: 'x',
        scopes: [],
        workspace_id: workspaceId,
      });
      expect(statusAndCode(answer)).toEqual([404, 'workspace_not_found']);
    }
  });
});

describe('listAuthTokens', () => {
  test('newest first, in pages, never a token; by a session only', async () => {
    const owner = await createTenant(plane);
    const tokens = [await createToken(plane, owner, []), await createToken(plane, owner, ['usage:read'])];
    const ids = tokens.map(({ tokenId }) => tokenId).reverse();
    await spreadOverDays(plane, 'auth_tokens', ids);
    const { body } = await owner.session.get('/api/auth-tokens');
    expect(body).toMatchObject({ total: 2, limit: 50, offset: 0 });
    expect(body.auth_tokens.map(({ id }: { id: string }) => id)).toEqual(ids);
    for (const { token } of tokens) expect(JSON.stringify(body)).not.toContain(token);
    const page = await owner.session.get('/api/auth-tokens?limit=1&offset=1');
    expect(page.body).toEqual({ auth_tokens: [body.auth_tokens[1]], total: 2, limit: 1, offset: 1 });
    expect(statusAndCode(await (tokens[1]?.caller ?? owner.session).get('/api/auth-tokens'))).toEqual([
      403,
      'session_required',
    ]);
  });
});

describe('deleteAuthToken', () => {
  test('revokes at once', async () => {
    const { caller, tokenId } = await createToken(plane, tenant, []);
    expect((await caller.get('/api/projects')).status).toBe(200);
    expect((await tenant.session.delete(`/api/auth-tokens/${tokenId}`)).body).toEqual({ success: true });
    expect(statusAndCode(await caller.get('/api/projects'))).toEqual([401, 'invalid_credentials']);
    expect(statusAndCode(await tenant.session.delete(`/api/auth-tokens/${tokenId}`))).toEqual([
      404,
      'auth_token_not_found',
    ]);
  });

  test('404 for what is missing or of another account, 403 to a token', async () => {
    const other = await createTenant(plane);
    const { caller, tokenId } = await createToken(plane, other, ['keys:write']);
    for (const id of [tokenId, prefixedId('tok'), 'x']) {
      expect(statusAndCode(await tenant.session.delete(`/api/auth-tokens/${id}`))).toEqual([
        404,
        'auth_token_not_found',
      ]);
    }
    expect(statusAndCode(await caller.delete(`/api/auth-tokens/${tokenId}`))).toEqual([403, 'session_required']);
    expect((await caller.get('/api/projects')).status).toBe(200);
  });
});

describe('a token in use', () => {
  test('stops working when it expires', async () => {
    const { caller, tokenId } = await createToken(plane, tenant, []);
    expect((await caller.get('/api/projects')).status).toBe(200);
    await plane.owner.use(
      (sql) => sql`update management.auth_tokens set expires_at = now() - interval '1 second' where id = ${tokenId}`,
    );
    expect(statusAndCode(await caller.get('/api/projects'))).toEqual([401, 'invalid_credentials']);
    // It can still be seen and removed.
    expect((await tenant.session.delete(`/api/auth-tokens/${tokenId}`)).status).toBe(200);
  });

  test('its last use is noted, in batches, never backwards and never in the future', async () => {
    const { caller, tokenId } = await createToken(plane, tenant, []);
    const lastUse = async () => {
      const { body } = await tenant.session.get('/api/auth-tokens');
      return body.auth_tokens.find(({ id }: { id: string }) => id === tokenId)?.last_used_at;
    };
    const before = Date.now();
    await caller.get('/api/projects');
    expect(await lastUse()).toBeNull();
    await plane.tokenUses.flush();
    const noted = await lastUse();
    expect(Date.parse(noted)).toBeGreaterThanOrEqual(before);
    plane.tokenUses.note(tokenId, new Date('2020-01-01'));
    await plane.tokenUses.flush();
    expect(await lastUse()).toBe(noted);
    // The clock of another replica is wrong.
    plane.tokenUses.note(tokenId, new Date(Date.now() + 7_200_000));
    await plane.tokenUses.flush();
    expect(Date.parse(await lastUse())).toBeLessThan(Date.now() + 60_000);
  });
});
