import { ApiError } from '@persistent-memory/auth';
import type { CountedOperation } from '../storage/count-usage.js';
import type { AgentPrincipal } from './project-key.js';

/**
 * Refuses a counted operation whose quota was used up before it. Looked at before the work, so that nothing is spent on it;
 * counting the usage looks again, exactly.
 * @throws ApiError subscription_required, quota_exhausted
 */
export function requireQuota({ entitlement }: AgentPrincipal, operation: CountedOperation): void {
  if (!entitlement.isActive) throw new ApiError('subscription_required');
  if (isUsedUp(entitlement.quotas[operation])) throw new ApiError('quota_exhausted');
}

/**
 * Refuses list and update, which count nothing, without a subscription and when nothing is left of either quota.
 * @throws ApiError subscription_required, quota_exhausted
 */
export function requireAnyQuota({ entitlement }: AgentPrincipal): void {
  if (!entitlement.isActive) throw new ApiError('subscription_required');
  if (isUsedUp(entitlement.quotas.add) && isUsedUp(entitlement.quotas.search)) throw new ApiError('quota_exhausted');
}

function isUsedUp({ quota, used }: { readonly quota: number | null; readonly used: number }): boolean {
  return quota !== null && used >= quota;
}
