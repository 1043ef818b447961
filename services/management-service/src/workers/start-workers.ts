import { type Database, type Logger, repeat, type UseRecorder } from '@persistent-memory/service-kit';
import { pruneRateLimits } from './prune-rate-limits.js';

const TOKEN_USES_PAUSE_MS = 5_000;
const PRUNE_PAUSE_MS = 300_000;

export interface Workers {
  /** Ends them, and writes what they still hold. */
  stop(): Promise<void>;
}

export function startWorkers(parts: { database: Database; tokenUses: UseRecorder; log: Logger }): Workers {
  const { database, tokenUses, log } = parts;
  const tasks = [
    repeat('token uses', TOKEN_USES_PAUSE_MS, () => tokenUses.flush(), log),
    repeat('pruning', PRUNE_PAUSE_MS, () => pruneRateLimits(database), log),
  ];
  return {
    stop: async () => {
      await Promise.all(tasks.map((task) => task.stop()));
      await tokenUses.flush().catch((error: unknown) => log.warn({ err: error }, 'the last uses of tokens are lost'));
    },
  };
}
