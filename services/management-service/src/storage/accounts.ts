import type { Sql } from '@persistent-memory/service-kit';
import { isWellFormedId } from './well-formed-id.js';

/** Whom an identity provider vouches for: the account's identity. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface AccountCounts {
  readonly workspaceCount: number;
  readonly projectCount: number;
  readonly apiKeyCount: number;
  readonly authTokenCount: number;
}

/** An account whose row this transaction holds: its counts are right until the transaction ends. */
export interface LockedAccount extends AccountCounts {
  readonly id: string;
}

export interface AccountRow extends Identity, AccountCounts {
  readonly id: string;
  readonly createdAt: Date;
}

export async function findAccountId(sql: Sql, { issuer, subject }: Identity): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from management.accounts where issuer = ${issuer} and subject = ${subject}`;
  return row?.id ?? null;
}

/** @returns false when the identity has an account already, or gets one from a transaction that was faster */
export async function insertAccount(sql: Sql, id: string, { issuer, subject }: Identity): Promise<boolean> {
  const rows = await sql`
    insert into management.accounts (id, issuer, subject) values (${id}, ${issuer}, ${subject})
    on conflict (issuer, subject) do nothing returning id`;
  return rows.length === 1;
}

/**
 * The first statement of every transaction that changes what an account has. It makes the account's changes wait for
 * each other, so that the counts that it returns hold until the transaction ends.
 */
export async function lockAccount(sql: Sql, accountId: string): Promise<LockedAccount | null> {
  if (!isWellFormedId('acct', accountId)) return null;
  const [row] = await sql<LockedAccount[]>`
    select id, workspace_count as "workspaceCount", project_count as "projectCount", api_key_count as "apiKeyCount",
      auth_token_count as "authTokenCount"
    from management.accounts where id = ${accountId} for no key update`;
  return row ?? null;
}

export async function findAccount(sql: Sql, accountId: string): Promise<AccountRow | null> {
  const [row] = await sql<AccountRow[]>`
    select id, issuer, subject, created_at as "createdAt", workspace_count as "workspaceCount",
      project_count as "projectCount", api_key_count as "apiKeyCount", auth_token_count as "authTokenCount"
    from management.accounts where id = ${accountId}`;
  return row ?? null;
}
