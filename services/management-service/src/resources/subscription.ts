import { type Static, Type } from 'typebox';
import type { SubscriptionRow } from '../storage/subscriptions.js';
import { Timestamp } from './instant.js';
import { Nullable } from './nullable.js';

const Quota = Nullable(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));

/** Requests per period; null is without limit. */
export const Quotas = Type.Object(
  { add: Quota, search: Quota },
  { description: 'Requests per period; null: no limit.' },
);

export const subscriptionFields = {
  plan: Type.String(),
  status: Type.Enum(['active', 'inactive']),
  period_start: Timestamp,
  period_end: Nullable(Timestamp),
  quotas: Quotas,
};

export const Subscription = Type.Object(
  { account_id: Type.String(), ...subscriptionFields },
  { title: 'Subscription' },
);

export function presentSubscription(row: SubscriptionRow) {
  return {
    plan: row.plan,
    status: row.status,
    period_start: row.periodStart.toISOString(),
    period_end: row.periodEnd?.toISOString() ?? null,
    quotas: { add: row.addQuota, search: row.searchQuota },
  } satisfies Omit<Static<typeof Subscription>, 'account_id'>;
}

export const subscriptionExample = {
  plan: 'team',
  status: 'active',
  period_start: '2026-09-01T00:00:00.000Z',
  period_end: '2026-10-01T00:00:00.000Z',
  quotas: { add: 100000, search: null },
} as const;
