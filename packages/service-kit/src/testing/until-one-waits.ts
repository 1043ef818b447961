import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database/database.js';

/** Resolves when a statement of the database waits for what another transaction holds. */
export async function untilOneWaits(database: Database): Promise<void> {
  const waiting = () =>
    database.use(
      (sql) => sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  while ((await waiting()).length === 0) await delay(1);
}
