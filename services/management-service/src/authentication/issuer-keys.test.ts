import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { generateSigningKey, publicJwk, TestIssuer } from '../testing/test-issuer.js';
import { isAcceptableIssuerUrl } from './issuer-documents.js';
import { IssuerKeys } from './issuer-keys.js';

const minuteMs = 60_000;

let issuer: TestIssuer;
let failures: unknown[];
let clockMs: number;

beforeEach(async () => {
  issuer = await TestIssuer.start();
  failures = [];
  clockMs = 0;
});

afterEach(() => issuer.stop());

function keysOf(url = issuer.url): IssuerKeys {
  return new IssuerKeys({
    issuer: url,
    fetchTimeoutMs: 2_000,
    onFailure: (error) => failures.push(error),
    nowMs: () => clockMs,
  });
}

const knownKid = () => issuer.keys[0]?.kid ?? '';

describe('caching', () => {
  test('50 at once fetch once', async () => {
    const keys = keysOf();
    const found = await Promise.all(Array.from({ length: 50 }, () => keys.find('RS256', knownKid())));
    expect(found.every((key) => key !== null)).toBe(true);
    expect([issuer.discoveryFetches, issuer.keyFetches]).toEqual([1, 1]);
  });

  test('a key published later is found, by one fetch', async () => {
    const keys = keysOf();
    await keys.find('RS256', knownKid());
    const added = generateSigningKey('ES256');
    issuer.keys.push(added);
    const found = await Promise.all(Array.from({ length: 50 }, () => keys.find('ES256', added.kid)));
    expect(found.every((key) => key !== null)).toBe(true);
    expect(issuer.keyFetches).toBe(2);
  });

  test('a flood of unknown kids fetches once a minute', async () => {
    const keys = keysOf();
    await keys.find('RS256', knownKid());
    for (let minute = 1; minute <= 3; minute++) {
      clockMs += minuteMs;
      for (let i = 0; i < 50; i++) expect(await keys.find('RS256', `unknown-${i}`)).toBeNull();
      expect(issuer.keyFetches).toBe(1 + minute);
    }
  });

  test('an unknown kid in the very first token fetches once, since the keys are as new as can be', async () => {
    const keys = keysOf();
    const found = await Promise.all(Array.from({ length: 50 }, () => keys.find('RS256', 'unknown')));
    expect(found.every((key) => key === null)).toBe(true);
    expect(issuer.keyFetches).toBe(1);
  });

  test('a withdrawn key is believed for ten minutes, and not once more after an idle time', async () => {
    const keys = keysOf();
    const withdrawn = knownKid();
    await keys.find('RS256', withdrawn);
    issuer.keys[0] = generateSigningKey('RS256');
    clockMs += 5 * minuteMs;
    expect(await keys.find('RS256', withdrawn)).not.toBeNull();
    clockMs += 5 * minuteMs + 1;
    const found = await Promise.all(Array.from({ length: 50 }, () => keys.find('RS256', withdrawn)));
    expect(found.every((key) => key === null)).toBe(true);
    expect(await keys.find('RS256', knownKid())).not.toBeNull();
    expect(issuer.keyFetches).toBe(2);
  });

  test('nobody waits for keys that are not too old yet: they are fetched meanwhile', async () => {
    const keys = keysOf();
    const withdrawn = knownKid();
    await keys.find('RS256', withdrawn);
    issuer.keys[0] = generateSigningKey('RS256');
    clockMs += 5 * minuteMs + 1;
    expect(await keys.find('RS256', withdrawn)).not.toBeNull();
    // Joins the fetch that the call before has begun.
    expect(await keys.find('RS256', knownKid())).not.toBeNull();
    expect(await keys.find('RS256', withdrawn)).toBeNull();
    expect(issuer.keyFetches).toBe(2);
  });
});

describe('an issuer that is away', () => {
  test('from the start: dependency_unavailable, tried once a second, and found as soon as it is back', async () => {
    await issuer.stop();
    const keys = keysOf();
    for (let i = 0; i < 50; i++) {
      await expect(keys.find('RS256', knownKid())).rejects.toMatchObject({ code: 'dependency_unavailable' });
    }
    expect(failures).toHaveLength(1);
    await issuer.resume();
    clockMs += 1_000;
    expect(await keys.find('RS256', knownKid())).not.toBeNull();
  });

  test('later: the last good keys are kept', async () => {
    const keys = keysOf();
    await keys.find('RS256', knownKid());
    await issuer.stop();
    clockMs += 24 * 60 * minuteMs;
    for (let i = 0; i < 2; i++) expect(await keys.find('RS256', knownKid())).not.toBeNull();
    expect(failures).toHaveLength(1);
  });

  test('later, for a key id that may be new: dependency_unavailable until the issuer has told', async () => {
    const keys = keysOf();
    await keys.find('RS256', knownKid());
    issuer.answer = () => ({ status: 503, body: '{}' });
    clockMs += minuteMs;
    const fetched = keys.find('RS256', 'unknown');
    await expect(fetched).rejects.toMatchObject({ code: 'dependency_unavailable', details: { retryAfterSeconds: 60 } });
    clockMs += minuteMs - 1;
    const untried = keys.find('RS256', 'unknown');
    await expect(untried).rejects.toMatchObject({ code: 'dependency_unavailable', details: { retryAfterSeconds: 1 } });
    expect(await keys.find('RS256', knownKid())).not.toBeNull();
    expect(failures).toHaveLength(1);

    issuer.publish();
    const added = generateSigningKey('ES256');
    issuer.keys.push(added);
    clockMs += 1;
    expect(await keys.find('RS256', 'unknown')).toBeNull();
    expect(await keys.find('RS256', 'unknown')).toBeNull();
    expect(await keys.find('ES256', added.kid)).not.toBeNull();
  });

  test('later, and silent: dependency_unavailable for a key id that may be new, and the known ones go on', async () => {
    const keys = new IssuerKeys({
      issuer: issuer.url,
      fetchTimeoutMs: 50,
      onFailure: (error) => failures.push(error),
      nowMs: () => clockMs,
    });
    await keys.find('RS256', knownKid());
    issuer.answer = () => null;
    const found = await Promise.allSettled(Array.from({ length: 20 }, () => keys.find('RS256', 'unknown')));
    for (const one of found) {
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'dependency_unavailable' } });
    }
    expect(await keys.find('RS256', knownKid())).not.toBeNull();
    expect(failures).toHaveLength(1);
  });

  test('later, where the keys had become old: a key id that may be new is not refused for it either', async () => {
    const keys = keysOf();
    await keys.find('RS256', knownKid());
    await issuer.stop();
    clockMs += 11 * minuteMs;
    expect(await keys.find('RS256', knownKid())).not.toBeNull();
    await expect(keys.find('RS256', 'unknown')).rejects.toMatchObject({ code: 'dependency_unavailable' });
  });

  test('later, and without an answer: it is waited for once a minute, and the last good keys are kept', async () => {
    const keys = new IssuerKeys({
      issuer: issuer.url,
      fetchTimeoutMs: 50,
      onFailure: (error) => failures.push(error),
      nowMs: () => clockMs,
    });
    await keys.find('RS256', knownKid());
    issuer.answer = () => null;
    clockMs += 11 * minuteMs;
    for (let i = 0; i < 20; i++) expect(await keys.find('RS256', knownKid())).not.toBeNull();
    expect(failures).toHaveLength(1);
  });
});

describe('what is not believed', () => {
  const document = (members: object) => ({ status: 200, body: JSON.stringify(members) });

  test.each([
    ['a redirect', () => ({ status: 302, body: '', headers: { location: `${issuer.url}/jwks` } })],
    ['a failure', () => ({ status: 500, body: '{}' })],
    ['a document that is no JSON', () => ({ status: 200, body: '<html>' })],
    ['a document without an end', () => ({ status: 200, body: `"${'x'.repeat(300_000)}"` })],
    [
      'another issuer in the discovery document',
      () => document({ issuer: 'https://evil.example', jwks_uri: `${issuer.url}/jwks` }),
    ],
    ['keys at a file', () => document({ issuer: issuer.url, jwks_uri: 'file:///etc/passwd' })],
    ['keys over plain HTTP elsewhere', () => document({ issuer: issuer.url, jwks_uri: 'http://192.0.2.1/jwks' })],
    ['no jwks_uri', () => document({ issuer: issuer.url })],
    ['no set of keys', () => document({ issuer: issuer.url, jwks_uri: `${issuer.url}/jwks`, keys: 'none' })],
    ['null', () => ({ status: 200, body: 'null' })],
  ])('%s', async (_, answer) => {
    issuer.answer = answer;
    await expect(keysOf().find('RS256', knownKid())).rejects.toMatchObject({ code: 'dependency_unavailable' });
    expect(failures).toHaveLength(1);
  });

  test('an issuer that does not answer in time', async () => {
    issuer.answer = () => null;
    const keys = new IssuerKeys({ issuer: issuer.url, fetchTimeoutMs: 50, onFailure: (error) => failures.push(error) });
    await expect(keys.find('RS256', knownKid())).rejects.toMatchObject({ code: 'dependency_unavailable' });
  });

  test('keys for encryption, of other kinds, too small, or broken; the good one beside them serves', async () => {
    const good = generateSigningKey('RS256', 'good');
    const jwk = publicJwk(good);
    const small = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ format: 'jwk' });
    const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ format: 'jwk' });
    const published = [
      jwk,
      { ...jwk, kid: 'encryption', use: 'enc' },
      { ...jwk, kid: 'wrapping', key_ops: ['wrapKey'] },
      { ...jwk, kid: 'other-algorithm', alg: 'RS512' },
      { ...jwk, kid: 'secret', kty: 'oct', k: 'c2VjcmV0' },
      { ...small, kid: 'small' },
      { ...p384, kid: 'p384' },
      { ...jwk, kid: 'broken', n: '!' },
      { ...jwk, kid: 'not-text', n: 5 },
      null,
      'text',
    ];
    issuer.answer = (path) =>
      path === '/jwks'
        ? document({ keys: published })
        : document({ issuer: issuer.url, jwks_uri: `${issuer.url}/jwks` });
    const keys = keysOf();
    expect(await keys.find('RS256', 'good')).not.toBeNull();
    expect(await keys.find('ES256', 'good')).toBeNull();
    for (const kid of ['encryption', 'wrapping', 'other-algorithm', 'secret', 'small', 'p384', 'broken', 'not-text']) {
      expect(await keys.find('RS256', kid)).toBeNull();
      expect(await keys.find('ES256', kid)).toBeNull();
    }
  });

  test('no kid where several keys could be meant', async () => {
    issuer.keys.push(generateSigningKey('RS256'));
    expect(await keysOf().find('RS256', null)).toBeNull();
  });
});

test.each([
  ['https://login.example.com/tenant/', true],
  ['http://127.0.0.1:8082', true],
  ['http://localhost:8082', true],
  ['http://[::1]:8082', true],
  ['http://login.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['http://192.168.1.4', false],
  ['https://user:password@login.example.com', false],
  ['https://login.example.com/?tenant=a', false],
  ['file:///etc/issuer', false],
  ['login.example.com', false],
  ['', false],
])('%s can be an issuer: %s', (url, isAcceptable) => {
  expect(isAcceptableIssuerUrl(url)).toBe(isAcceptable);
});
