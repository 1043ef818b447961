import { ApiError, prefixedId } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import { type Actor, recordDeed } from '../audit/record-deed.js';
import type { LockedAccount } from '../storage/accounts.js';
import { insertProject, type ProjectRow } from '../storage/projects.js';
import type { WorkspaceRow } from '../storage/workspaces.js';

/** Projects of one account (specification, "Limits"). */
export const maxProjects = 500_000;

/** @throws ApiError limit_reached */
export async function addProject(
  sql: Sql,
  account: LockedAccount,
  { workspace, name, actor }: { workspace: WorkspaceRow; name: string; actor: Actor },
): Promise<ProjectRow> {
  if (account.projectCount >= maxProjects) {
    throw new ApiError('limit_reached', { message: `The account has its limit of ${maxProjects} projects.` });
  }
  const project = await insertProject(sql, {
    id: prefixedId('proj'),
    accountId: account.id,
    workspaceId: workspace.id,
    name,
  });
  await recordDeed(sql, actor, account.id, 'project.create', project.id);
  return project;
}
