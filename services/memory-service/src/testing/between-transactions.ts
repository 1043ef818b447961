import type { Database } from '@persistent-memory/service-kit';

/** The same database, where `work` runs to its end before the given transaction begins. */
export function beforeTransaction(database: Database, number: number, work: () => Promise<unknown>): Database {
  let count = 0;
  return {
    ...database,
    async transaction(transact, options) {
      count += 1;
      if (count === number) await work();
      return database.transaction(transact, options);
    },
  };
}
