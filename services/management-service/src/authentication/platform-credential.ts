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
  /** SHA-256 of the operator's credential; null: nobody is the operator, and there are no admin operations. */
  readonly adminTokenHash: Buffer | null;
}

/** The platform's operator, such as a billing system. */
export const platformCredential: Credentials<PlatformAuthentication, PlatformPrincipal> = {
  securitySchemes: {
    operatorCredential: { description: "The platform operator's credential.", bearerFormat: 'opaque' },
  },
  errors: ['missing_credentials', 'invalid_credentials'],
  async authenticate({ authorization }, { adminTokenHash }) {
    const credential = bearerCredential(authorization);
    if (credential === null) throw new ApiError(credentialError(authorization));
    const isOperator = adminTokenHash !== null && timingSafeEqual(hashCredential(credential), adminTokenHash);
    if (!isOperator) throw new ApiError('invalid_credentials');
    return { kind: 'platform' };
  },
};
