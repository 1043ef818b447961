import { type Database, type Logger, type Metrics, repeat, type UseRecorder } from '@persistent-memory/service-kit';
import { pruneRateLimits } from './prune-rate-limits.js';
import { sumUpUsage } from './sum-up-usage.js';

const tokenUsesPauseMs = 5_000;
const prunePauseMs = 300_000;
/** There is something to do once a day. */
const sumUpPauseMs = 600_000;

export interface Workers {
  /** Ends them, and writes what they still hold. */
  stop(): Promise<void>;
}

export interface WorkerParts {
  readonly database: Database;
  readonly tokenUses: UseRecorder;
  readonly metrics: Metrics;
  readonly log: Logger;
}

export function startWorkers(parts: WorkerParts): Workers {
  const { database, tokenUses, metrics, log } = parts;
  const observers = { log, metrics };
  const tasks = [
    repeat('token uses', tokenUsesPauseMs, () => tokenUses.flush(), observers),
    repeat('pruning', prunePauseMs, (signal) => pruneRateLimits(database, signal), observers),
    repeat('usage sums', sumUpPauseMs, (signal) => sumUpUsage(database, signal), observers),
  ];
  return {
    stop: async () => {
      await Promise.all(tasks.map((task) => task.stop()));
      await tokenUses.flush().catch((error: unknown) => log.warn({ err: error }, 'the last uses of tokens are lost'));
    },
  };
}
