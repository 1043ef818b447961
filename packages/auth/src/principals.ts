import type { Scope } from './scopes.js';

/** An agent, by its project key: everything it does stays inside this project. */
export interface ProjectPrincipal {
  readonly kind: 'project';
  readonly projectId: string;
  readonly accountId: string;
  readonly keyId: string;
}

/** A person, by a session JWT of the identity provider: everything of the account. */
export interface SessionPrincipal {
  readonly kind: 'session';
  readonly accountId: string;
  /** The token's `sub`. */
  readonly subject: string;
}

/** A script, by an auth token: one workspace, and only what its scopes allow. */
export interface TokenPrincipal {
  readonly kind: 'token';
  readonly accountId: string;
  readonly workspaceId: string;
  readonly tokenId: string;
  readonly scopes: readonly Scope[];
}

/**
 * The platform itself, such as its billing system, by a credential whose hash is configured: the admin operations and
 * nothing else.
 */
export interface PlatformPrincipal {
  readonly kind: 'platform';
}
