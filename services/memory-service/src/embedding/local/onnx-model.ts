import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { errorsOnly, silenceTelemetry } from '../../local-model/runtime-settings.js';

/** Sentence embeddings by an ONNX graph that pools and normalises by itself. */
export interface OnnxModel {
  /** One after the other, `dimensions` components each. Computes on the calling thread until it is done. */
  embed(batch: readonly (readonly number[])[]): Promise<Float32Array>;
}

export interface OnnxModelOptions {
  readonly dimensions: number;
  /** How many compute one batch together, the calling thread among them. */
  readonly cores: number;
}

/** A core that waits for its part of the work sleeps: one that spins takes the time of what else is to be done. */
const sleepWhileWaiting = { session: { intra_op: { allow_spinning: '0' } } };

/**
 * Inputs `input_ids` and `attention_mask` (int64, [batch, sequence]), output `sentence_embedding` (float32, [batch,
 * dimensions]).
 */
export async function loadOnnxModel(path: URL, { dimensions, cores }: OnnxModelOptions): Promise<OnnxModel> {
  silenceTelemetry();
  const session = await InferenceSession.create(fileURLToPath(path), {
    intraOpNumThreads: cores,
    interOpNumThreads: 1,
    extra: sleepWhileWaiting,
    // The file is optimised already, without fusing sums into normalisations, which takes longer than both apart.
    graphOptimizationLevel: 'disabled',
    logSeverityLevel: errorsOnly,
  });
  return {
    async embed(batch) {
      const longest = Math.max(...batch.map((ids) => ids.length));
      const inputIds = new BigInt64Array(batch.length * longest);
      const attentionMask = new BigInt64Array(batch.length * longest);
      for (const [row, ids] of batch.entries()) {
        for (const [column, id] of ids.entries()) inputIds[row * longest + column] = BigInt(id);
        attentionMask.fill(1n, row * longest, row * longest + ids.length);
      }
      const shape = [batch.length, longest];
      const outputs = await session.run({
        input_ids: new Tensor('int64', inputIds, shape),
        attention_mask: new Tensor('int64', attentionMask, shape),
      });
      const embeddings = outputs.sentence_embedding?.data;
      if (!(embeddings instanceof Float32Array) || embeddings.length !== batch.length * dimensions) {
        throw new Error(`The model ${path} does not answer with ${dimensions} components a text`);
      }
      return embeddings;
    },
  };
}
