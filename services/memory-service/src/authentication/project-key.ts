import {
  ApiError,
  bearerCredential,
  credentialError,
  hashCredential,
  isWellFormedCredential,
  type ProjectPrincipal,
} from '@persistent-memory/auth';
import type { Credentials, Database, IncomingRequest } from '@persistent-memory/service-kit';
import { type Entitlement, lookUpKey } from '../storage/authenticate-key.js';
import { maxFailures, recordFailure } from '../storage/failed-authentications.js';
import type { ProjectState } from '../storage/project-state.js';
import { guardHeaders } from './guard-headers.js';

/** An agent, with what was read beside its key: the entitlement and the state of its project as of this request. */
export interface AgentPrincipal extends ProjectPrincipal {
  readonly entitlement: Entitlement;
  readonly project: ProjectState;
}

export interface ProjectKeyDependencies {
  readonly database: Database;
  /** Told of every use of a key; does not wait. */
  readonly noteKeyUse: (keyId: string) => void;
}

/** A project key as Bearer credential (specification, "Authentication" 1), behind the failed-authentication guard. */
export const projectKey: Credentials<ProjectKeyDependencies, AgentPrincipal> = {
  securitySchemes: {
    projectKey: { description: 'A project API key. It identifies the project.', bearerFormat: 'ak_…' },
  },
  errors: ['missing_credentials', 'invalid_credentials', 'too_many_failed_authentications'],

  async authenticate(request, { database, noteKeyUse }) {
    const credential = bearerCredential(request.authorization);
    // What can't be a key costs no look-up: the guard's count of it is its look as well.
    if (credential === null || !isWellFormedCredential('ak', credential)) return fail(request, database);
    const { guard, key } = await lookUpKey(database, hashCredential(credential), request.address);
    if (guard.failures >= maxFailures) return block(request, guard.resetSeconds);
    if (key === null) return fail(request, database);
    setHeaders(request, guardHeaders(guard));
    noteKeyUse(key.keyId);
    const { accountId, keyId, entitlement, project } = key;
    return { kind: 'project', projectId: project.projectId, accountId, keyId, entitlement, project };
  },

  tenantOf: ({ accountId }) => accountId,
};

/** Counts the failure, and refuses: with 401, or with 429 where the address had used up its failures before. */
async function fail(request: IncomingRequest, database: Database): Promise<never> {
  const guard = await recordFailure(database, request.address);
  if (guard.failures > maxFailures) return block(request, guard.resetSeconds);
  setHeaders(request, guardHeaders(guard));
  throw new ApiError(credentialError(request.authorization));
}

function block(request: IncomingRequest, resetSeconds: number): never {
  setHeaders(request, guardHeaders({ failures: maxFailures, resetSeconds }));
  throw new ApiError('too_many_failed_authentications', { retryAfterSeconds: resetSeconds });
}

function setHeaders(request: IncomingRequest, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
}
