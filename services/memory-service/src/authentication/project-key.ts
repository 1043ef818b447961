import {
  ApiError,
  bearerCredential,
  credentialError,
  hashCredential,
  isWellFormedCredential,
} from '@persistent-memory/auth';
import type { Credentials, Database, IncomingRequest } from '@persistent-memory/service-kit';
import { type KnownKey, lookUpKey } from '../storage/authenticate-key.js';
import { maxFailures, recordFailure } from '../storage/failed-authentications.js';
import type { AgentPrincipal } from './agent-principal.js';
import { guardHeaders } from './guard-headers.js';
import type { RecentAgents } from './recent-agents.js';

export interface ProjectKeyDependencies {
  readonly database: Database;
  /** Told of every use of a key; does not wait. */
  readonly noteKeyUse: (keyId: string) => void;
  readonly recentAgents: RecentAgents;
}

/** A project key as Bearer credential (specification, "Authentication" 1), behind the failed-authentication guard. */
export const projectKey: Credentials<ProjectKeyDependencies, AgentPrincipal> = {
  securitySchemes: {
    projectKey: { description: 'A project API key. It identifies the project.', bearerFormat: 'ak_…' },
  },
  errors: ['missing_credentials', 'invalid_credentials', 'too_many_failed_authentications'],

  async authenticate(request, { database, noteKeyUse, recentAgents }) {
    const credential = bearerCredential(request.authorization);
    // What can't be a key costs no look-up: the guard's count of it is its look as well.
    if (credential === null || !isWellFormedCredential('ak', credential)) return fail(request, database);
    const keyHash = hashCredential(credential);
    const { guard, key } = await lookUpKey(database, keyHash, request.address);
    const agent = key === null || guard.failures >= maxFailures ? null : agentOf(key);
    recentAgents.note(keyHash, agent);
    if (guard.failures >= maxFailures) return block(request, guard.resetSeconds);
    if (agent === null) return fail(request, database);
    setHeaders(request, guardHeaders(guard));
    noteKeyUse(agent.keyId);
    return agent;
  },

  tenantOf: ({ accountId }) => accountId,
};

function agentOf({ accountId, keyId, entitlement, project }: KnownKey): AgentPrincipal {
  return { kind: 'project', projectId: project.projectId, accountId, keyId, entitlement, project };
}

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
