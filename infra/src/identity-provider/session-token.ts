import jsonwebtoken from 'jsonwebtoken';

import type { SigningKey } from './signing-key.js';

/** The one person of an embedded run; with the issuer, the account's identity. */
export const localSubject = 'local';

/** A day at the desk. */
const lifetimeSeconds = 12 * 60 * 60;

/** A session JWT of the local account (RFC 7519), signed with RS256. */
export function signSessionToken(key: SigningKey, { issuer, audience }: { issuer: string; audience: string }): string {
  return jsonwebtoken.sign({}, key.privateKey, {
    algorithm: 'RS256',
    keyid: key.publicJwk.kid,
    issuer,
    audience,
    subject: localSubject,
    expiresIn: lifetimeSeconds,
  });
}
