export interface Memory {
  readonly id: string;
  readonly memory: string;
}

interface Change {
  readonly begunMs: number;
  /** Null while it is under way, and for ever when nobody knows whether it was done. */
  acknowledgedMs: number | null;
}

interface Version extends Change {
  readonly text: string;
}

/** What a client knows of a memory that it added. */
export interface KnownMemory {
  readonly id: string;
  readonly addedMs: number;
  /** Oldest first. */
  readonly versions: Version[];
  deletion: Change | null;
}

/** A request's time, by `performance.now()`. */
interface Period {
  readonly startedMs: number;
  readonly endedMs: number;
}

/**
 * What was acknowledged in one project, and what therefore has to be seen by every request that begins later. A memory
 * is changed by one client, one change after the other, and left alone once the outcome of a change is not known.
 */
export class ProjectRecord {
  readonly mark: string;
  readonly #known = new Map<string, KnownMemory>();

  constructor(mark: string) {
    this.mark = mark;
  }

  get memories(): readonly KnownMemory[] {
    return [...this.#known.values()];
  }

  added({ id, memory }: Memory, { startedMs, endedMs }: Period): KnownMemory {
    const version = { text: memory, begunMs: startedMs, acknowledgedMs: endedMs };
    const known: KnownMemory = { id, addedMs: endedMs, versions: [version], deletion: null };
    this.#known.set(id, known);
    return known;
  }

  /** What is wrong with memories that a search or a list returned. */
  faultsOf(memories: readonly Memory[], period: Period): string[] {
    return memories.flatMap((memory) => {
      if (!memory.memory.includes(this.mark)) return [`a memory of another project: ${memory.memory}`];
      const known = this.#known.get(memory.id);
      if (known === undefined) return [];
      if (isGone(known, period)) return [`a deleted memory was returned: ${memory.memory}`];
      return isCurrent(known, memory.memory, period) ? [] : [`an update was lost: ${memory.memory}`];
    });
  }

  /** Memories that had to be among the returned ones and are not. */
  missing(wanted: readonly KnownMemory[], memories: readonly Memory[], period: Period): string[] {
    const returned = new Set(memories.map(({ id }) => id));
    return wanted
      .filter((known) => isThere(known, period) && !returned.has(known.id))
      .map((known) => `an acknowledged memory was not found: ${textOf(known)}`);
  }
}

/** Its last text, as far as that is known. */
export function textOf({ versions }: KnownMemory): string {
  return versions.at(-1)?.text ?? '';
}

/** Whether every change of it has a known outcome, and it is there. */
export function isSettled({ versions, deletion }: KnownMemory): boolean {
  return deletion === null && versions.every(({ acknowledgedMs }) => acknowledgedMs !== null);
}

/** All the time from the begin to the end of the request. */
function isThere({ addedMs, deletion }: KnownMemory, { startedMs, endedMs }: Period): boolean {
  return addedMs < startedMs && (deletion === null || deletion.begunMs > endedMs);
}

function isGone({ deletion }: KnownMemory, { startedMs }: Period): boolean {
  return deletion?.acknowledgedMs != null && deletion.acknowledgedMs < startedMs;
}

/** The last text acknowledged before the request, or one that may have taken its place by its end. */
function isCurrent({ versions }: KnownMemory, text: string, { startedMs, endedMs }: Period): boolean {
  const last = versions.findLastIndex(({ acknowledgedMs }) => acknowledgedMs !== null && acknowledgedMs < startedMs);
  return versions.slice(Math.max(0, last)).some((version) => version.text === text && version.begunMs <= endedMs);
}
