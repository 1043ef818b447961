import type { Database } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../../migrations.js';
import { createSpendLedger, type SpendLedger, type SpendLedgerOptions } from '../spend-ledger.js';

/** Ledgers over one database, as replicas have them. */
export interface SpendLedgers {
  readonly database: Database;
  open(options: Pick<SpendLedgerOptions, 'maxTokensPerDay' | 'onOverspent' | 'nowMs'>): SpendLedger;
  /** Tokens of all days that a project is counted with. */
  spent(projectId: string): Promise<number>;
  /**
   * Resolves when a project is counted with so many: nobody waits for a settlement, but for a test. @throws after
   * `untilSpentMs`
   */
  untilSpent(projectId: string, tokens: number): Promise<void>;
  close(): Promise<void>;
}

const untilSpentMs = 10_000;

export async function createSpendLedgers(): Promise<SpendLedgers> {
  const { database, close } = await createTestDatabase({ steps: migrationSteps });
  const spentBy = async (projectId: string): Promise<number> => {
    const [row] = await database.use(
      (sql) => sql<{ tokens: number }[]>`
        select coalesce(sum(tokens), 0)::int as tokens from memory.provider_spending where project_id = ${projectId}`,
    );
    return row?.tokens ?? 0;
  };
  return {
    database,
    open: (options) => createSpendLedger({ database, log: silentLogger, ...options }),
    spent: spentBy,
    async untilSpent(projectId, tokens) {
      const endMs = performance.now() + untilSpentMs;
      for (let spent = await spentBy(projectId); spent !== tokens; spent = await spentBy(projectId)) {
        if (performance.now() > endMs)
          throw new Error(
            `${projectId} is counted with ${spent} tokens, and not with ${tokens}, after ${untilSpentMs} ms`,
          );
      }
    },
    close,
  };
}
