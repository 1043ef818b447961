import type { OwedEntry, OwedVector } from '../storage/outbox-leases.js';
import { wholeProject } from '../storage/owe-memories.js';
import type { VectorSink } from '../vector-index/vector-sink.js';

/** What became of entries that were taken. Each is in one of the lists. */
export interface DeliveryOutcome {
  readonly delivered: readonly OwedEntry[];
  /** Refused by an index that works. */
  readonly refused: readonly { readonly entry: OwedEntry; readonly error: unknown }[];
  /** Under way when the index turned out to be away. */
  readonly failed: readonly OwedEntry[];
  /** Not tried any more after that. */
  readonly untried: readonly OwedEntry[];
  /** Why entries failed; null when none did. */
  readonly trouble: unknown;
}

/**
 * Brings what is owed to an index, project by project, as it stands in Postgres: what has a vector is written, what has
 * none is deleted.
 */
export async function deliverOwed(
  sink: VectorSink,
  owed: readonly OwedVector[],
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const delivered: OwedEntry[] = [];
  const refused: { entry: OwedEntry; error: unknown }[] = [];
  const groups = groupByProject(owed);
  for (const [position, group] of groups.entries()) {
    try {
      const outcome = await deliverOrSplit(sink, group, signal);
      delivered.push(...outcome.delivered);
      refused.push(...outcome.refused);
    } catch (error) {
      return { delivered, refused, failed: group, untried: groups.slice(position + 1).flat(), trouble: error };
    }
  }
  return { delivered, refused, failed: [], untried: [], trouble: null };
}

/**
 * Delivers entries of one project. Where the index refuses them, halves them until those are found that it refuses one
 * by one.
 */
async function deliverOrSplit(
  sink: VectorSink,
  owed: readonly OwedVector[],
  signal: AbortSignal,
): Promise<Pick<DeliveryOutcome, 'delivered' | 'refused'>> {
  try {
    await deliverProject(sink, owed, signal);
    return { delivered: owed, refused: [] };
  } catch (error) {
    if (!sink.isRefusal(error)) throw error;
    const [entry] = owed;
    if (owed.length === 1 && entry !== undefined) return { delivered: [], refused: [{ entry, error }] };
    const middle = owed.length >> 1;
    const first = await deliverOrSplit(sink, owed.slice(0, middle), signal);
    const second = await deliverOrSplit(sink, owed.slice(middle), signal);
    return {
      delivered: [...first.delivered, ...second.delivered],
      refused: [...first.refused, ...second.refused],
    };
  }
}

/** All of one project. */
async function deliverProject(sink: VectorSink, owed: readonly OwedVector[], signal: AbortSignal): Promise<void> {
  const projectId = owed[0]?.projectId;
  if (projectId === undefined) return;
  if (owed.some(({ memoryId }) => memoryId === wholeProject)) await sink.dropProject(projectId, signal);
  const points = owed.flatMap(({ memoryId, vector }) => (vector === null ? [] : { id: memoryId, vector }));
  const gone = owed.filter(({ memoryId, vector }) => vector === null && memoryId !== wholeProject);
  if (points.length > 0) await sink.upsert(projectId, points, signal);
  if (gone.length > 0) {
    await sink.delete(
      projectId,
      gone.map(({ memoryId }) => memoryId),
      signal,
    );
  }
}

function groupByProject(owed: readonly OwedVector[]): OwedVector[][] {
  const groups = new Map<string, OwedVector[]>();
  for (const entry of owed) {
    const group = groups.get(entry.projectId);
    if (group === undefined) groups.set(entry.projectId, [entry]);
    else group.push(entry);
  }
  return [...groups.values()];
}
