import { describe, expect, test } from '@jest/globals';
import { allScopes, type Scope, type SessionPrincipal, type TokenPrincipal } from '@persistent-memory/auth';
import { type Action, allActions, can, type Decision, type Resource } from './can.js';

const session: SessionPrincipal = { kind: 'session', accountId: 'acct_a', subject: 'alice' };
const stranger: SessionPrincipal = { kind: 'session', accountId: 'acct_b', subject: 'bob' };

function token(scopes: readonly Scope[], workspaceId = 'ws_1', accountId = 'acct_a'): TokenPrincipal {
  return { kind: 'token', accountId, workspaceId, tokenId: 'tok_1', scopes };
}

const inside: Resource = { accountId: 'acct_a', workspaceId: 'ws_1' };
const ofAccount: Resource = { accountId: 'acct_a', workspaceId: null };

/** The whole policy, written a second time: what a token needs for each action. */
const neededScopes: Readonly<Record<Action, Scope | 'nothing' | 'a session'>> = {
  'account.read': 'a session',
  'api_key.create': 'keys:write',
  'api_key.delete': 'keys:write',
  'api_key.list': 'keys:read',
  'audit_log.read': 'a session',
  'auth_token.create': 'a session',
  'auth_token.delete': 'a session',
  'auth_token.list': 'a session',
  'project.create': 'projects:write',
  'project.delete': 'projects:write',
  'project.list': 'nothing',
  'project.read': 'nothing',
  'project.update': 'projects:write',
  'usage.read': 'usage:read',
  'workspace.create': 'a session',
  'workspace.delete': 'a session',
  'workspace.list': 'workspaces:read',
  'workspace.read': 'workspaces:read',
  'workspace.update': 'a session',
};

test('the table names every action', () => {
  expect(Object.keys(neededScopes).sort()).toEqual([...allActions].sort());
});

describe.each(allActions)('%s', (action) => {
  const needed = neededScopes[action];

  test('a session may, in its own account', () => {
    expect(can(session, action)).toBe('allow');
    expect(can(session, action, inside)).toBe('allow');
    expect(can(session, action, ofAccount)).toBe('allow');
  });

  test('to a session what another account has is as if it were not there', () => {
    expect(can(stranger, action, inside)).toBe('invisible');
    expect(can(stranger, action, null)).toBe('invisible');
  });

  test.each([...allScopes, 'none', 'all'] as const)('a token with scope: %s', (scope) => {
    const scopes = scope === 'all' ? allScopes : scope === 'none' ? [] : [scope];
    const may = needed === 'nothing' || scopes.some((candidate) => candidate === needed);
    const refusal: Decision | null = needed === 'a session' ? 'session_required' : may ? null : 'missing_scope';
    expect(can(token(scopes), action)).toBe(refusal ?? 'allow');
    expect(can(token(scopes), action, inside)).toBe(refusal ?? 'allow');
    // A refused token does not learn whether the resource is there.
    expect(can(token(scopes), action, null)).toBe(refusal ?? 'invisible');
    expect(can(token(scopes), action, ofAccount)).toBe(refusal ?? 'outside_workspace');
    expect(can(token(scopes, 'ws_2'), action, inside)).toBe(refusal ?? 'outside_workspace');
    expect(can(token(scopes, 'ws_9', 'acct_b'), action, inside)).toBe(refusal ?? 'outside_workspace');
    expect(can(token(scopes, 'ws_1', 'acct_b'), action, inside)).toBe(refusal ?? 'outside_workspace');
  });
});
