import { once } from 'node:events';
import { SHARE_ENV, Worker } from 'node:worker_threads';
import type { Sql } from 'postgres';
import type { FloorThreadAnswer, FloorThreadData } from './floor-thread.js';
import { nearestInQdrant, type QdrantCollection } from './nearest-in-qdrant.js';

export interface NearestMemoriesOptions {
  readonly sql: Sql;
  readonly projectId: string;
  readonly modelFolder: string;
  /** How many of the nearest are wanted. */
  readonly count: number;
  /** Where the vectors are; null: they are read into the process. */
  readonly qdrant: QdrantCollection | null;
}

/**
 * Starts a worker thread with the model, and with the vectors of the project unless Qdrant has them. Answers ids,
 * nearest first.
 */
export async function startNearestMemories(
  options: NearestMemoriesOptions,
): Promise<(text: string) => Promise<string[]>> {
  const { projectId, modelFolder, count, qdrant } = options;
  const stored = qdrant === null ? await readVectors(options) : null;
  const ids = stored?.ids ?? [];
  const answerOf = await startThread({
    modelFolder,
    vectors: stored?.vectors ?? null,
    dimensions: stored?.dimensions ?? 0,
    count: Math.min(count, ids.length),
  });
  return async (text) => {
    const { embedding, rows } = await answerOf(text);
    if (qdrant !== null) return nearestInQdrant(qdrant, { projectId, embedding, limit: count });
    return Array.from(rows, (row) => ids[row] ?? '');
  };
}

async function readVectors({ sql, projectId }: NearestMemoriesOptions) {
  const stored = await sql<{ id: string; embedding: Buffer }[]>`
    select id, embedding from memory.memories where project_id = ${projectId}`;
  const dimensions = stored[0]?.embedding.length ?? 0;
  const vectors = new Int8Array(stored.length * dimensions);
  for (const [row, { embedding }] of stored.entries()) vectors.set(new Int8Array(embedding), row * dimensions);
  return { ids: stored.map(({ id }) => id), vectors, dimensions };
}

async function startThread(data: FloorThreadData): Promise<(text: string) => Promise<FloorThreadAnswer>> {
  const worker = new Worker(new URL('./floor-thread.js', import.meta.url), { workerData: data, env: SHARE_ENV });
  const waiting = new Map<number, (answer: FloorThreadAnswer) => void>();
  // The first message says that the model is loaded.
  await once(worker, 'message');
  worker.on('message', (answer: FloorThreadAnswer) => {
    waiting.get(answer.call)?.(answer);
    waiting.delete(answer.call);
  });
  let lastCall = 0;
  return (text) =>
    new Promise((resolve) => {
      lastCall += 1;
      waiting.set(lastCall, resolve);
      worker.postMessage({ call: lastCall, text });
    });
}
