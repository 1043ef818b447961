import { killProcess, signalProcess } from '../testing/signal-process.js';
import type { FaultStand } from './fault-stand.js';

/** Something that goes wrong, and comes right again. */
export interface Fault {
  readonly name: string;
  readonly strike: (stand: FaultStand) => Promise<void>;
  /** What brings it back from outside. Absent where nobody has to: then recovery counts from the strike. */
  readonly mend?: (stand: FaultStand) => Promise<void>;
  /** Whether it holds until it is mended, for the time that was asked for; otherwise it is mended at once. */
  readonly isLasting: boolean;
  /** Of the index or the provider, where these are the doubles. */
  readonly needsDoubles?: boolean;
  /**
   * Whether searches may be answered by words alone meanwhile: queries can't be embedded, or nobody knows yet what the
   * index lost.
   */
  readonly takesMeaning?: boolean;
}

/** Slower than any deadline of a search. */
const slowIndexMs = 5_000;
/** Slow, and still within the time that a query's embedding has. */
const slowProviderMs = 2_000;

export const faults = {
  none: { name: 'none', strike: async () => {}, isLasting: false },
  postgresKilled: {
    name: 'Postgres killed, started at once',
    strike: ({ postgres }) => postgres.kill(),
    mend: ({ postgres }) => postgres.start(),
    isLasting: false,
  },
  postgresStopped: {
    name: 'Postgres stopped, started later',
    strike: ({ postgres }) => postgres.stop(),
    mend: ({ postgres }) => postgres.start(),
    isLasting: true,
  },
  indexAway: {
    name: 'vector index away, and back',
    strike: ({ qdrant }) => qdrant.tell({ kind: 'away' }),
    mend: ({ qdrant }) => qdrant.tell({ kind: 'well' }),
    isLasting: true,
    needsDoubles: true,
  },
  indexSlow: {
    name: 'vector index slow by 5 s',
    strike: ({ qdrant }) => qdrant.tell({ kind: 'slow', delayMs: slowIndexMs }),
    mend: ({ qdrant }) => qdrant.tell({ kind: 'well' }),
    isLasting: true,
    needsDoubles: true,
  },
  indexHangs: {
    name: 'vector index hangs',
    strike: ({ qdrant }) => qdrant.tell({ kind: 'hang' }),
    mend: ({ qdrant }) => qdrant.tell({ kind: 'well' }),
    isLasting: true,
    needsDoubles: true,
  },
  indexWiped: {
    name: 'vector index wiped',
    strike: ({ qdrant }) => qdrant.tell({ kind: 'wipe' }),
    isLasting: false,
    needsDoubles: true,
  },
  indexEmptied: {
    name: 'vector index emptied, its collection still there',
    strike: ({ qdrant }) => qdrant.tell({ kind: 'empty' }),
    isLasting: false,
    needsDoubles: true,
    takesMeaning: true,
  },
  providerAway: {
    name: 'model provider away',
    strike: ({ provider }) => provider.tell({ kind: 'away' }),
    mend: ({ provider }) => provider.tell({ kind: 'well' }),
    isLasting: true,
    needsDoubles: true,
    takesMeaning: true,
  },
  providerHangs: {
    name: 'model provider hangs',
    strike: ({ provider }) => provider.tell({ kind: 'hang' }),
    mend: ({ provider }) => provider.tell({ kind: 'well' }),
    isLasting: true,
    needsDoubles: true,
    takesMeaning: true,
  },
  providerSlow: {
    name: 'model provider slow by 2 s',
    strike: ({ provider }) => provider.tell({ kind: 'slow', delayMs: slowProviderMs }),
    mend: ({ provider }) => provider.tell({ kind: 'well' }),
    isLasting: true,
    needsDoubles: true,
  },
  replicaKilled: {
    name: 'memory service: kill -9 of a replica',
    strike: async ({ replicas: [, second] }) => killProcess(second.pid),
    isLasting: false,
  },
  managementKilled: {
    name: 'management service: kill -9',
    strike: async ({ management }) => killProcess(management.pid),
    isLasting: false,
  },
  replicaFrozen: {
    name: 'memory service: a replica frozen',
    strike: async ({ replicas: [, second] }) => signalProcess(second.pid, 'SIGSTOP'),
    mend: async ({ replicas: [, second] }) => signalProcess(second.pid, 'SIGCONT'),
    isLasting: true,
  },
  writerFrozen: {
    name: 'memory service: a replica frozen within a write',
    strike: freezeWithinWrite,
    mend: async ({ replicas: [, second] }) => signalProcess(second.pid, 'SIGCONT'),
    isLasting: true,
  },
} as const satisfies Readonly<Record<string, Fault>>;

/**
 * Writes of one project at both replicas wait for its lock; one replica is frozen, gets the lock all the same, and the
 * other's write waits for it.
 */
async function freezeWithinWrite({ projects: [project], replicas: [first, second], ...stand }: FaultStand) {
  if (project === undefined) throw new Error('The stand has no project.');
  await stand.whileWritesWait(project.projectId, [first, second].length, () => signalProcess(second.pid, 'SIGSTOP'));
}
