import { createHmac, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { generateSigningKey, publicJwk, TestIssuer, testAudience } from '../testing/test-issuer.js';
import { IssuerKeys } from './issuer-keys.js';
import { SessionTokens } from './session-tokens.js';

let issuer: TestIssuer;
let tokens: SessionTokens;
const es256 = generateSigningKey('ES256');
const nowSeconds = () => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  issuer = await TestIssuer.start();
  issuer.keys.push(es256);
  const keys = new IssuerKeys({ issuer: issuer.url, fetchTimeoutMs: 5_000, onFailure: () => {} });
  tokens = new SessionTokens({ issuer: issuer.url, audience: testAudience, keys });
});

afterAll(() => issuer.stop());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const goodClaims = () => ({ iss: issuer.url, aud: testAudience, sub: 'alice', exp: nowSeconds() + 300 });

/** A token with any header, really signed by the issuer's first key. */
function signRaw(header: object, claims: object = goodClaims()): string {
  const input = `${encode(header)}.${encode(claims)}`;
  const key = issuer.keys[0];
  if (key === undefined) throw new Error('no key');
  return `${input}.${sign('sha256', Buffer.from(input), key.privateKey).toString('base64url')}`;
}

const goodHeader = () => ({ alg: 'RS256', typ: 'JWT', kid: issuer.keys[0]?.kid });

async function expectRefused(token: string): Promise<void> {
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'invalid_credentials' });
}

describe('accepts', () => {
  test('RS256 and ES256', async () => {
    await expect(tokens.verify(issuer.sign())).resolves.toEqual({ issuer: issuer.url, subject: 'alice' });
    await expect(tokens.verify(issuer.sign({ sub: 'bob' }, {}, es256))).resolves.toEqual({
      issuer: issuer.url,
      subject: 'bob',
    });
  });

  test('the raw form that the attacks below are made in', async () => {
    await expect(tokens.verify(signRaw(goodHeader()))).resolves.toMatchObject({ subject: 'alice' });
  });

  test('one audience among several', async () => {
    await expect(tokens.verify(issuer.sign({ aud: ['other', testAudience] }))).resolves.toMatchObject({
      subject: 'alice',
    });
  });

  test('60 seconds of clock skew, either way', async () => {
    await expect(tokens.verify(issuer.sign({ exp: nowSeconds() - 50 }))).resolves.toBeDefined();
    await expect(tokens.verify(issuer.sign({ nbf: nowSeconds() + 50 }))).resolves.toBeDefined();
  });

  test('no kid, where one published key is of that kind', async () => {
    const { kid: _, ...header } = goodHeader();
    await expect(tokens.verify(signRaw(header))).resolves.toMatchObject({ subject: 'alice' });
  });

  test('a subject of 255 characters', async () => {
    await expect(tokens.verify(issuer.sign({ sub: 'x'.repeat(255) }))).resolves.toBeDefined();
  });
});

describe('refuses', () => {
  test.each(['none', 'None', 'NONE', 'nOnE'])('alg %s, without a signature', async (alg) => {
    await expectRefused(`${encode({ ...goodHeader(), alg })}.${encode(goodClaims())}.`);
  });

  test.each(['none', 'None'])('alg %s with the signature of another token', async (alg) => {
    const signature = issuer.sign().split('.')[2];
    await expectRefused(`${encode({ ...goodHeader(), alg })}.${encode(goodClaims())}.${signature}`);
  });

  test.each(['pem', 'jwk'] as const)('HMAC with the public key (%s) as the secret', async (form) => {
    const key = issuer.keys[0];
    if (key === undefined) throw new Error('no key');
    const secret =
      form === 'pem' ? key.publicKey.export({ type: 'spki', format: 'pem' }) : JSON.stringify(publicJwk(key));
    const input = `${encode({ ...goodHeader(), alg: 'HS256' })}.${encode(goodClaims())}`;
    await expectRefused(`${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`);
  });

  test.each(['RS384', 'RS512', 'PS256', 'ES384', 'EdDSA', 'HS512', '', null, 5, ['RS256']])('alg %j', async (alg) => {
    await expectRefused(signRaw({ ...goodHeader(), alg }));
  });

  test('ES256 with the kid of an RSA key, and RS256 with that of an EC key', async () => {
    await expectRefused(signRaw({ ...goodHeader(), alg: 'ES256' }));
    await expectRefused(signRaw({ ...goodHeader(), kid: es256.kid }));
  });

  test('the signature of a stranger, under a published kid', async () => {
    const stranger = generateSigningKey('RS256', issuer.keys[0]?.kid);
    await expectRefused(issuer.sign({}, {}, stranger));
  });

  test('keys that the token brings (jwk, x5c) or points at (jku, x5u)', async () => {
    const stranger = generateSigningKey('RS256', 'stranger');
    const url = `${issuer.url}/other-keys`;
    const before = issuer.discoveryFetches;
    for (const header of [{ jwk: publicJwk(stranger) }, { jku: url }, { x5u: url }, { x5c: ['MIIB'] }]) {
      await expectRefused(issuer.sign({}, { header: { alg: 'RS256', ...header } as never }, stranger));
    }
    expect(issuer.discoveryFetches).toBe(before);
  });

  test('critical extensions', async () => {
    await expectRefused(signRaw({ ...goodHeader(), crit: ['exp'] }));
    await expectRefused(signRaw({ ...goodHeader(), crit: [] }));
    await expectRefused(signRaw({ ...goodHeader(), b64: false, crit: ['b64'] }));
  });

  test.each([
    ['another issuer', { iss: 'https://login.example.com' }],
    ['an issuer that only begins like ours', { iss: `http://127.0.0.1.example.com` }],
    ['no issuer', { iss: undefined }],
    ['a list of issuers', { iss: ['https://login.example.com'] }],
    ['another audience', { aud: 'another-service' }],
    ['an empty list of audiences', { aud: [] }],
    ['no audience', { aud: undefined }],
    ['expired beyond the skew', { exp: Math.floor(Date.now() / 1000) - 62 }],
    ['no expiry', { exp: undefined }],
    ['not valid yet, beyond the skew', { nbf: Math.floor(Date.now() / 1000) + 120 }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['a subject with a NUL', { sub: 'ali\0ce' }],
    ['a subject that is no Unicode', { sub: 'ali\ud800ce' }],
    ['a subject of 256 characters', { sub: 'x'.repeat(256) }],
  ])('%s', async (_, claims) => {
    await expectRefused(signRaw(goodHeader(), { ...goodClaims(), ...claims }));
  });

  test.each([
    ['exp as text', { exp: '9999999999' }],
    ['exp null', { exp: null }],
    ['exp beyond all numbers', { exp: '1e999' }],
    ['nbf as text', { nbf: '1' }],
    ['sub as a number', { sub: 5 }],
    ['sub as an object', { sub: { toString: 'alice' } }],
    ['iss in a list', { iss: ['x'] }],
    ['aud as an object', { aud: { 0: testAudience } }],
  ])('%s', async (_, claims) => {
    await expectRefused(signRaw(goodHeader(), { ...goodClaims(), ...claims }));
  });

  test('claims that are no object', async () => {
    for (const claims of ['alice', 5, null, ['alice']]) {
      await expectRefused(signRaw(goodHeader(), claims as never));
    }
  });

  test('a token changed in any of its parts', async () => {
    const [header = '', claims = '', signature = ''] = issuer.sign().split('.');
    await expectRefused(`${header}.${encode({ ...goodClaims(), sub: 'bob' })}.${signature}`);
    await expectRefused(`${encode({ ...goodHeader(), extra: 1 })}.${claims}.${signature}`);
    await expectRefused(`${header}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`);
    await expectRefused(`${header}.${claims}.`);
    await expectRefused(`${header}.${claims}`);
  });

  test.each([
    '',
    '.',
    '..',
    '...',
    'a.b.c',
    'not a token',
    `${'e'.repeat(40)}.e30.`,
    'bnVsbA.e30.x',
    'WyJSUzI1NiJd.e30.x',
  ])('%j', async (token) => {
    await expectRefused(token);
  });

  test('a kid that is no text', async () => {
    for (const kid of [5, null, ['a'], {}]) await expectRefused(signRaw({ ...goodHeader(), kid }));
  });

  test('more than 8 KB, even when it is signed', async () => {
    const token = issuer.sign({ padding: 'x'.repeat(7_000) });
    expect(token.length).toBeGreaterThan(8_192);
    await expectRefused(token);
  });
});
