import { readVocabulary } from '../../local-model/vocabulary.js';
import { WordPieceTokenizer } from '../../local-model/word-piece-tokenizer.js';
import { BatchScheduler } from './batch-scheduler.js';
import { loadOnnxModel } from './onnx-model.js';

/** What a thread has to know to load the model. */
export interface LocalModelFiles {
  /** URL of the folder with `model.onnx` and `vocab.txt`, with a slash at its end. */
  readonly modelFolder: string;
  readonly dimensions: number;
  readonly maxTokens: number;
  readonly maxBatchTokens: number;
  /** How many compute one batch together. */
  readonly cores: number;
}

/** Loads the model into the calling thread, which computes what is scheduled. */
export async function openLocalModel({ modelFolder, ...files }: LocalModelFiles): Promise<BatchScheduler> {
  const { dimensions, maxTokens, maxBatchTokens, cores } = files;
  const [model, vocabulary] = await Promise.all([
    loadOnnxModel(new URL('model.onnx', modelFolder), { dimensions, cores }),
    readVocabulary(new URL('vocab.txt', modelFolder)),
  ]);
  const tokenizer = new WordPieceTokenizer(vocabulary, maxTokens);
  return new BatchScheduler({
    dimensions,
    encode: (text) => tokenizer.encode(text),
    embed: (batch) => model.embed(batch),
    maxBatchTokens,
  });
}
