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

/** That everything was deleted. */
interface Wipe {
  readonly begunMs: number;
  /** When it can no longer happen. */
  endedMs: number;
}

/** After a request that was not answered with success, for so long what it wanted may happen still. */
const lateMs = 5_000;

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
  readonly #wipes: Wipe[] = [];
  readonly #known = new Map<string, KnownMemory>();

  constructor(mark: string) {
    this.mark = mark;
  }

  get memories(): readonly KnownMemory[] {
    return [...this.#known.values()];
  }

  added({ id, memory }: Memory, { startedMs, endedMs }: Period): KnownMemory {
    const version = { text: memory, begunMs: startedMs, acknowledgedMs: endedMs };
    const isInDoubt = this.#wipes.some((wipe) => wipe.begunMs < endedMs && wipe.endedMs > startedMs);
    const deletion = isInDoubt ? { begunMs: startedMs, acknowledgedMs: null } : null;
    const known: KnownMemory = { id, addedMs: endedMs, versions: [version], deletion };
    this.#known.set(id, known);
    return known;
  }

  /**
   * Everything is about to be deleted.
   * @returns what to call when that has ended, with success or not
   */
  deletingAll(begunMs: number): (endedMs: number, isAcknowledged: boolean) => void {
    const wipe: Wipe = { begunMs, endedMs: Number.POSITIVE_INFINITY };
    this.#wipes.push(wipe);
    const there = this.memories.filter(({ deletion }) => deletion === null || deletion.acknowledgedMs === null);
    for (const memory of there) memory.deletion ??= { begunMs, acknowledgedMs: null };
    return (endedMs, isAcknowledged) => {
      wipe.endedMs = isAcknowledged ? endedMs : endedMs + lateMs;
      if (!isAcknowledged) return;
      for (const { deletion } of there) if (deletion !== null) deletion.acknowledgedMs ??= endedMs;
    };
  }

  /** Whether a deletion of everything may have taken it before the end of a request. */
  mayBeWiped({ addedMs }: KnownMemory, { endedMs }: Period): boolean {
    return this.#wipes.some((wipe) => wipe.begunMs < endedMs && wipe.endedMs > addedMs);
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
