import { ApiError } from '@persistent-memory/auth';
import { Type } from 'typebox';
import { maxApiKeys } from '../api-keys/issue-api-key.js';
import { accountCredentials } from '../authentication/account-credentials.js';
import { permit } from '../policies/authorise.js';
import { maxProjects } from '../projects/add-project.js';
import { Timestamp } from '../resources/instant.js';
import { presentSubscription, subscriptionExample, subscriptionFields } from '../resources/subscription.js';
import { findAccount } from '../storage/accounts.js';
import { findSubscription } from '../storage/subscriptions.js';
import { operation } from './operation.js';

const Counted = Type.Object({ count: Type.Integer(), limit: Type.Integer() });

const Account = Type.Object(
  {
    id: Type.String(),
    issuer: Type.String(),
    subject: Type.String(),
    created_at: Timestamp,
    ...subscriptionFields,
    used: Type.Object(
      { add: Type.Integer(), search: Type.Integer() },
      { description: 'Requests of the current period, which the quotas are for.' },
    ),
    projects: Counted,
    api_keys: Counted,
  },
  { title: 'Account' },
);

export const getAccount = operation({
  operationId: 'getAccount',
  method: 'GET',
  path: '/api/account',
  tag: 'Account',
  summary: 'Get the account: its plan, its quotas and what is used of them',
  description:
    'By a session only: it tells of more than one workspace. A subscription whose period is over, or has not begun, is inactive.',
  credentials: accountCredentials,
  request: {},
  response: { status: 200, description: 'The account.', schema: Account },
  errors: ['session_required'],
  example: {
    response: {
      id: 'acct_1BoatPzTPHeVGbDRbQ8sZa',
      issuer: 'https://login.example.com/',
      subject: 'auth0|62f1',
      created_at: '2026-09-01T00:00:00.000Z',
      ...subscriptionExample,
      used: { add: 1841, search: 902 },
      projects: { count: 12, limit: maxProjects },
      api_keys: { count: 31, limit: maxApiKeys },
    },
  },
  async handle({ principal, signal }, { database }) {
    permit(principal, 'account.read');
    const { account, subscription } = await database.use(
      async (sql) => ({
        account: await findAccount(sql, principal.accountId),
        subscription: await findSubscription(sql, principal.accountId),
      }),
      { signal },
    );
    if (account === null || subscription === null) {
      throw new ApiError('internal_error', { cause: new Error('The account of a principal is not whole.') });
    }
    return {
      id: account.id,
      issuer: account.issuer,
      subject: account.subject,
      created_at: account.createdAt.toISOString(),
      ...presentSubscription(subscription),
      used: { add: subscription.usedAdds, search: subscription.usedSearches },
      projects: { count: account.projectCount, limit: maxProjects },
      api_keys: { count: account.apiKeyCount, limit: maxApiKeys },
    };
  },
});
