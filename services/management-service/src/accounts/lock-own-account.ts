import { ApiError } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import type { Principal } from '../policies/can.js';
import { type LockedAccount, lockAccount } from '../storage/accounts.js';

/** The account of a principal, locked. Accounts are never deleted, so one that was authenticated is there. */
export async function lockOwnAccount(sql: Sql, principal: Principal): Promise<LockedAccount> {
  const account = await lockAccount(sql, principal.accountId);
  if (account === null)
    throw new ApiError('internal_error', { cause: new Error('The account of a principal is gone.') });
  return account;
}
