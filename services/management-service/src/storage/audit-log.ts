import type { Page } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import { type CountRow, type Listing, readCount, readListing } from './listing.js';

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
  const total = await readCount(
    sql<CountRow[]>`select audit_entry_count as count from management.accounts where id = ${accountId}`,
  );
  // The page's ids come from the index alone; only their rows are then read from the table.
  return readListing(
    total,
    page,
    ({ limit, offset }) => sql<AuditEntryRow[]>`
      with page as materialized (
        select id from management.audit_log where account_id = ${accountId}
        order by created_at desc, id limit ${limit} offset ${offset}
      )
      select id, entry.account_id as "accountId", entry.actor_kind as "actorKind", entry.actor_id as "actorId",
        entry.action, entry.resource_type as "resourceType", entry.resource_id as "resourceId",
        entry.request_id as "requestId", entry.address, entry.created_at as "createdAt"
      from page join management.audit_log entry using (id) order by entry.created_at desc, id`,
  );
}
