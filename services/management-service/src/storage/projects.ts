import type { Page } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import { type Listing, readListing } from './listing.js';
import { isWellFormedId } from './well-formed-id.js';

export interface ProjectRow {
  readonly id: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = (sql: Sql) => sql`
  project.id, project.account_id as "accountId", project.workspace_id as "workspaceId", project.name,
  project.created_at as "createdAt", project.updated_at as "updatedAt"`;

export async function insertProject(
  sql: Sql,
  { id, accountId, workspaceId, name }: { id: string; accountId: string; workspaceId: string; name: string },
): Promise<ProjectRow> {
  const [row] = await sql<[ProjectRow]>`
    with counted_in_account as (
      update management.accounts set project_count = project_count + 1 where id = ${accountId}
    ), counted_in_workspace as (
      update management.workspaces set project_count = project_count + 1 where id = ${workspaceId}
    )
    insert into management.projects as project (id, account_id, workspace_id, name)
    values (${id}, ${accountId}, ${workspaceId}, ${name})
    returning ${columns(sql)}`;
  return row;
}

export async function findProject(sql: Sql, id: string): Promise<ProjectRow | null> {
  if (!isWellFormedId('proj', id)) return null;
  const [row] = await sql<ProjectRow[]>`select ${columns(sql)} from management.projects project where id = ${id}`;
  return row ?? null;
}

/** The account's oldest project of this name, or its oldest of any. */
export async function findFirstProject(sql: Sql, accountId: string, name: string): Promise<ProjectRow | null> {
  const [row] = await sql<ProjectRow[]>`
    select ${columns(sql)} from management.projects project where account_id = ${accountId}
    order by (name = ${name}) desc, created_at, id desc limit 1`;
  return row ?? null;
}

export async function renameProject(sql: Sql, id: string, name: string): Promise<ProjectRow> {
  const [row] = await sql<[ProjectRow]>`
    update management.projects project set name = ${name}, updated_at = now() where id = ${id}
    returning ${columns(sql)}`;
  return row;
}

/**
 * Deletes a project with its keys, which stop working as the transaction commits, and asks the memory service to wipe
 * its memories.
 */
export async function deleteProjectAndKeys(sql: Sql, { id, accountId, workspaceId }: ProjectRow): Promise<void> {
  await sql`delete from access.api_keys where project_id = ${id}`;
  const keys = await sql`delete from management.api_keys where project_id = ${id}`;
  await sql`delete from management.projects where id = ${id}`;
  await sql`
    with counted_in_account as (
      update management.accounts
      set project_count = project_count - 1, api_key_count = api_key_count - ${keys.count} where id = ${accountId}
    ), counted_in_workspace as (
      update management.workspaces
      set project_count = project_count - 1, api_key_count = api_key_count - ${keys.count} where id = ${workspaceId}
    )
    insert into access.project_wipes (project_id, account_id) values (${id}, ${accountId})`;
}

/** What a list of projects is limited to. */
export type ProjectFilter = { readonly accountId: string } | { readonly workspaceId: string };

export async function selectProjects(sql: Sql, filter: ProjectFilter, page: Page): Promise<Listing<ProjectRow>> {
  const narrowed =
    'workspaceId' in filter
      ? {
          count: sql`select project_count as count from management.workspaces where id = ${filter.workspaceId}`,
          condition: sql`workspace_id = ${filter.workspaceId}`,
        }
      : {
          count: sql`select project_count as count from management.accounts where id = ${filter.accountId}`,
          condition: sql`account_id = ${filter.accountId}`,
        };
  const list = {
    ...narrowed,
    entries: sql`management.projects`,
    rows: sql`management.projects project using (id)`,
    columns: columns(sql),
  };
  return readListing(sql, list, page);
}
