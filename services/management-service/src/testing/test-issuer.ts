import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import jsonwebtoken, { type SignOptions } from 'jsonwebtoken';

export const testAudience = 'persistent-memory';

export interface TestSigningKey {
  readonly algorithm: 'RS256' | 'ES256';
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export function generateSigningKey(algorithm: TestSigningKey['algorithm'], kid: string = randomUUID()): TestSigningKey {
  const pair =
    algorithm === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { algorithm, kid, ...pair };
}

export function publicJwk({ algorithm, kid, publicKey }: TestSigningKey): Record<string, unknown> {
  return { ...publicKey.export({ format: 'jwk' }), kid, alg: algorithm, use: 'sig' };
}

export interface TestAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Record<string, string>;
}

let sharedKey: TestSigningKey | null = null;

/** Making an RSA key takes longer than most tests. */
function firstKey(): TestSigningKey {
  sharedKey ??= generateSigningKey('RS256');
  return sharedKey;
}

/** An issuer whose documents a test decides on, and whose tokens it signs itself. Counts what is fetched of it. */
export class TestIssuer {
  readonly keys: TestSigningKey[] = [firstKey()];
  /** What stands in for the documents of a proper issuer, null for silence. */
  answer: (path: string) => TestAnswer | null = (path) => this.#document(path);
  discoveryFetches = 0;
  keyFetches = 0;
  #server: Server | null = null;
  #port = 0;

  /** Answers with its own documents again. */
  publish(): void {
    this.answer = (path) => this.#document(path);
  }

  static async start(): Promise<TestIssuer> {
    const issuer = new TestIssuer();
    await issuer.resume();
    return issuer;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens again, where it listened before. */
  async resume(): Promise<void> {
    const server = createServer((request, response) => {
      const answer = this.answer(request.url ?? '');
      if (answer === null) return;
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  /** A token that is right in every way; what a test gives is what is wrong with it. */
  sign(claims: Readonly<Record<string, unknown>> = {}, options: SignOptions = {}, key = this.keys[0]): string {
    if (key === undefined) throw new Error('The issuer has no key.');
    const nowSeconds = Math.floor(Date.now() / 1000);
    const payload = { iss: this.url, aud: testAudience, sub: 'alice', exp: nowSeconds + 300, ...claims };
    return jsonwebtoken.sign(payload, key.privateKey, { algorithm: key.algorithm, keyid: key.kid, ...options });
  }

  #document(path: string): TestAnswer {
    if (path === '/.well-known/openid-configuration') {
      this.discoveryFetches++;
      return { status: 200, body: JSON.stringify({ issuer: this.url, jwks_uri: `${this.url}/jwks` }) };
    }
    if (path !== '/jwks') return { status: 404, body: '{}' };
    this.keyFetches++;
    return { status: 200, body: JSON.stringify({ keys: this.keys.map(publicJwk) }) };
  }
}
