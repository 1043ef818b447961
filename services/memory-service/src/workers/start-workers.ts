import {
  type Database,
  type Logger,
  type Metrics,
  repeat,
  type UseRecorder,
  untilNothingIsLeft,
} from '@persistent-memory/service-kit';
import type { VectorOutbox } from '../outbox/vector-outbox.js';
import { pruneKeyUses } from '../storage/key-uses.js';
import { wipeBacklog } from '../storage/project-wipes.js';
import type { VectorIndex } from '../vector-index/vector-index.js';
import { finishLeftEmptying } from './finish-emptying.js';
import { wipeDeletedProjects } from './project-wiper.js';
import { Pruning } from './prune.js';

const keyUsesPauseMs = 5_000;
const wipesPauseMs = 1_000;
const outboxPauseMs = 1_000;
const emptyingPauseMs = 15_000;
const pruningPauseMs = 60_000;
/** Goes over all keys, and what it finds takes room and nothing else. */
const revokedKeysPauseMs = 3_600_000;

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
    'Deleted projects whose memories are still to be wiped, counted up to 10,001.',
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
    repeat('key uses', keyUsesPauseMs, () => keyUses.flush(), observers),
    repeat('project wipes', wipesPauseMs, (signal) => wipeDeletedProjects(parts, signal), observers),
    repeat('deletions under way', emptyingPauseMs, (signal) => finishLeftEmptying(database, signal), observers),
    repeat('pruning', pruningPauseMs, (signal) => pruning.run(signal), observers),
    repeat(
      'uses of revoked keys',
      revokedKeysPauseMs,
      (signal) => untilNothingIsLeft(() => pruneKeyUses(database), signal),
      observers,
    ),
    ...(outbox === null ? [] : [repeat('vector outbox', outboxPauseMs, (signal) => outbox.drain(signal), observers)]),
  ];
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await keyUses.flush().catch((error: unknown) => log.warn({ err: error }, 'the last uses of keys are lost'));
    },
  };
}
