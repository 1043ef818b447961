import { setTimeout as delay } from 'node:timers/promises';

import { eventually } from '../testing/eventually.js';
import { FaultClient } from './fault-client.js';
import type { FaultStand } from './fault-stand.js';
import type { Fault } from './faults.js';
import { Observations, type OperationId } from './observations.js';
import { ProjectRecord } from './project-record.js';
import { sendRequest } from './send-request.js';
import { findsByMeaning, verifyProject } from './verify-project.js';

/**
 * Within this everything works again without a hand. The longest that anything waits: an index that lost points is
 * noticed once a minute, a delivery pauses for 45 s at most.
 */
const recoveryLimitMs = 120_000;

export interface FaultReport {
  readonly fault: Fault;
  readonly observations: Observations;
  /** When it was mended, or struck where nobody mends, by `performance.now()`. */
  readonly backMs: number;
  /** From then until every operation succeeds again at every replica. */
  readonly recoveryMs: number;
}

const dataOperations: readonly OperationId[] = [
  'addMemories',
  'searchMemories',
  'listMemories',
  'updateMemory',
  'deleteMemory',
];
const warmUpMs = 1_000;
const afterwardsMs = 500;
const managementPauseMs = 200;

/** Has faults happen one after the other to one stand, while clients work against it. */
export class FaultWatch {
  readonly #stand: FaultStand;
  readonly #records: readonly ProjectRecord[];
  readonly #clients: readonly FaultClient[];
  #numbers = 0;

  /** Two clients for each project, one at each replica; one of them all deletes everything now and then. */
  constructor(stand: FaultStand) {
    this.#stand = stand;
    this.#records = stand.projects.map(({ mark }) => new ProjectRecord(mark));
    this.#clients = stand.projects.flatMap((project, index) =>
      stand.replicas.map(({ url: baseUrl }, replica) => {
        const record = this.#records[index] ?? new ProjectRecord(project.mark);
        const isWiping = index === stand.projects.length - 1 && replica === 0;
        return new FaultClient({ project, baseUrl, record, nextNumber: () => this.#numbers++, isWiping });
      }),
    );
  }

  /**
   * Watches one fault from before it strikes until everything works again.
   * @throws Error when it does not within the limit
   */
  async watch(fault: Fault, seconds: number): Promise<FaultReport> {
    const observations = new Observations();
    const stopping = new AbortController();
    const running = [
      ...this.#clients.map((client) => client.run(observations, fault.takesMeaning === true, stopping.signal)),
      this.#manage(observations, stopping.signal),
    ];
    try {
      await delay(warmUpMs);
      const backMs = await happen(fault, this.#stand, seconds);
      const recoveryMs = await this.#untilRecovered(fault, observations, backMs);
      stopping.abort();
      await Promise.all(running);
      if (fault.takesMeaning) await this.#untilMeaningIsBack(fault);
      // While the index is still owed what clients wrote: nothing of it may be missing.
      await this.#verify(observations);
      return { fault, observations, backMs, recoveryMs };
    } finally {
      stopping.abort();
    }
  }

  /**
   * Resolves when the vector index, where it is a double, is owed nothing and holds every memory. Rejects when it does
   * not within the limit.
   */
  async untilIndexed(): Promise<void> {
    if (!this.#stand.usesDoubles) return;
    const isIndexed = async () => {
      const [owed, indexed, stored] = [
        await this.#stand.countOwed(),
        await this.#stand.countIndexed(),
        await this.#stand.countStored(),
      ];
      return owed === 0 && indexed === stored;
    };
    await eventually('the vector index holds every memory', isIndexed, recoveryLimitMs);
  }

  /** Every project against what was acknowledged, at every replica. */
  async #verify(observations: Observations): Promise<void> {
    const { projects, replicas } = this.#stand;
    const verifications = this.#records.flatMap((record, index) =>
      replicas.map(({ url }) => verifyProject(record, url, projects[index]?.apiKey ?? '')),
    );
    observations.violate(...(await Promise.all(verifications)).flat());
  }

  /** Queries and memories are embedded by calls of their own, and may be left alone for different times. */
  async #untilMeaningIsBack(fault: Fault): Promise<void> {
    const { projects, replicas } = this.#stand;
    for (const { url } of replicas) {
      const record = this.#records[0];
      if (record === undefined) return;
      const isBack = () => findsByMeaning(record, url, projects[0]?.apiKey ?? '');
      await eventually(`searches go by meaning after: ${fault.name}`, isBack, recoveryLimitMs);
    }
  }

  async #untilRecovered(fault: Fault, observations: Observations, backMs: number): Promise<number> {
    const { replicas, management } = this.#stand;
    const expected = [
      ...replicas.flatMap(({ url: baseUrl }) => dataOperations.map((operationId) => ({ operationId, baseUrl }))),
      { operationId: 'listProjects', baseUrl: management.url } as const,
    ];
    let recoveredMs: number | null = null;
    const isRecovered = () => {
      recoveredMs = observations.recoveredMs(expected, backMs);
      return recoveredMs !== null;
    };
    await eventually(`everything answers again after: ${fault.name}`, isRecovered, recoveryLimitMs);
    await delay(afterwardsMs);
    return (recoveredMs ?? backMs) - backMs;
  }

  async #manage(observations: Observations, signal: AbortSignal): Promise<void> {
    const { management, sessionToken: apiKey } = this.#stand;
    const request = { baseUrl: management.url, apiKey, method: 'GET', path: '/api/projects?limit=10' };
    while (!signal.aborted) {
      observations.note(await sendRequest({ ...request, operationId: 'listProjects' }));
      await delay(managementPauseMs);
    }
  }
}

/** @returns when the fault was over, or struck where nobody has to mend it */
async function happen(fault: Fault, stand: FaultStand, seconds: number): Promise<number> {
  const struckMs = performance.now();
  await fault.strike(stand);
  if (fault.isLasting) await delay(seconds * 1_000);
  if (fault.mend !== undefined) {
    await fault.mend(stand);
    return performance.now();
  }
  await delay(seconds * 1_000);
  return struckMs;
}
