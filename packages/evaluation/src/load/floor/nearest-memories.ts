import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sql } from 'postgres';
import type { FloorThreadAnswer, FloorThreadData } from './floor-thread.js';

export interface NearestMemoriesOptions {
  readonly sql: Sql;
  readonly projectId: string;
  readonly modelFolder: string;
  /** How many of the nearest are wanted. */
  readonly count: number;
}

/** Loads the vectors of a project into a worker thread beside the model; what it answers are ids, nearest first. */
export async function startNearestMemories(
  options: NearestMemoriesOptions,
): Promise<(text: string) => Promise<string[]>> {
  const { sql, projectId, modelFolder, count } = options;
  const stored = await sql<{ id: string; embedding: Buffer }[]>`
    select id, embedding from memory.memories where project_id = ${projectId}`;
  const dimensions = stored[0]?.embedding.length ?? 0;
  const vectors = new Int8Array(stored.length * dimensions);
  for (const [row, { embedding }] of stored.entries()) vectors.set(new Int8Array(embedding), row * dimensions);
  const data: FloorThreadData = { modelFolder, vectors, dimensions, count: Math.min(count, stored.length) };
  const worker = new Worker(new URL('./floor-thread.js', import.meta.url), { workerData: data });
  const waiting = new Map<number, (ids: string[]) => void>();
  // The first message says that the model is loaded.
  await once(worker, 'message');
  worker.on('message', ({ call, rows }: FloorThreadAnswer) => {
    waiting.get(call)?.(Array.from(rows, (row) => stored[row]?.id ?? ''));
    waiting.delete(call);
  });
  let lastCall = 0;
  return (text) =>
    new Promise((resolve) => {
      lastCall += 1;
      waiting.set(lastCall, resolve);
      worker.postMessage({ call: lastCall, text });
    });
}
