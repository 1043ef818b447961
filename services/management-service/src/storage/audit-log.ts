import type { Page } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import { type Listing, readListing } from './listing.js';

export type ActorKind = 'session' | 'token' | 'platform' | 'command';

interface NewAuditEntry {
  readonly id: string;
  readonly accountId: string;
  readonly actorKind: ActorKind;
  readonly actorId: string;
  readonly action: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly requestId: string | null;
  readonly address: string | null;
}

export interface AuditEntryRow extends NewAuditEntry {
  readonly createdAt: Date;
}

/** Written in the transaction of the deed: neither happens without the other. */
export async function insertAuditEntry(sql: Sql, entry: NewAuditEntry): Promise<void> {
  await sql`
    with counted as (
      update management.accounts set audit_entry_count = audit_entry_count + 1 where id = ${entry.accountId}
    )
    insert into management.audit_log
      (id, account_id, actor_kind, actor_id, action, resource_type, resource_id, request_id, address)
    values (${entry.id}, ${entry.accountId}, ${entry.actorKind}, ${entry.actorId}, ${entry.action},
      ${entry.resourceType}, ${entry.resourceId}, ${entry.requestId}, ${entry.address})`;
}

export async function listAuditLog(sql: Sql, accountId: string, page: Page): Promise<Listing<AuditEntryRow>> {
  const list = {
    count: sql`select audit_entry_count as count from management.accounts where id = ${accountId}`,
    entries: sql`management.audit_log`,
    condition: sql`account_id = ${accountId}`,
    rows: sql`management.audit_log entry using (id)`,
    columns: sql`
      entry.id, entry.account_id as "accountId", entry.actor_kind as "actorKind", entry.actor_id as "actorId",
      entry.action, entry.resource_type as "resourceType", entry.resource_id as "resourceId",
      entry.request_id as "requestId", entry.address, entry.created_at as "createdAt"`,
  };
  return readListing(sql, list, page);
}
