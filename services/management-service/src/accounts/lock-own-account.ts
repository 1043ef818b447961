import { ApiError } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import type { Principal } from '../policies/can.js';
import { type LockedAccount, lockAccount } from '../storage/accounts.js';
import { isWorkingToken } from '../storage/auth-tokens.js';

/**
 * The account of a principal, locked. Accounts are never deleted, so one that was authenticated is there. A token may
 * have been revoked while the lock was waited for, which whoever revokes it holds: it changes nothing any more, and
 * above all makes no keys that outlive it.
 * @throws ApiError invalid_credentials
 */
export async function lockOwnAccount(sql: Sql, principal: Principal): Promise<LockedAccount> {
  const account = await lockAccount(sql, principal.accountId);
  if (account === null)
    throw new ApiError('internal_error', { cause: new Error('The account of a principal is gone.') });
  if (principal.kind === 'token' && !(await isWorkingToken(sql, principal.tokenId)))
    throw new ApiError('invalid_credentials');
  return account;
}
