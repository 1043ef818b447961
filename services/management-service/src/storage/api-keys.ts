import type { MintedCredential, Page } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import { type Listing, readListing } from './listing.js';
import type { ProjectRow } from './projects.js';
import { isWellFormedId } from './well-formed-id.js';

export interface ApiKeyRow {
  readonly id: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly projectId: string;
  readonly name: string;
  readonly prefix: string;
  readonly lastFour: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = (sql: Sql) => sql`
  api_key.id, api_key.account_id as "accountId", api_key.workspace_id as "workspaceId",
  api_key.project_id as "projectId", api_key.name, api_key.prefix, api_key.last_four as "lastFour",
  api_key.created_at as "createdAt"`;

/** Makes a key that works from the commit on: its face here, its hash where the memory service looks. */
export async function insertApiKey(
  sql: Sql,
  id: string,
  project: ProjectRow,
  { name, credential }: { name: string; credential: MintedCredential },
): Promise<ApiKeyRow> {
  const { accountId, workspaceId } = project;
  const [row] = await sql<[ApiKeyRow]>`
    with counted_in_account as (
      update management.accounts set api_key_count = api_key_count + 1 where id = ${accountId}
    ), counted_in_workspace as (
      update management.workspaces set api_key_count = api_key_count + 1 where id = ${workspaceId}
    ), counted_in_project as (
      update management.projects set api_key_count = api_key_count + 1 where id = ${project.id}
    ), working as (
      insert into access.api_keys (key_hash, key_id, project_id, account_id)
      values (${credential.hash}, ${id}, ${project.id}, ${accountId})
    )
    insert into management.api_keys as api_key (id, account_id, workspace_id, project_id, name, prefix, last_four)
    values (${id}, ${accountId}, ${workspaceId}, ${project.id}, ${name}, ${credential.prefix}, ${credential.lastFour})
    returning ${columns(sql)}, null::timestamptz as "lastUsedAt"`;
  return row;
}

export async function findApiKey(sql: Sql, id: string): Promise<ApiKeyRow | null> {
  if (!isWellFormedId('key', id)) return null;
  const [row] = await sql<ApiKeyRow[]>`
    select ${columns(sql)}, used.last_used_at as "lastUsedAt"
    from management.api_keys api_key left join access.api_key_uses used on used.key_id = api_key.id
    where api_key.id = ${id}`;
  return row ?? null;
}

/** Revokes a key: from the commit on no request is let in by it. */
export async function deleteApiKeyAndHash(
  sql: Sql,
  { id, accountId, workspaceId, projectId }: ApiKeyRow,
): Promise<void> {
  await sql`
    with revoked as (
      delete from access.api_keys where key_id = ${id}
    ), counted_in_account as (
      update management.accounts set api_key_count = api_key_count - 1 where id = ${accountId}
    ), counted_in_workspace as (
      update management.workspaces set api_key_count = api_key_count - 1 where id = ${workspaceId}
    ), counted_in_project as (
      update management.projects set api_key_count = api_key_count - 1 where id = ${projectId}
    )
    delete from management.api_keys where id = ${id}`;
}

/** What a list of keys is limited to. */
export type ApiKeyFilter =
  | { readonly accountId: string }
  | { readonly workspaceId: string }
  | { readonly projectId: string };

export async function selectApiKeys(sql: Sql, filter: ApiKeyFilter, page: Page): Promise<Listing<ApiKeyRow>> {
  const list = {
    ...narrow(sql, filter),
    entries: sql`management.api_keys`,
    rows: sql`
      management.api_keys api_key using (id) left join access.api_key_uses used on used.key_id = api_key.id`,
    columns: sql`${columns(sql)}, used.last_used_at as "lastUsedAt"`,
  };
  return readListing(sql, list, page);
}

function narrow(sql: Sql, filter: ApiKeyFilter) {
  if ('projectId' in filter) {
    return {
      count: sql`select api_key_count as count from management.projects where id = ${filter.projectId}`,
      condition: sql`project_id = ${filter.projectId}`,
    };
  }
  if ('workspaceId' in filter) {
    return {
      count: sql`select api_key_count as count from management.workspaces where id = ${filter.workspaceId}`,
      condition: sql`workspace_id = ${filter.workspaceId}`,
    };
  }
  return {
    count: sql`select api_key_count as count from management.accounts where id = ${filter.accountId}`,
    condition: sql`account_id = ${filter.accountId}`,
  };
}
