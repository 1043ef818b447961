import type { Operation } from '@persistent-memory/service-kit';
import { createApiKey } from './create-api-key.js';
import { createAuthToken } from './create-auth-token.js';
import { createProject } from './create-project.js';
import { createWorkspace } from './create-workspace.js';
import { deleteApiKey } from './delete-api-key.js';
import { deleteAuthToken } from './delete-auth-token.js';
import { deleteProject } from './delete-project.js';
import { deleteWorkspace } from './delete-workspace.js';
import { getAccount } from './get-account.js';
import { getAuditLog } from './get-audit-log.js';
import { getProject } from './get-project.js';
import { getUsage } from './get-usage.js';
import { getWorkspace } from './get-workspace.js';
import { listApiKeys } from './list-api-keys.js';
import { listAuthTokens } from './list-auth-tokens.js';
import { listProjects } from './list-projects.js';
import { listWorkspaces } from './list-workspaces.js';
import type { Dependencies } from './operation.js';
import { putSubscription } from './put-subscription.js';
import { updateProject } from './update-project.js';
import { updateWorkspace } from './update-workspace.js';

/** What accounts do, in the order of the documentation. */
export const accountOperations: readonly Operation<Dependencies>[] = [
  listProjects,
  createProject,
  getProject,
  updateProject,
  deleteProject,
  listApiKeys,
  createApiKey,
  deleteApiKey,
  listWorkspaces,
  createWorkspace,
  getWorkspace,
  updateWorkspace,
  deleteWorkspace,
  listAuthTokens,
  createAuthToken,
  deleteAuthToken,
  getAccount,
  getUsage,
  getAuditLog,
];

/** All of them: a service with a credential for the platform also has the platform's. */
export const allOperations: readonly Operation<Dependencies>[] = [...accountOperations, putSubscription];
