import { type Database, untilNothingIsLeft } from '@persistent-memory/service-kit';
import { findAccountToSumUp, sumUpNextDay } from '../storage/workspace-usage.js';

/**
 * Sums up the days that are over, of every account that has some. After an abort those that are left stay. Replicas
 * share the accounts: one that another is at is passed over, and what that one leaves is found the next time.
 * Rejects in the end with what went wrong last: an account whose days can't be summed up keeps no other from it.
 */
export async function sumUpUsage(database: Database, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  let accountId = await database.use((sql) => findAccountToSumUp(sql, ''));
  while (accountId !== null && !signal.aborted) {
    const current = accountId;
    const sumUp = () => database.transaction((sql) => sumUpNextDay(sql, current));
    await untilNothingIsLeft(sumUp, signal).catch((error: unknown) => failures.push(error));
    accountId = await database.use((sql) => findAccountToSumUp(sql, current));
  }
  if (failures.length > 0) throw failures.at(-1);
}
