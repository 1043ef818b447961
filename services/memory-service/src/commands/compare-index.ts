import type { Database } from '@persistent-memory/service-kit';
import type { FedIndexName } from '../storage/fed-indexes.js';
import { oweFound } from '../storage/fed-indexes.js';
import { findUnowed, memoriesInOrder } from '../storage/memory-pages.js';
import type { CollectionReader, IndexedMemory } from '../vector-index/qdrant/collection-reader.js';

const PAGE_SIZE = 1_000;

/** What an index has wrong of one project, beyond what it is owed anyway. */
export interface Drift {
  /** Memories that the index does not have. */
  missing: number;
  /** What the index has and Postgres does not. */
  stray: number;
}

export interface CompareOptions {
  readonly database: Database;
  readonly index: FedIndexName;
  readonly reader: CollectionReader;
  /** Notes what is wrong as owed, so that it is delivered. */
  readonly fix: boolean;
  readonly signal: AbortSignal;
  /** Told how many memories and points were compared so far. */
  readonly onProgress?: (compared: number) => void;
}

/**
 * Compares an index with Postgres in both directions, a page at a time, while both are written to: what is owed is no drift, and whatever
 * looks wrong is looked at a second time.
 * @returns by project, only those with drift
 */
export async function compareIndex(options: CompareOptions): Promise<ReadonlyMap<string, Drift>> {
  const { database, index, reader, fix, signal, onProgress = () => {} } = options;
  const drift = new Map<string, Drift>();
  let compared = 0;
  const note = async (kind: keyof Drift, found: readonly IndexedMemory[], looked: number) => {
    for (const { projectId } of found) {
      const ofProject = drift.get(projectId) ?? { missing: 0, stray: 0 };
      ofProject[kind] += 1;
      drift.set(projectId, ofProject);
    }
    if (fix) await oweFound(database, index, found);
    compared += looked;
    onProgress(compared);
    signal.throwIfAborted();
  };
  for await (const memories of memoriesInOrder(database, index.embeddingModel, PAGE_SIZE))
    await note('missing', await missingOf(options, memories), memories.length);
  for await (const points of reader.pages(PAGE_SIZE))
    await note('stray', await straysOf(options, points), points.length);
  return drift;
}

/** Memories that the index does not have, that are still there, and that it is not owed. */
async function missingOf(
  { database, index, reader }: CompareOptions,
  memories: readonly IndexedMemory[],
): Promise<readonly IndexedMemory[]> {
  const absent = without(memories, await reader.find(memories.map(({ id }) => id)));
  const unowed = (await findUnowed(database, index, absent)).filter(({ isStored }) => isStored);
  return without(unowed, await reader.find(unowed.map(({ id }) => id)));
}

/** Points that no memory of their project stands for, that are still there, and whose removal is not owed. */
async function straysOf(
  { database, index, reader }: CompareOptions,
  points: readonly IndexedMemory[],
): Promise<readonly IndexedMemory[]> {
  const strays = (await findUnowed(database, index, points)).filter(({ isStored }) => !isStored);
  const present = new Set((await reader.find(strays.map(({ id }) => id))).map(keyOf));
  const again = strays.filter((stray) => present.has(keyOf(stray)));
  return (await findUnowed(database, index, again)).filter(({ isStored }) => !isStored);
}

function without(memories: readonly IndexedMemory[], found: readonly IndexedMemory[]): IndexedMemory[] {
  const known = new Set(found.map(keyOf));
  return memories.filter((memory) => !known.has(keyOf(memory)));
}

function keyOf({ projectId, id }: IndexedMemory): string {
  return `${projectId}\n${id}`;
}
