import type { Scope, SessionPrincipal, TokenPrincipal } from '@persistent-memory/auth';

export type Principal = SessionPrincipal | TokenPrincipal;

/** What decides who may reach a thing. A null workspace: it belongs to the account as a whole. */
export interface Resource {
  readonly accountId: string;
  readonly workspaceId: string | null;
}

/** What an auth token needs for each action; a session may do every one of them in its own account. */
const tokenRules = {
  'account.read': 'session only',
  'api_key.create': 'keys:write',
  'api_key.delete': 'keys:write',
  'api_key.list': 'keys:read',
  'audit_log.read': 'session only',
  'auth_token.create': 'session only',
  'auth_token.delete': 'session only',
  'auth_token.list': 'session only',
  'project.create': 'projects:write',
  'project.delete': 'projects:write',
  // The specification names no scope for reading projects.
  'project.list': 'no scope',
  'project.read': 'no scope',
  'project.update': 'projects:write',
  'usage.read': 'usage:read',
  'workspace.create': 'session only',
  'workspace.delete': 'session only',
  'workspace.list': 'workspaces:read',
  'workspace.read': 'workspaces:read',
  'workspace.update': 'session only',
} as const satisfies Record<string, Scope | 'no scope' | 'session only'>;

export type Action = keyof typeof tokenRules;

export const allActions = Object.keys(tokenRules) as readonly Action[];

/** What can be said of an action before it is known what it is done to. */
export type ActionDecision =
  | 'allow'
  /** The action is not for tokens: 403. */
  | 'session_required'
  /** 403. */
  | 'missing_scope';

export type Decision =
  | ActionDecision
  /** It exists, and not in the token's workspace: 403. */
  | 'outside_workspace'
  /** It does not exist, or not for these credentials: 404, and nobody can tell which. */
  | 'invisible';

/**
 * Whether a principal may do something to a resource.
 * @param resource null when there is no such thing; without one it is asked about the action alone
 */
export function can(principal: Principal, action: Action): ActionDecision;
export function can(principal: Principal, action: Action, resource: Resource | null): Decision;
export function can(principal: Principal, action: Action, resource?: Resource | null): Decision {
  // Before any look at the resource: what a token may not do at all tells it nothing of what exists.
  const refused = principal.kind === 'token' ? tokenRefusal(principal, action) : null;
  if (refused !== null) return refused;
  if (resource === undefined) return 'allow';
  if (resource === null) return 'invisible';
  if (principal.kind === 'session') return resource.accountId === principal.accountId ? 'allow' : 'invisible';
  const isInside = resource.accountId === principal.accountId && resource.workspaceId === principal.workspaceId;
  return isInside ? 'allow' : 'outside_workspace';
}

function tokenRefusal(principal: TokenPrincipal, action: Action): Exclude<ActionDecision, 'allow'> | null {
  const rule = tokenRules[action];
  if (rule === 'session only') return 'session_required';
  return rule === 'no scope' || principal.scopes.includes(rule) ? null : 'missing_scope';
}

/** What a token needs for an action: a scope, where there is one. */
export function ruleForTokens<A extends Action>(action: A): (typeof tokenRules)[A] {
  return tokenRules[action];
}
