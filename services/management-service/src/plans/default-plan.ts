import type { SubscriptionRow } from '../storage/subscriptions.js';

/** What a new account gets; its period starts with the account and has no end. */
export type DefaultPlan = Pick<SubscriptionRow, 'plan' | 'status' | 'addQuota' | 'searchQuota'>;

const limitedPlan = /^([a-z][a-z0-9_-]{0,62}):add=(\d{1,15}),search=(\d{1,15})$/;

/**
 * Reads `DEFAULT_PLAN`: `unlimited`, `none` (no active subscription), or a name with quotas in requests, such as
 * `trial:add=1000,search=5000`. Null when it is none of these.
 */
export function parseDefaultPlan(text: string): DefaultPlan | null {
  if (text === 'unlimited') return { plan: 'unlimited', status: 'active', addQuota: null, searchQuota: null };
  if (text === 'none') return { plan: 'none', status: 'inactive', addQuota: null, searchQuota: null };
  const [, plan, add, search] = limitedPlan.exec(text) ?? [];
  if (plan === undefined) return null;
  return { plan, status: 'active', addQuota: Number(add), searchQuota: Number(search) };
}
