import { createPublicKey } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import jsonwebtoken from 'jsonwebtoken';

import { reservePort } from '../testing/reserve-port.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.js';
import { localSubject, signSessionToken } from './session-token.js';
import { createSigningKey, readSigningKey, type SigningKey } from './signing-key.js';

let scratch: string;
let key: SigningKey;
let issuer: string;
let provider: IdentityProvider;

beforeEach(async () => {
  scratch = makeScratchDirectory();
  key = await createSigningKey(join(scratch, 'key.pem'));
  issuer = `http://127.0.0.1:${await reservePort()}`;
  provider = await startIdentityProvider(issuer, key);
});

afterEach(() => provider.stop());
afterEach(() => removeScratchDirectory(scratch));

async function getJson(address: string): Promise<Record<string, unknown>> {
  return (await (await fetch(address)).json()) as Record<string, unknown>;
}

test('a token of the local account verifies with what discovery leads to', async () => {
  const discovery = await getJson(`${issuer}/.well-known/openid-configuration`);
  expect(discovery.issuer).toBe(issuer);
  const { keys } = await getJson(String(discovery.jwks_uri));
  const [published] = keys as { kid: string }[];
  const token = signSessionToken(key, { issuer, audience: 'somewhere' });
  const { header } = jsonwebtoken.decode(token, { complete: true }) ?? {};
  expect(header).toMatchObject({ alg: 'RS256', kid: published?.kid });
  const claims = jsonwebtoken.verify(token, createPublicKey({ key: published ?? {}, format: 'jwk' }), {
    algorithms: ['RS256'],
    issuer,
    audience: 'somewhere',
  });
  expect(claims).toMatchObject({ sub: localSubject, exp: expect.any(Number) });
});

test('nothing of the private key is published', async () => {
  const { keys } = await getJson(`${issuer}/jwks`);
  expect(keys).toEqual([
    { kty: 'RSA', n: expect.any(String), e: 'AQAB', kid: expect.any(String), alg: 'RS256', use: 'sig' },
  ]);
});

test('it issues no tokens over HTTP', async () => {
  for (const [method, path] of [
    ['POST', '/token'],
    ['GET', '/'],
    ['POST', '/jwks'],
    ['GET', '/.well-known/../key.pem'],
  ] as const) {
    expect((await fetch(`${issuer}${path}`, { method })).status).toBe(404);
  }
});

test('the key is kept for its owner alone and stays the same', () => {
  const file = join(scratch, 'key.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readSigningKey(file)?.publicJwk).toEqual(key.publicJwk);
  expect(readSigningKey(join(scratch, 'none.pem'))).toBeNull();
});
