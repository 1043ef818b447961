import { once } from 'node:events';
import type { Database } from '@persistent-memory/service-kit';

/** A transaction that is open until it is let go. */
export interface HeldTransaction {
  letGo(): Promise<void>;
}

/** Runs a statement and keeps its transaction open, as a writer does that takes long, or another process. */
export async function holdTransaction(
  database: Database,
  statement: Parameters<Database['transaction']>[0],
): Promise<HeldTransaction> {
  const over = new AbortController();
  let held: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve) => {
    held = database.transaction(async (sql) => {
      await statement(sql);
      resolve();
      await once(over.signal, 'abort');
    });
  });
  return {
    letGo: () => {
      over.abort();
      return held;
    },
  };
}
