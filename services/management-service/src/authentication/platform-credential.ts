import { timingSafeEqual } from 'node:crypto';
import {
  ApiError,
  bearerCredential,
  credentialError,
  hashCredential,
  type PlatformPrincipal,
} from '@persistent-memory/auth';
import type { Credentials } from '@persistent-memory/service-kit';

export interface PlatformAuthentication {
  /** SHA-256 of the platform's credential; null: nobody has it, and there are no admin operations. */
  readonly adminTokenHash: Buffer | null;
}

/**
 * What opens the admin operations and nothing else: the credential of the platform itself, such as of its billing
 * system.
 */
export const platformCredential: Credentials<PlatformAuthentication, PlatformPrincipal> = {
  securitySchemes: {
    platformCredential: { description: "The platform's credential.", bearerFormat: 'opaque' },
  },
  errors: ['missing_credentials', 'invalid_credentials'],
  async authenticate({ authorization }, { adminTokenHash }) {
    const credential = bearerCredential(authorization);
    if (credential === null) throw new ApiError(credentialError(authorization));
    const isPlatform = adminTokenHash !== null && timingSafeEqual(hashCredential(credential), adminTokenHash);
    if (!isPlatform) throw new ApiError('invalid_credentials');
    return { kind: 'platform' };
  },
  tenantOf: ({ kind }) => kind,
};
