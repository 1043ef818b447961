import { type PlatformPrincipal, prefixedId } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import type { Principal } from '../policies/can.js';
import { type ActorKind, insertAuditEntry } from '../storage/audit-log.js';

/** What the audit log tells of: every change of what an account has or may do. */
export type DeedName =
  | 'account.create'
  | 'api_key.create'
  | 'api_key.delete'
  | 'auth_token.create'
  | 'auth_token.delete'
  | 'project.create'
  | 'project.delete'
  | 'project.update'
  | 'subscription.update'
  | 'workspace.create'
  | 'workspace.delete'
  | 'workspace.update';

export interface Actor {
  readonly kind: ActorKind;
  /** The subject of a session, the id of a token, `operator` for the platform, or the name of a command. */
  readonly id: string;
  /** Null for a command. */
  readonly request: { readonly id: string; readonly address: string } | null;
}

export function actorOf(
  principal: Principal | PlatformPrincipal,
  request: { readonly id: string; readonly address: string },
): Actor {
  const { id, address } = request;
  return { kind: principal.kind, id: actorId(principal), request: { id, address } };
}

function actorId(principal: Principal | PlatformPrincipal): string {
  if (principal.kind === 'platform') return 'operator';
  return principal.kind === 'session' ? principal.subject : principal.tokenId;
}

/** Has to run in the transaction of the deed. */
export async function recordDeed(
  sql: Sql,
  actor: Actor,
  accountId: string,
  action: DeedName,
  resourceId: string,
): Promise<void> {
  await insertAuditEntry(sql, {
    id: prefixedId('audit'),
    accountId,
    actorKind: actor.kind,
    actorId: actor.id,
    action,
    resourceType: action.slice(0, action.indexOf('.')),
    resourceId,
    requestId: actor.request?.id ?? null,
    address: actor.request?.address ?? null,
  });
}
