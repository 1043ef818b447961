import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDeadlock, isLockTimeout } from './database-errors.js';
import type { Sql } from './sql.js';

export interface LockPatience {
  /** How long a statement waits for a table that others use, while all who come after it wait too. */
  readonly lockTimeoutMs: number;
  /** Between two attempts; all who waited get through. */
  readonly pauseMs: number;
  /** After this there is no further attempt. */
  readonly giveUpAfterMs: number;
}

/**
 * Does work on one connection, and again while tables that it needs are in use, also by who waits for it in turn.
 * @throws Error when they were at every attempt; whatever else the work rejects with
 */
export async function retryLocked(
  sql: Sql,
  work: () => Promise<void>,
  { lockTimeoutMs, pauseMs, giveUpAfterMs }: LockPatience,
  log: Logger,
): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, false)`;
  const beganAtMs = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) && !isDeadlock(error)) throw error;
      const waitedMs = Math.round(performance.now() - beganAtMs);
      if (waitedMs >= giveUpAfterMs) {
        const message = `A table was in use at every attempt, for ${waitedMs} ms. End what uses it, or try later.`;
        throw new Error(message, { cause: error });
      }
      const fields = { waited_ms: waitedMs, pause_ms: pauseMs, give_up_after_ms: giveUpAfterMs };
      log.warn(fields, 'a table is in use by another transaction; the migration lets others pass and tries again');
      await delay(pauseMs);
    }
  }
}
