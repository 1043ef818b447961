import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { exactSearch, MetricKind } from 'usearch';
import { createWordPieces } from './word-pieces.js';

/** Where the model lies, and the int8 vectors of the project, one after the other; none when another index is asked. */
export interface FloorThreadData {
  readonly modelFolder: string;
  readonly vectors: Int8Array | null;
  readonly dimensions: number;
  readonly count: number;
}

/**
 * A text to be embedded, and looked for where there are vectors; answered with `FloorThreadAnswer` of the same call.
 */
export interface FloorThreadQuestion {
  readonly call: number;
  readonly text: string;
}

export interface FloorThreadAnswer {
  readonly call: number;
  readonly embedding: Float32Array;
  /** Nearest first; empty without vectors. */
  readonly rows: Uint32Array;
}

const { modelFolder, vectors, dimensions, count } = workerData as FloorThreadData;
// As in the service: ONNX Runtime's own builds would report the sessions to their makers.
process.env.ORT_DISABLE_TELEMETRY = '1';
const session = await InferenceSession.create(join(modelFolder, 'model.onnx'), {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  // As the service loads it: the file is optimised already.
  graphOptimizationLevel: 'disabled',
});
const encode = createWordPieces(join(modelFolder, 'vocab.txt'));

async function embed(text: string): Promise<Float32Array> {
  const ids = encode(text);
  const shape = [1, ids.length];
  const outputs = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
    attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
  });
  return outputs.sentence_embedding?.data as Float32Array;
}

function nearest(embedding: Float32Array): Uint32Array {
  if (vectors === null) return new Uint32Array();
  const scale = 127 / Math.max(...embedding.map(Math.abs));
  const query = Int8Array.from(embedding, (component) => Math.round(component * scale));
  const { keys } = exactSearch(vectors, query, dimensions, count, MetricKind.Cos, 1);
  return Uint32Array.from(keys as BigUint64Array, Number);
}

// One at a time, in the order of arrival: the session computes on this thread anyway.
let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', ({ call, text }: FloorThreadQuestion) => {
  last = last.then(async () => {
    const embedding = await embed(text);
    const answer: FloorThreadAnswer = { call, embedding, rows: nearest(embedding) };
    parentPort?.postMessage(answer);
  });
});
parentPort?.postMessage({
  call: 0,
  embedding: new Float32Array(),
  rows: new Uint32Array(),
} satisfies FloorThreadAnswer);
