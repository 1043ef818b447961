import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { exactSearch, MetricKind } from 'usearch';
import { createWordPieces } from './word-pieces.js';

/** Where the model lies, and the int8 vectors of the project, one after the other. */
export interface FloorThreadData {
  readonly modelFolder: string;
  readonly vectors: Int8Array;
  readonly dimensions: number;
  readonly count: number;
}

/** Asks for the rows nearest to a text; answered with `FloorThreadAnswer` of the same call. */
export interface FloorThreadQuestion {
  readonly call: number;
  readonly text: string;
}

export interface FloorThreadAnswer {
  readonly call: number;
  /** Nearest first. */
  readonly rows: Uint32Array;
}

const { modelFolder, vectors, dimensions, count } = workerData as FloorThreadData;
const session = await InferenceSession.create(join(modelFolder, 'model.onnx'), {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
});
const encode = createWordPieces(join(modelFolder, 'vocab.txt'));

async function nearest(text: string): Promise<Uint32Array> {
  const ids = encode(text);
  const shape = [1, ids.length];
  const outputs = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
    attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
  });
  const embedding = outputs.sentence_embedding?.data as Float32Array;
  const scale = 127 / Math.max(...embedding.map(Math.abs));
  const query = Int8Array.from(embedding, (component) => Math.round(component * scale));
  const { keys } = exactSearch(vectors, query, dimensions, count, MetricKind.Cos, 1);
  return Uint32Array.from(keys as BigUint64Array, Number);
}

// One at a time, in the order of arrival: the session computes on this thread anyway.
let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', ({ call, text }: FloorThreadQuestion) => {
  last = last.then(async () => {
    const answer: FloorThreadAnswer = { call, rows: await nearest(text) };
    parentPort?.postMessage(answer);
  });
});
parentPort?.postMessage({ call: 0, rows: new Uint32Array() } satisfies FloorThreadAnswer);
