import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { readFileIfPresent, writePrivateFile } from '../data-directory/private-file.js';
import { LaunchFault } from '../launch-fault.js';

/** The key pair that signs session tokens of the local account. */
export interface SigningKey {
  readonly privateKey: KeyObject;
  /** Public JSON Web Key (RFC 7517), as published. */
  readonly publicJwk: Readonly<Record<string, unknown>> & { readonly kid: string };
}

/** Reads the key of a data directory, or null when it has none; throws a `LaunchFault` for a file that holds no key. */
export function readSigningKey(file: string): SigningKey | null {
  const pem = readFileIfPresent(file);
  if (pem === null) return null;
  try {
    return toSigningKey(createPrivateKey(pem));
  } catch {
    throw new LaunchFault(
      `${file} holds no private key; put a copy of it back, or remove it: the next start makes a new one, and ends the session tokens of the old one.`,
    );
  }
}

/** Creates an RSA key of 2048 bits, kept with mode 0600. */
export async function createSigningKey(file: string): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  writePrivateFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  return toSigningKey(privateKey);
}

function toSigningKey(privateKey: KeyObject): SigningKey {
  const { kty, n, e } = createPublicKey(privateKey).export({ format: 'jwk' });
  // RFC 7638: the hash of the required members in lexicographic order names the key.
  const kid = createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
  return { privateKey, publicJwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' } };
}
