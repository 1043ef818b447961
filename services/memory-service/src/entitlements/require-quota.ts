import { ApiError } from '@persistent-memory/auth';
import type { Entitlement } from '../storage/authenticate-key.js';
import type { CountedOperation } from '../storage/count-usage.js';

/** Whoever has an entitlement, such as the principal of a request. */
interface Entitled {
  readonly entitlement: Entitlement;
}

/**
 * Refuses a counted operation whose quota was used up before it. It is called before the work, by what authentication
 * read of the account, so that a refused request costs no work. `countUsage` looks again, and its answer is exact.
 * @throws ApiError subscription_required, quota_exhausted
 */
export function requireQuota({ entitlement }: Entitled, operation: CountedOperation): void {
  if (!entitlement.isActive) throw new ApiError('subscription_required');
  if (isUsedUp(entitlement.quotas[operation])) throw new ApiError('quota_exhausted');
}

/** Whether `requireQuota` would refuse nothing. */
export function hasQuota({ entitlement }: Entitled, operation: CountedOperation): boolean {
  return entitlement.isActive && !isUsedUp(entitlement.quotas[operation]);
}

/**
 * Refuses list and update, which count nothing, without a subscription and when nothing is left of either quota.
 * @throws ApiError subscription_required, quota_exhausted
 */
export function requireAnyQuota({ entitlement }: Entitled): void {
  if (!entitlement.isActive) throw new ApiError('subscription_required');
  if (isUsedUp(entitlement.quotas.add) && isUsedUp(entitlement.quotas.search)) throw new ApiError('quota_exhausted');
}

function isUsedUp({ quota, used }: { readonly quota: number | null; readonly used: number }): boolean {
  return quota !== null && used >= quota;
}
