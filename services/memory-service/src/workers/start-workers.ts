import { type Database, type Logger, type Metrics, repeat, type UseRecorder } from '@persistent-memory/service-kit';
import type { VectorOutbox } from '../outbox/vector-outbox.js';
import { pruneKeyUses } from '../storage/key-uses.js';
import { wipeBacklog } from '../storage/project-wipes.js';
import type { VectorIndex } from '../vector-index/vector-index.js';
import { wipeDeletedProjects } from './project-wiper.js';
import { Pruning, untilDone } from './prune.js';

const KEY_USES_PAUSE_MS = 5_000;
const WIPES_PAUSE_MS = 1_000;
const OUTBOX_PAUSE_MS = 1_000;
const PRUNING_PAUSE_MS = 60_000;
/** Goes over all keys, and what it finds takes room and nothing else. */
const REVOKED_KEYS_PAUSE_MS = 3_600_000;

export interface WorkerParts {
  readonly database: Database;
  readonly vectorIndex: VectorIndex;
  /** Feeds the vector index; null when that reads Postgres by itself. */
  readonly outbox: VectorOutbox | null;
  readonly keyUses: UseRecorder;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Everything that this service does without being asked. Each may run in any number of replicas at once. */
export function startWorkers(parts: WorkerParts): { stop(): Promise<void> } {
  const { database, outbox, keyUses, metrics, log } = parts;
  metrics.gauge(
    'project_wipes_pending',
    'Deleted projects whose memories are still to be wiped.',
    async () => (await wipeBacklog(database)).projects,
  );
  metrics.gauge(
    'project_wipes_oldest_seconds',
    'Age of the oldest pending wipe.',
    async () => (await wipeBacklog(database)).oldestSeconds,
  );
  const observers = { log, metrics };
  const pruning = new Pruning({ database, outbox });
  const workers = [
    repeat('key uses', KEY_USES_PAUSE_MS, () => keyUses.flush(), observers),
    repeat('project wipes', WIPES_PAUSE_MS, (signal) => wipeDeletedProjects(parts, signal), observers),
    repeat('pruning', PRUNING_PAUSE_MS, (signal) => pruning.run(signal), observers),
    repeat(
      'uses of revoked keys',
      REVOKED_KEYS_PAUSE_MS,
      (signal) => untilDone(pruneKeyUses, database, signal),
      observers,
    ),
    ...(outbox === null ? [] : [repeat('vector outbox', OUTBOX_PAUSE_MS, (signal) => outbox.drain(signal), observers)]),
  ];
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await keyUses.flush().catch((error: unknown) => log.warn({ err: error }, 'the last uses of keys are lost'));
    },
  };
}
