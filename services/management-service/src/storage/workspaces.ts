import type { Page } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import { type Listing, readListing } from './listing.js';
import { isWellFormedId } from './well-formed-id.js';

export interface WorkspaceRow {
  readonly id: string;
  readonly accountId: string;
  /** Itself: the workspace that decides who may see it. */
  readonly workspaceId: string;
  readonly name: string;
  readonly projectCount: number;
  readonly createdAt: Date;
}

const columns = (sql: Sql) => sql`
  workspace.id, workspace.account_id as "accountId", workspace.id as "workspaceId", workspace.name,
  workspace.project_count as "projectCount", workspace.created_at as "createdAt"`;

export async function insertWorkspace(
  sql: Sql,
  { id, accountId, name }: { id: string; accountId: string; name: string },
): Promise<WorkspaceRow> {
  const [row] = await sql<[WorkspaceRow]>`
    with counted as (
      update management.accounts set workspace_count = workspace_count + 1 where id = ${accountId}
    )
    insert into management.workspaces as workspace (id, account_id, name) values (${id}, ${accountId}, ${name})
    returning ${columns(sql)}`;
  return row;
}

/**
 * The first of `Workspace N`, `Workspace N + 1` … that no workspace of the account is called.
 * @param account locked, so that the name stays free
 */
export async function findFreeName(sql: Sql, account: { id: string; workspaceCount: number }): Promise<string> {
  const first = account.workspaceCount + 1;
  // One more candidate than there are workspaces: one of them is free.
  const [row] = await sql<[{ name: string }]>`
    select 'Workspace ' || number as name from generate_series(${first}::int, ${first + account.workspaceCount}::int) number
    where not exists (
      select 1 from management.workspaces where account_id = ${account.id} and name = 'Workspace ' || number
    )
    order by number limit 1`;
  return row.name;
}

export async function findWorkspace(sql: Sql, id: string): Promise<WorkspaceRow | null> {
  if (!isWellFormedId('ws', id)) return null;
  const [row] = await sql<WorkspaceRow[]>`
    select ${columns(sql)} from management.workspaces workspace where id = ${id}`;
  return row ?? null;
}

/** The account's oldest workspace: `Default`, unless that was renamed or deleted. */
export async function findDefaultWorkspace(sql: Sql, accountId: string): Promise<WorkspaceRow | null> {
  const [row] = await sql<WorkspaceRow[]>`
    select ${columns(sql)} from management.workspaces workspace where account_id = ${accountId}
    order by created_at, id desc limit 1`;
  return row ?? null;
}

export async function renameWorkspace(sql: Sql, id: string, name: string): Promise<WorkspaceRow> {
  const [row] = await sql<[WorkspaceRow]>`
    update management.workspaces workspace set name = ${name} where id = ${id} returning ${columns(sql)}`;
  return row;
}

/** Deletes an empty workspace and the tokens that were limited to it. */
export async function deleteWorkspaceAndTokens(sql: Sql, { id, accountId }: WorkspaceRow): Promise<void> {
  const tokens = await sql`delete from management.auth_tokens where workspace_id = ${id}`;
  await sql`delete from management.workspaces where id = ${id}`;
  await sql`
    update management.accounts
    set workspace_count = workspace_count - 1, auth_token_count = auth_token_count - ${tokens.count}
    where id = ${accountId}`;
}

export async function selectWorkspacesOfAccount(
  sql: Sql,
  accountId: string,
  page: Page,
): Promise<Listing<WorkspaceRow>> {
  const list = {
    count: sql`select workspace_count as count from management.accounts where id = ${accountId}`,
    entries: sql`management.workspaces`,
    condition: sql`account_id = ${accountId}`,
    rows: sql`management.workspaces workspace using (id)`,
    columns: columns(sql),
  };
  return readListing(sql, list, page);
}
