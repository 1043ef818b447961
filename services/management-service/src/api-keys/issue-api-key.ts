import { ApiError, mintCredential, prefixedId } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import { type Actor, recordDeed } from '../audit/record-deed.js';
import type { LockedAccount } from '../storage/accounts.js';
import { type ApiKeyRow, insertApiKey } from '../storage/api-keys.js';
import type { ProjectRow } from '../storage/projects.js';

/** Keys of one account (specification, "Limits"). */
export const maxApiKeys = 1_000_000;

export interface MintedApiKey {
  readonly row: ApiKeyRow;
  /** The key itself: leaves the service in the answer to its creation and is not kept. */
  readonly secret: string;
}

/** @throws ApiError limit_reached */
export async function issueApiKey(
  sql: Sql,
  account: LockedAccount,
  { project, name, actor }: { project: ProjectRow; name: string; actor: Actor },
): Promise<MintedApiKey> {
  if (account.apiKeyCount >= maxApiKeys) {
    throw new ApiError('limit_reached', { message: `The account has its limit of ${maxApiKeys} API keys.` });
  }
  const credential = mintCredential('ak');
  const row = await insertApiKey(sql, prefixedId('key'), project, { name, credential });
  await recordDeed(sql, actor, account.id, 'api_key.create', row.id);
  return { row, secret: credential.secret };
}
