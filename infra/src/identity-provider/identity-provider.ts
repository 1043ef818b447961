import { createServer, type ServerResponse } from 'node:http';

import type { SigningKey } from './signing-key.js';

export interface IdentityProvider {
  stop(): Promise<void>;
}

/**
 * Publishes what a service needs to verify session tokens of the local account: the discovery document (OpenID
 * Connect Discovery 1.0) and the keys (RFC 7517). On loopback only, and it issues nothing: whoever may read the key
 * in the data directory makes the tokens.
 */
export async function startIdentityProvider(issuer: string, key: SigningKey): Promise<IdentityProvider> {
  const documents = new Map<string | undefined, unknown>([
    ['/.well-known/openid-configuration', discoveryDocument(issuer)],
    ['/jwks', { keys: [key.publicJwk] }],
  ]);
  const server = createServer((request, response) => {
    const document = request.method === 'GET' ? documents.get(request.url) : undefined;
    if (document) send(response, 200, document);
    else send(response, 404, { error: 'not_found' });
  });
  const { port } = new URL(issuer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), '127.0.0.1', resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function discoveryDocument(issuer: string) {
  return {
    issuer,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
