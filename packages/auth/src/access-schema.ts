import {
  bigint,
  customType,
  date,
  index,
  integer,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Schema `access`: all that the two planes share. Each table has one writer. */
export const access = pgSchema('access');

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

/** Key hashes. Written by the management service (a row is a key that works; revoking deletes it), read by the memory service with every request. */
export const accessKeys = access.table(
  'api_keys',
  {
    keyHash: bytea('key_hash').primaryKey(),
    keyId: text('key_id').notNull().unique(),
    projectId: text('project_id').notNull(),
    accountId: text('account_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('api_keys_project').on(table.projectId)],
);

/** When a key was last used. Written by the memory service in batches, forward only; read by the management service. */
export const keyUses = access.table('api_key_uses', {
  keyId: text('key_id').primaryKey(),
  lastUsedAt: instant('last_used_at').notNull(),
});

/** What an account may do. Written by the management service, read by both. A null quota or period end means: without limit. */
export const entitlements = access.table('entitlements', {
  accountId: text('account_id').primaryKey(),
  plan: text('plan').notNull(),
  status: text('status', { enum: ['active', 'inactive'] }).notNull(),
  periodStart: instant('period_start').notNull(),
  periodEnd: instant('period_end'),
  addQuota: bigint('add_quota', { mode: 'number' }),
  searchQuota: bigint('search_quota', { mode: 'number' }),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export type CountedOperation = 'add' | 'search';

/**
 * Requests of an account in a billing period, for the quota. Written by the memory service (`access.count_usage`), read by both.
 * Spread over slots, so that parallel adds of one account do not wait for one row; the count is the sum of the slots.
 */
export const usageByPeriod = access.table(
  'usage_by_period',
  {
    accountId: text('account_id').notNull(),
    periodStart: instant('period_start').notNull(),
    operation: text('operation').$type<CountedOperation>().notNull(),
    slot: smallint('slot').notNull(),
    requests: bigint('requests', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.accountId, table.periodStart, table.operation, table.slot],
    }),
  ],
);

/** Requests by day (UTC), project and operation, in slots too. Written by the memory service (`access.count_usage`), read by the management service. */
export const usageByDay = access.table(
  'usage_by_day',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    projectId: text('project_id').notNull(),
    operation: text('operation').$type<CountedOperation>().notNull(),
    slot: smallint('slot').notNull(),
    requests: bigint('requests', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.accountId, table.day, table.projectId, table.operation, table.slot],
    }),
  ],
);

/** Failed authentications of a client address in its current window. Written and read by the memory service. */
export const failedAuthentications = access.table(
  'failed_authentications',
  {
    address: text('address').primaryKey(),
    windowStartedAt: instant('window_started_at').notNull(),
    failures: integer('failures').notNull(),
  },
  (table) => [index('failed_authentications_age').on(table.windowStartedAt)],
);

/** Projects whose memories have to go. Written by the management service as it deletes the project, read by the memory service, which also refuses to add to one. */
export const projectWipes = access.table(
  'project_wipes',
  {
    projectId: text('project_id').primaryKey(),
    accountId: text('account_id').notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
  },
  (table) => [index('project_wipes_requested').on(table.requestedAt)],
);

/** How far the wipes are. Written by the memory service, read by both. */
export const projectWipeProgress = access.table('project_wipe_progress', {
  projectId: text('project_id').primaryKey(),
  wipedMemories: bigint('wiped_memories', { mode: 'number' }).notNull().default(0),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  completedAt: instant('completed_at'),
});
