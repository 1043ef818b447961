import type { Database } from '@persistent-memory/service-kit';
import { issueApiKey } from '../api-keys/issue-api-key.js';
import type { DefaultPlan } from '../plans/default-plan.js';
import { addProject } from '../projects/add-project.js';
import { type Identity, lockAccount } from '../storage/accounts.js';
import { findFirstProject } from '../storage/projects.js';
import { findDefaultWorkspace } from '../storage/workspaces.js';
import { openAccount } from './open-account.js';

export interface Bootstrap {
  readonly identity: Identity;
  readonly defaultPlan: DefaultPlan;
  readonly projectName: string;
  readonly keyName: string;
  /** Whether an account that is there gets a key too, for whoever lost the first one. */
  readonly anotherKey: boolean;
}

export interface BootstrappedAccount {
  readonly accountId: string;
  /**
   * Of an account that was there already: its oldest project of the name, or of any; null when it has none and gets no
   * key.
   */
  readonly projectId: string | null;
  /** Null when the account was there already and was to get no other, and nothing was changed. */
  readonly apiKey: string | null;
}

/**
 * Makes an account that can be used at once, in one transaction. One that is there is left as it is, or gets another
 * key and, if it has no project any more, a project.
 */
export function bootstrapAccount(database: Database, bootstrap: Bootstrap): Promise<BootstrappedAccount> {
  const { identity, defaultPlan, projectName, keyName, anotherKey } = bootstrap;
  const actor = { kind: 'command', id: 'bootstrap', request: null } as const;
  return database.transaction(async (sql) => {
    const { accountId, isNew } = await openAccount(sql, identity, defaultPlan, actor);
    const found = await findFirstProject(sql, accountId, projectName);
    if (!isNew && !anotherKey) return { accountId, projectId: found?.id ?? null, apiKey: null };
    const account = await lockAccount(sql, accountId);
    const workspace = await findDefaultWorkspace(sql, accountId);
    if (account === null || workspace === null)
      throw new Error('The account has no workspace, which each is made with.');
    const project = found ?? (await addProject(sql, account, { workspace, name: projectName, actor }));
    const { secret } = await issueApiKey(sql, account, { project, name: keyName, actor });
    return { accountId, projectId: project.id, apiKey: secret };
  });
}
