import type { Principal } from './can.js';

/**
 * What a principal's lists and sums are limited to where it names nothing narrower: the token's workspace, the
 * session's whole account.
 */
export function reachOf(principal: Principal): { readonly accountId: string; readonly workspaceId?: string } {
  const { accountId } = principal;
  return principal.kind === 'token' ? { accountId, workspaceId: principal.workspaceId } : { accountId };
}
