import { ApiError } from '@persistent-memory/auth';
import jsonwebtoken from 'jsonwebtoken';
import type { Identity } from '../storage/accounts.js';
import type { IssuerKeys } from './issuer-keys.js';
import { isUsableSubject } from './subject.js';
import { type SignatureAlgorithm, signatureAlgorithms } from './verification-key.js';

export interface SessionTokensOptions {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: IssuerKeys;
}

const maxTokenBytes = 8_192;
const clockSkewSeconds = 60;

interface Header {
  readonly algorithm: SignatureAlgorithm;
  readonly kid: string | null;
}

/** Verifies session JWTs (RFC 7519, with RFC 8725 as the guide) of one issuer for one audience. */
export class SessionTokens {
  readonly #options: SessionTokensOptions;

  constructor(options: SessionTokensOptions) {
    this.#options = options;
  }

  /**
   * Whom the issuer vouches for.
   * @throws ApiError invalid_credentials, or dependency_unavailable while the issuer's keys were never to be had
   */
  async verify(token: string): Promise<Identity> {
    const header = token.length <= maxTokenBytes ? readHeader(token) : null;
    if (header === null) throw new ApiError('invalid_credentials');
    const { issuer, audience, keys } = this.#options;
    const key = await keys.find(header.algorithm, header.kid);
    if (key === null) throw new ApiError('invalid_credentials');
    try {
      const claims = jsonwebtoken.verify(token, key, {
        algorithms: [header.algorithm],
        issuer,
        audience,
        clockTolerance: clockSkewSeconds,
      });
      if (typeof claims === 'string' || typeof claims.exp !== 'number') throw new Error('no expiry');
      if (!isUsableSubject(claims.sub)) throw new Error('no usable subject');
      return { issuer, subject: claims.sub };
    } catch (cause) {
      throw new ApiError('invalid_credentials', { cause });
    }
  }
}

/**
 * Only what chooses the key. Keys that a token brings or points at (`jwk`, `jku`, `x5c`, `x5u`) are never looked at; a
 * token with critical extensions, none of which we know, is refused (RFC 7515, section 4.1.11).
 */
function readHeader(token: string): Header | null {
  const [encoded = '', ...rest] = token.split('.');
  if (rest.length !== 2) return null;
  try {
    const header: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    if (typeof header !== 'object' || header === null || 'crit' in header) return null;
    const { alg, kid } = header as Readonly<Record<string, unknown>>;
    const algorithm = signatureAlgorithms.find((candidate) => candidate === alg);
    if (algorithm === undefined || (kid !== undefined && typeof kid !== 'string')) return null;
    return { algorithm, kid: kid ?? null };
  } catch {
    return null;
  }
}
