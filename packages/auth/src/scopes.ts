/**
 * What an auth token may be allowed to do. Reading projects takes no scope, since the specification names none for it;
 * a write scope implies no read scope.
 */
export const allScopes = ['projects:write', 'keys:read', 'keys:write', 'workspaces:read', 'usage:read'] as const;

export type Scope = (typeof allScopes)[number];
