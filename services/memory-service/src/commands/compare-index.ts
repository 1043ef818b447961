import type { Database } from '@persistent-memory/service-kit';
import type { FedIndex } from '../storage/fed-indexes.js';
import { type FingerprintedMemory, findUnowed, memoriesInOrder } from '../storage/fingerprinted-memories.js';
import type { MemoryPlace } from '../storage/memory-place.js';
import { owePlaces } from '../storage/owe-index.js';
import type { CollectionReader, IndexedMemory } from '../vector-index/qdrant/collection-reader.js';

const pageSize = 1_000;

/** What an index has wrong of one project, beyond what it is owed anyway. */
export interface Drift {
  /** Memories that the index does not have. */
  missing: number;
  /** Memories that it has another vector of than Postgres. */
  outdated: number;
  /** What the index has and Postgres does not. */
  stray: number;
}

export interface CompareOptions {
  readonly database: Database;
  readonly index: FedIndex;
  readonly reader: CollectionReader;
  /** What is noted as owed where it is wrong, so that it is delivered. */
  readonly mends: readonly (keyof Drift)[];
  readonly signal: AbortSignal;
  /** Told how many memories and points were compared so far. */
  readonly onProgress?: (compared: number) => void;
}

/**
 * Compares an index with Postgres in both directions, a page at a time, while both are written to: what is owed is no
 * drift, and whatever looks wrong is looked at again. Vectors are compared by their fingerprints.
 * @returns by project, only those with drift
 */
export async function compareIndex(options: CompareOptions): Promise<ReadonlyMap<string, Drift>> {
  const { database, index, reader, mends, signal, onProgress = () => {} } = options;
  const drift = new Map<string, Drift>();
  let compared = 0;
  const note = async (kind: keyof Drift, found: readonly MemoryPlace[]) => {
    for (const { projectId } of found) {
      const ofProject = drift.get(projectId) ?? { missing: 0, outdated: 0, stray: 0 };
      ofProject[kind] += 1;
      drift.set(projectId, ofProject);
    }
    if (mends.includes(kind)) await owePlaces(database, index, found);
  };
  const advance = (looked: number) => {
    compared += looked;
    onProgress(compared);
    signal.throwIfAborted();
  };
  for await (const memories of memoriesInOrder(database, index.embeddingModel, pageSize)) {
    const { missing, outdated } = await wrongOf(options, memories);
    await note('missing', missing);
    await note('outdated', outdated);
    advance(memories.length);
  }
  for await (const points of reader.pages(pageSize)) {
    await note('stray', await straysOf(options, points));
    advance(points.length);
  }
  return drift;
}

/**
 * Memories that the index does not have as they are, though it is not owed them: seen so twice, and unchanged
 * meanwhile.
 */
async function wrongOf(
  { database, index, reader }: CompareOptions,
  memories: readonly FingerprintedMemory[],
): Promise<{ missing: readonly MemoryPlace[]; outdated: readonly MemoryPlace[] }> {
  const first = await differing(reader, memories);
  const unowed = await findUnowed(database, index, first.all);
  const second = await differing(
    reader,
    unowed.filter(({ fingerprint }) => fingerprint !== null),
  );
  const before = new Map(second.all.map((memory) => [keyOf(memory), memory.fingerprint]));
  const last = await findUnowed(database, index, second.all);
  const unchanged = new Set(
    last.filter((memory) => before.get(keyOf(memory)) === memory.fingerprint).map((memory) => keyOf(memory)),
  );
  const stillThere = (memory: MemoryPlace) => unchanged.has(keyOf(memory));
  return { missing: second.missing.filter(stillThere), outdated: second.outdated.filter(stillThere) };
}

/** Those of the memories that the index does not have, or has with another vector. */
async function differing(reader: CollectionReader, memories: readonly FingerprintedMemory[]) {
  const found = await reader.find(memories.map(({ id }) => id));
  const fingerprints = new Map(found.map((point) => [keyOf(point), point.fingerprint]));
  const missing = memories.filter((memory) => !fingerprints.has(keyOf(memory)));
  const outdated = memories.filter(
    (memory) => fingerprints.has(keyOf(memory)) && fingerprints.get(keyOf(memory)) !== memory.fingerprint,
  );
  return { missing, outdated, all: [...missing, ...outdated] };
}

/** Points that no memory of their project stands for, that are still there, and whose removal is not owed. */
async function straysOf(
  { database, index, reader }: CompareOptions,
  points: readonly IndexedMemory[],
): Promise<readonly MemoryPlace[]> {
  const strays = (await findUnowed(database, index, points)).filter(isGone);
  const present = new Set((await reader.find(strays.map(({ id }) => id))).map(keyOf));
  const again = strays.filter((stray) => present.has(keyOf(stray)));
  return (await findUnowed(database, index, again)).filter(isGone);
}

function isGone({ fingerprint }: FingerprintedMemory): boolean {
  return fingerprint === null;
}

function keyOf({ projectId, id }: MemoryPlace): string {
  return `${projectId}\n${id}`;
}
