import { createPublicKey, type KeyObject } from 'node:crypto';

/** The signatures that are accepted (RFC 7518, section 3.1), each with the only kind of key that may have made it. */
export const signatureAlgorithms = ['RS256', 'ES256'] as const;

export type SignatureAlgorithm = (typeof signatureAlgorithms)[number];

export interface VerificationKey {
  readonly algorithm: SignatureAlgorithm;
  readonly kid: string | null;
  readonly key: KeyObject;
}

/** RFC 7518, section 3.3: smaller keys must not be used. */
const minRsaBits = 2048;

/**
 * Reads one key of a JWK set (RFC 7517). Null for what can't verify a session token: other kinds, other uses, broken
 * ones.
 */
export function readVerificationKey(jwk: unknown): VerificationKey | null {
  if (typeof jwk !== 'object' || jwk === null) return null;
  const members: Readonly<Record<string, unknown>> = { ...jwk };
  const algorithm = algorithmOf(members);
  if (algorithm === null || !isForSignatures(members)) return null;
  try {
    // Public members only: what else a set might hold is none of our business.
    const { kty, n, e, crv, x, y } = members as Record<string, string>;
    const key = createPublicKey({
      key:
        algorithm === 'RS256'
          ? { kty: kty ?? '', n: n ?? '', e: e ?? '' }
          : { kty: kty ?? '', crv: crv ?? '', x: x ?? '', y: y ?? '' },
      format: 'jwk',
    });
    if (algorithm === 'RS256' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < minRsaBits) return null;
    return { algorithm, kid: typeof members.kid === 'string' ? members.kid : null, key };
  } catch {
    return null;
  }
}

function algorithmOf({ kty, crv, alg }: Readonly<Record<string, unknown>>): SignatureAlgorithm | null {
  const algorithm = kty === 'RSA' ? 'RS256' : kty === 'EC' && crv === 'P-256' ? 'ES256' : null;
  return alg === undefined || alg === algorithm ? algorithm : null;
}

function isForSignatures({ use, key_ops: operations }: Readonly<Record<string, unknown>>): boolean {
  if (use !== undefined && use !== 'sig') return false;
  return operations === undefined || (Array.isArray(operations) && operations.includes('verify'));
}
