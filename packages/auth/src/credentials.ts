import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Project keys open the data plane, auth tokens the management plane (specification, "Authentication"). */
export type CredentialKind = 'ak' | 'at';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretLength = 32;
const checksumLength = 6;
const credentialShape = /^(ak|at)_[0-9A-Za-z]{38}$/;

/** What may be shown of a credential after its creation. */
export interface CredentialFace {
  /** `ak_` + the first 4 characters of the secret. */
  readonly prefix: string;
  readonly lastFour: string;
}

export interface MintedCredential extends CredentialFace {
  /** The whole credential. Leaves the service once, in the answer to its creation. */
  readonly secret: string;
  readonly hash: Buffer;
}

/** A new credential: 190 bits of randomness, then a checksum that lets a mistyped one be refused without a look-up. */
export function mintCredential(kind: CredentialKind): MintedCredential {
  let body = `${kind}_`;
  for (let i = 0; i < secretLength; i++) body += base62.charAt(randomInt(base62.length));
  const secret = body + checksum(body);
  return {
    secret,
    hash: hashCredential(secret),
    prefix: secret.slice(0, 7),
    lastFour: secret.slice(-4),
  };
}

/** Whether a string has the form and the checksum of a credential of this kind. Says nothing of whether it exists. */
export function isWellFormedCredential(kind: CredentialKind, candidate: string): boolean {
  if (!credentialShape.test(candidate) || !candidate.startsWith(`${kind}_`)) return false;
  const body = candidate.slice(0, -checksumLength);
  return checksum(body) === candidate.slice(-checksumLength);
}

/** SHA-256 of the whole string: the only form in which a credential is stored (specification, "Authentication" 5). */
export function hashCredential(credential: string): Buffer {
  return createHash('sha256').update(credential).digest();
}

/**
 * The credential of an `Authorization: Bearer …` header (RFC 6750, section 2.1), or null when there is none of that
 * form.
 */
export function bearerCredential(authorization: string | undefined): string | null {
  const match = /^Bearer +([\x21-\x7e]+) *$/i.exec(authorization ?? '');
  return match?.[1] ?? null;
}

/** The error of a request without a Bearer credential: a header that holds something else is wrong, and not missing. */
export function credentialError(authorization: string | undefined): 'missing_credentials' | 'invalid_credentials' {
  return authorization === undefined || authorization === '' ? 'missing_credentials' : 'invalid_credentials';
}

function checksum(body: string): string {
  let value = crc32(body);
  let digits = '';
  for (let i = 0; i < checksumLength; i++) {
    digits = base62.charAt(value % base62.length) + digits;
    value = Math.floor(value / base62.length);
  }
  return digits;
}
