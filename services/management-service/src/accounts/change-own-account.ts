import { ApiError } from '@persistent-memory/auth';
import type { Database, IncomingRequest, Sql } from '@persistent-memory/service-kit';
import { createWithinBudget } from '../limits/create-within-budget.js';
import type { Principal } from '../policies/can.js';
import { type LockedAccount, lockAccount } from '../storage/accounts.js';
import { isWorkingToken } from '../storage/auth-tokens.js';

interface ChangeRequest {
  readonly principal: Principal;
  /** When it aborts, what is not yet committed is rolled back. */
  readonly signal: AbortSignal;
}

type Change<Result> = (sql: Sql, account: LockedAccount) => Promise<Result>;

/**
 * A transaction that changes what the principal's account has, after all others that do.
 * @throws ApiError invalid_credentials, and what the change throws
 */
export function changeOwnAccount<Result>(
  database: Database,
  { principal, signal }: ChangeRequest,
  change: Change<Result>,
): Promise<Result> {
  return database.transaction(async (sql) => change(sql, await lockOwnAccount(sql, principal)), { signal });
}

/**
 * The same for a create, which spends from the budget of its client.
 * @throws ApiError rate_limit_exceeded, invalid_credentials, and what the change throws
 */
export function createInOwnAccount<Created>(
  database: Database,
  { principal, http, signal }: ChangeRequest & { readonly http: IncomingRequest },
  create: Change<Created>,
): Promise<Created> {
  return createWithinBudget(database, { http, signal }, async (sql) =>
    create(sql, await lockOwnAccount(sql, principal)),
  );
}

/**
 * The account of a principal, locked. Accounts are never deleted, so one that was authenticated is there. A token may
 * have been revoked while the lock was waited for, which whoever revokes it holds: it changes nothing any more, and
 * above all makes no keys that outlive it.
 * @throws ApiError invalid_credentials
 */
async function lockOwnAccount(sql: Sql, principal: Principal): Promise<LockedAccount> {
  const account = await lockAccount(sql, principal.accountId);
  if (account === null)
    throw new ApiError('internal_error', { cause: new Error('The account of a principal is gone.') });
  if (principal.kind === 'token' && !(await isWorkingToken(sql, principal.tokenId)))
    throw new ApiError('invalid_credentials');
  return account;
}
