import { prefixedId } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import { type Actor, recordDeed } from '../audit/record-deed.js';
import type { DefaultPlan } from '../plans/default-plan.js';
import { findAccountId, type Identity, insertAccount } from '../storage/accounts.js';
import { upsertSubscription } from '../storage/subscriptions.js';
import { insertWorkspace } from '../storage/workspaces.js';

export interface OpenedAccount {
  readonly accountId: string;
  readonly isNew: boolean;
}

const firstWorkspaceName = 'Default';

/**
 * The account of an identity, made with its first workspace and its plan when it has none. Has to run in a transaction:
 * of many at once the unique identity lets one create, and the others wait for it and find what it made.
 */
export async function openAccount(
  sql: Sql,
  identity: Identity,
  defaultPlan: DefaultPlan,
  actor: Actor,
): Promise<OpenedAccount> {
  const accountId = prefixedId('acct');
  if (!(await insertAccount(sql, accountId, identity))) {
    const existing = await findAccountId(sql, identity);
    if (existing === null) throw new Error('The account went away while it was looked for.');
    return { accountId: existing, isNew: false };
  }
  await insertWorkspace(sql, { id: prefixedId('ws'), accountId, name: firstWorkspaceName });
  await upsertSubscription(sql, accountId, { ...defaultPlan, periodStart: new Date(), periodEnd: null });
  await recordDeed(sql, actor, accountId, 'account.create', accountId);
  return { accountId, isNew: true };
}
