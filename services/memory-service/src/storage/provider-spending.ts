import type { Database } from '@persistent-memory/service-kit';

/** What one project spends at the model provider on one day. */
export interface SpendingDay {
  readonly projectId: string;
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string;
}

/** Long enough to look at what a project spent lately. */
const keptDays = 7;
const batchSize = 5_000;

/** Longer than work that a reservation is made for usually takes: older ones are of a process that was killed. */
const longestReservation = '2 minutes';

/**
 * Adds to what the project spends, in one statement shared by all replicas, unless that would go over the cap.
 * @returns whether it was added
 */
export async function reserveSpending(
  database: Database,
  { projectId, day }: SpendingDay,
  tokens: number,
  maxTokens: number,
): Promise<boolean> {
  const rows = await database.use(
    (sql) => sql`
      insert into memory.provider_spending as spent (project_id, day, tokens, reserved, reserved_until)
      select ${projectId}, ${day}::date, ${tokens}::bigint, ${tokens}::bigint, now() + ${longestReservation}::interval
      where ${tokens}::bigint <= ${maxTokens}::bigint
      on conflict (project_id, day) do update
        set tokens = spent.tokens + excluded.tokens, reserved = excluded.reserved + case when spent.reserved_until > now() then spent.reserved else 0 end,
          reserved_until = excluded.reserved_until
        where spent.tokens + excluded.tokens <= ${maxTokens}::bigint
      returning 1`,
  );
  return rows.length > 0;
}

/**
 * Whether tokens that do not fit may do so once what any replica has reserved is settled, which is often for less than
 * was reserved.
 */
export async function mayFitOnceSettled(
  database: Database,
  { projectId, day }: SpendingDay,
  tokens: number,
  maxTokens: number,
): Promise<boolean> {
  const rows = await database.use(
    (sql) => sql`
      select 1 from memory.provider_spending as spent
      where project_id = ${projectId} and day = ${day}::date
        and reserved_until > now() and spent.tokens - reserved + ${tokens}::bigint <= ${maxTokens}::bigint`,
  );
  return rows.length > 0;
}

/**
 * Puts what the project spent in place of what it had reserved, whatever the cap. Makes no row, so that nothing of a
 * wiped project comes back.
 */
export async function settleSpending(
  database: Database,
  { projectId, day }: SpendingDay,
  { reserved, spent }: { readonly reserved: number; readonly spent: number },
): Promise<void> {
  await database.use(
    (sql) => sql`
      update memory.provider_spending
      set tokens = greatest(0, tokens + ${spent - reserved}::bigint), reserved = greatest(0, reserved - ${reserved}::bigint)
      where project_id = ${projectId} and day = ${day}::date`,
  );
}

/** Forgets a batch of days long gone. @returns how many went */
export async function pruneSpending(database: Database): Promise<number> {
  const { count } = await database.use(
    (sql) => sql`
      delete from memory.provider_spending where (project_id, day) in (
        select project_id, day from memory.provider_spending
        where day < (now() at time zone 'utc')::date - ${keptDays}::integer
        order by day limit ${batchSize} for update skip locked)`,
  );
  return count;
}
