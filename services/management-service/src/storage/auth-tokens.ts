import type { MintedCredential, Page, Scope } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import { type Listing, readListing } from './listing.js';
import { isWellFormedId } from './well-formed-id.js';

export interface AuthTokenRow {
  readonly id: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly prefix: string;
  readonly lastFour: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
}

export interface NewAuthToken {
  readonly id: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
  readonly credential: MintedCredential;
}

const columns = (sql: Sql) => sql`
  auth_token.id, auth_token.account_id as "accountId", auth_token.workspace_id as "workspaceId", auth_token.name,
  auth_token.scopes, auth_token.prefix, auth_token.last_four as "lastFour", auth_token.created_at as "createdAt",
  auth_token.last_used_at as "lastUsedAt", auth_token.expires_at as "expiresAt"`;

export async function insertAuthToken(sql: Sql, token: NewAuthToken): Promise<AuthTokenRow> {
  const { id, accountId, workspaceId, name, expiresAt, credential } = token;
  const [row] = await sql<[AuthTokenRow]>`
    with counted as (
      update management.accounts set auth_token_count = auth_token_count + 1 where id = ${accountId}
    )
    insert into management.auth_tokens as auth_token
      (id, account_id, workspace_id, token_hash, name, scopes, prefix, last_four, expires_at)
    values (${id}, ${accountId}, ${workspaceId}, ${credential.hash}, ${name}, ${[...token.scopes]}::text[],
      ${credential.prefix}, ${credential.lastFour}, ${expiresAt})
    returning ${columns(sql)}`;
  return row;
}

/** The token of this hash, unless it has expired. */
export async function findWorkingToken(sql: Sql, hash: Buffer): Promise<AuthTokenRow | null> {
  const [row] = await sql<AuthTokenRow[]>`
    select ${columns(sql)} from management.auth_tokens auth_token
    where token_hash = ${hash} and (expires_at is null or expires_at > now())`;
  return row ?? null;
}

/** Whether a token that was let in has neither been revoked nor expired since. */
export async function isWorkingToken(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`
    select 1 from management.auth_tokens where id = ${id} and (expires_at is null or expires_at > clock_timestamp())`;
  return rows.length === 1;
}

export async function findAuthToken(sql: Sql, id: string): Promise<AuthTokenRow | null> {
  if (!isWellFormedId('tok', id)) return null;
  const [row] = await sql<AuthTokenRow[]>`
    select ${columns(sql)} from management.auth_tokens auth_token where id = ${id}`;
  return row ?? null;
}

export async function deleteAuthTokenRow(sql: Sql, { id, accountId }: AuthTokenRow): Promise<void> {
  await sql`
    with counted as (
      update management.accounts set auth_token_count = auth_token_count - 1 where id = ${accountId}
    )
    delete from management.auth_tokens where id = ${id}`;
}

export async function selectAuthTokensOfAccount(
  sql: Sql,
  accountId: string,
  page: Page,
): Promise<Listing<AuthTokenRow>> {
  const list = {
    count: sql`select auth_token_count as count from management.accounts where id = ${accountId}`,
    entries: sql`management.auth_tokens`,
    condition: sql`account_id = ${accountId}`,
    rows: sql`management.auth_tokens auth_token using (id)`,
    columns: columns(sql),
  };
  return readListing(sql, list, page);
}

/**
 * Remembers when tokens were last used, never going back, and never later than the database's own time, which is one
 * for all replicas.
 * That time is asked for when a row is written, after the wait for its lock. Locks in order of id, so that replicas
 * can't wait for each other in a circle.
 */
export async function touchAuthTokens(sql: Sql, uses: ReadonlyMap<string, Date>): Promise<void> {
  const instants = [...uses.values()].map((at) => at.toISOString());
  await sql`
    with used as (
      select id, last_used_at
      from unnest(${[...uses.keys()]}::text[], ${instants}::timestamptz[]) as used (id, last_used_at)
    ), locked as (
      select id from management.auth_tokens where id in (select id from used) order by id for no key update
    )
    update management.auth_tokens auth_token
    set last_used_at = least(greatest(auth_token.last_used_at, used.last_used_at), clock_timestamp())
    from used join locked using (id) where auth_token.id = used.id`;
}
