import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { generateSigningKey, testAudience } from '../testing/test-issuer.js';
import { IssuerKeys } from './issuer-keys.js';
import { SessionTokens } from './session-tokens.js';

/** A real OpenID provider, reached as any other: discovery, its keys, and tokens that it issued. */
const oidcClient = { id: 'operator-console', secret: 'a client secret of a test, long enough' };

let server: Server;
let issuer: string;
let tokens: SessionTokens;

beforeAll(async () => {
  // It says at length that it is not set up for production, which it is not.
  for (const method of ['warn', 'info'] as const) jest.spyOn(console, method).mockImplementation(() => {});
  const { Provider } = await import('oidc-provider');
  server = createServer((request, response) => provider.callback()(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configuration());
  const keys = new IssuerKeys({ issuer, fetchTimeoutMs: 5_000, onFailure: () => {} });
  tokens = new SessionTokens({ issuer, audience: testAudience, keys });
});

afterAll(async () => {
  jest.restoreAllMocks();
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

function configuration(): object {
  const jwks = (['RS256', 'ES256'] as const).map((algorithm) => {
    const { privateKey, kid } = generateSigningKey(algorithm);
    return { ...privateKey.export({ format: 'jwk' }), kid, alg: algorithm, use: 'sig' };
  });
  // The resource's name says what a token for it looks like: `urn:ES256:persistent-memory`.
  const getResourceServerInfo = (_context: unknown, resource: string) => {
    const [, algorithm, audience] = resource.split(':');
    const form =
      algorithm === 'opaque'
        ? { accessTokenFormat: 'opaque' }
        : { accessTokenFormat: 'jwt', jwt: { sign: { alg: algorithm } } };
    return { scope: '', audience, accessTokenTTL: 300, ...form };
  };
  return {
    jwks: { keys: jwks },
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
      },
    ],
    features: {
      clientCredentials: { enabled: true },
      resourceIndicators: { enabled: true, getResourceServerInfo },
      devInteractions: { enabled: false },
    },
  };
}

async function issueToken(resource: string): Promise<string> {
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${oidcClient.id}:${encodeURIComponent(oidcClient.secret)}`).toString('base64')}`,
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', resource }),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`the provider issued no token: ${response.status}`);
  return token;
}

describe('tokens that a real provider issued', () => {
  test.each(['RS256', 'ES256'])('signed with %s name their subject', async (algorithm) => {
    const token = await issueToken(`urn:${algorithm}:${testAudience}`);
    await expect(tokens.verify(token)).resolves.toEqual({ issuer, subject: oidcClient.id });
  });

  test('for another audience, or of a form that we can not check, are refused', async () => {
    for (const resource of ['urn:RS256:another-service', `urn:opaque:${testAudience}`]) {
      await expect(tokens.verify(await issueToken(resource))).rejects.toMatchObject({ code: 'invalid_credentials' });
    }
  });

  test('changed in their claims are refused', async () => {
    const [header, claims = '', signature] = (await issueToken(`urn:RS256:${testAudience}`)).split('.');
    const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: 'somebody else' };
    const forged = `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
    await expect(tokens.verify(forged)).rejects.toMatchObject({ code: 'invalid_credentials' });
  });
});
