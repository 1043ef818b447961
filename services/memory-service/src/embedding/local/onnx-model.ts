import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';

const errorsOnly = 3;

/** Sentence embeddings by an ONNX graph that pools and normalises by itself. */
export interface OnnxModel {
  /** One after the other, `dimensions` components each. Computes on the calling thread until it is done. */
  embed(batch: readonly (readonly number[])[]): Promise<Float32Array>;
}

/**
 * ONNX Runtime's own builds send what models run where, and for how long, to their makers, unless this is set before the first session.
 * Nothing leaves the machine here.
 */
function silenceTelemetry(): void {
  process.env.ORT_DISABLE_TELEMETRY = '1';
}

/** Inputs `input_ids` and `attention_mask` (int64, [batch, sequence]), output `sentence_embedding` (float32, [batch, dimensions]). */
export async function loadOnnxModel(path: URL, dimensions: number): Promise<OnnxModel> {
  silenceTelemetry();
  const session = await InferenceSession.create(fileURLToPath(path), {
    // Parallel work comes from more worker threads, whose batches don't wait for each other.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
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
