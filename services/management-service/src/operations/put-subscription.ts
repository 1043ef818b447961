import { ApiError } from '@persistent-memory/auth';
import { Type } from 'typebox';
import { actorOf, recordDeed } from '../audit/record-deed.js';
import { platformCredential } from '../authentication/platform-credential.js';
import { Timestamp } from '../resources/instant.js';
import { Name } from '../resources/name.js';
import { Nullable } from '../resources/nullable.js';
import { presentSubscription, Quotas, Subscription, subscriptionExample } from '../resources/subscription.js';
import { lockAccount } from '../storage/accounts.js';
import { upsertSubscription } from '../storage/subscriptions.js';
import { operation } from './operation.js';

export const putSubscription = operation({
  operationId: 'putSubscription',
  method: 'PUT',
  path: '/api/admin/accounts/{id}/subscription',
  tag: 'Platform',
  summary: "Set an account's subscription",
  description:
    'For the platform itself, such as its billing system. Both planes act on it with their next request. What is used of the quotas is counted from period_start: a new one starts at zero.',
  credentials: platformCredential,
  request: {
    params: Type.Object({ id: Type.String() }),
    body: Type.Object({
      plan: Name,
      status: Type.Enum(['active', 'inactive']),
      period_start: Timestamp,
      period_end: Nullable(Timestamp),
      quotas: Quotas,
    }),
  },
  rules: [
    {
      reads: ['body.period_start', 'body.period_end'],
      findFault: ({ body: { period_start: start, period_end: end } }) =>
        end === null || new Date(end) > new Date(start)
          ? null
          : { location: 'body.period_end', message: 'must be after period_start' },
    },
  ],
  response: { status: 200, description: 'The subscription as it is now.', schema: Subscription },
  errors: ['account_not_found'],
  example: {
    request: subscriptionExample,
    response: { account_id: 'acct_1BoatPzTPHeVGbDRbQ8sZa', ...subscriptionExample },
  },
  async handle({ principal, params, body, http, signal }, { database }) {
    const periodStart = new Date(body.period_start);
    const periodEnd = body.period_end === null ? null : new Date(body.period_end);
    const { plan, status, quotas } = body;
    const subscription = { plan, status, periodStart, periodEnd, addQuota: quotas.add, searchQuota: quotas.search };
    await database.transaction(
      async (sql) => {
        const account = await lockAccount(sql, params.id);
        if (account === null) throw new ApiError('account_not_found');
        await upsertSubscription(sql, account.id, subscription);
        await recordDeed(sql, actorOf(principal, http), account.id, 'subscription.update', account.id);
      },
      { signal },
    );
    return { account_id: params.id, ...presentSubscription(subscription) };
  },
});
