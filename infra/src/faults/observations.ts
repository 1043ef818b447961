/** Operations as the specification names them. */
export type OperationId =
  | 'addMemories'
  | 'searchMemories'
  | 'listMemories'
  | 'updateMemory'
  | 'deleteMemory'
  | 'deleteAllMemories'
  | 'listProjects';

/** Specification, "Statuses documented per operation", with that of success. */
const documented: Readonly<Record<OperationId, readonly number[]>> = {
  addMemories: [200, 400, 401, 402, 429, 500],
  searchMemories: [200, 400, 401, 402, 429, 500],
  listMemories: [200, 400, 401, 402, 429, 500],
  updateMemory: [200, 400, 401, 402, 404, 429, 500],
  deleteMemory: [200, 401, 404, 500],
  deleteAllMemories: [200, 401, 500],
  listProjects: [200, 401, 403, 404, 500],
};

/** Longer than a service works at a request (`REQUEST_DEADLINE_MS`): whoever waits so long waits for ever. */
export const clientTimeoutMs = 65_000;

/** How one request ended, as its client saw it. Times by `performance.now()`. */
export interface Outcome {
  readonly operationId: OperationId;
  readonly baseUrl: string;
  readonly startedMs: number;
  readonly endedMs: number;
  /** Null: the connection was refused, broke, or nothing came in time. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  /** The body as JSON; null where there is none. */
  readonly body: unknown;
}

/** What clients saw while one fault was watched. */
export class Observations {
  readonly outcomes: Outcome[] = [];
  readonly violations: string[] = [];

  note(outcome: Outcome): void {
    this.outcomes.push(outcome);
    const { operationId, status, body, retryAfter, startedMs, endedMs } = outcome;
    if (status === null) {
      if (endedMs - startedMs >= clientTimeoutMs) this.violations.push(`${operationId} was not answered`);
      return;
    }
    if (!documented[operationId].includes(status)) this.violations.push(`${operationId} answered ${status}`);
    if (status < 500) return;
    // Whatever a dependency does, it is named, and a client is told when to come again.
    const { error } = (body ?? {}) as { error?: { code?: string } };
    if (error?.code !== 'dependency_unavailable' && error?.code !== 'overloaded')
      this.violations.push(`${operationId} answered ${status} ${error?.code ?? 'without an error of ours'}`);
    else if (retryAfter === null) this.violations.push(`${operationId} answered ${status} without Retry-After`);
  }

  violate(...violations: readonly string[]): void {
    this.violations.push(...violations);
  }

  /**
   * When each of the places had answered each operation with success again, in requests that began after a time.
   * @returns null while one has not
   */
  recoveredMs(
    expected: readonly { readonly operationId: OperationId; readonly baseUrl: string }[],
    sinceMs: number,
  ): number | null {
    const firsts = expected.map((place) =>
      this.outcomes
        .filter(({ operationId, baseUrl }) => operationId === place.operationId && baseUrl === place.baseUrl)
        .filter(({ status, startedMs }) => status === 200 && startedMs >= sinceMs)
        .reduce((first, { endedMs }) => Math.min(first, endedMs), Number.POSITIVE_INFINITY),
    );
    const last = Math.max(...firsts);
    return Number.isFinite(last) ? last : null;
  }
}
