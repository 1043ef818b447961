import type { Database } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger } from '@persistent-memory/service-kit/testing';
import { MIGRATION_STEPS } from '../../migrations.js';
import { createSpendLedger, type SpendLedger, type SpendLedgerOptions } from '../spend-ledger.js';

/** Ledgers over one database, as replicas have them. */
export interface SpendLedgers {
  readonly database: Database;
  open(options: Pick<SpendLedgerOptions, 'maxTokensPerDay' | 'nowMs'>): SpendLedger;
  /** Tokens of all days that a project is counted with. */
  spent(projectId: string): Promise<number>;
  close(): Promise<void>;
}

export async function createSpendLedgers(): Promise<SpendLedgers> {
  const { database, close } = await createTestDatabase({ steps: MIGRATION_STEPS });
  return {
    database,
    open: (options) => createSpendLedger({ database, log: silentLogger, ...options }),
    spent: async (projectId) => {
      const [row] = await database.use(
        (sql) => sql<{ tokens: number }[]>`
          select coalesce(sum(tokens), 0)::int as tokens from memory.provider_spending where project_id = ${projectId}`,
      );
      return row?.tokens ?? 0;
    },
    close,
  };
}
