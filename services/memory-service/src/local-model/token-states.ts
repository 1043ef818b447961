import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
// The front of this package answers later, though the binding behind it computes at once: extraction goes on with it.
import { binding } from 'onnxruntime-node/dist/binding.js';
import { inNativeSection } from '../threads/native-section.js';
import { keepFirstLayers } from './first-layers.js';
import { errorsOnly, silenceTelemetry } from './runtime-settings.js';
import { parseVocabulary, type Vocabulary } from './vocabulary.js';
import { WordPieceTokenizer } from './word-piece-tokenizer.js';

/** Components of the state of a token. */
export const stateSize = 384;
/**
 * What the third of six layers computes: of all layers it tells best where facts begin, and takes less than half of the
 * time of the whole model.
 */
const thirdLayer = 'LayerNormalization_100_0';
/** As many as the model has places for. */
const maxTokens = 512;
const modelFolder = new URL('../../models/all-MiniLM-L6-v2/', import.meta.url);

/** The tokens of a text, each as the third layer of the local model sees it among the others. */
export interface TokenStates {
  /** One after the other, `stateSize` components each. */
  readonly states: Float32Array;
  /** The first token of each part. */
  readonly starts: readonly number[];
  /** The token behind the last part. */
  readonly end: number;
}

interface TokenModel {
  readonly session: NativeSession;
  readonly tokenizer: WordPieceTokenizer;
  readonly vocabulary: Vocabulary;
}

let opened: TokenModel | undefined;

/**
 * Opens the model where that was not done yet, which takes a tenth of a second.
 * @throws what reading its files does
 */
export function openTokenModel(): TokenModel {
  opened ??= readTokenModel();
  return opened;
}

/**
 * Reads a text that comes in parts, all of them at once. Computes on the calling thread, about a millisecond for a
 * sentence, so that only worker threads should ask.
 * @param parts begin where words do; tokens beyond 512 are not read, and parts without a token begin at their end
 */
export function readTokenStates(parts: readonly string[]): TokenStates {
  const { session, tokenizer, vocabulary } = openTokenModel();
  const ids = [vocabulary.classId];
  const starts: number[] = [];
  for (const part of parts) {
    starts.push(Math.min(ids.length, maxTokens - 1));
    ids.push(...tokenizer.encode(part).slice(1, -1));
  }
  ids.length = Math.min(ids.length, maxTokens - 1);
  const end = ids.length;
  ids.push(vocabulary.separatorId);
  const feeds = { input_ids: numbers(ids), attention_mask: numbers(ids.map(() => 1)) };
  const outputs = inNativeSection(() => session.run(feeds, { [thirdLayer]: null }, {}));
  return { states: outputs[thirdLayer]?.data as Float32Array, starts, end };
}

/** A tensor as the binding takes and makes it; that of the package's front has more to it than is needed here. */
class PlainTensor {
  readonly location = 'cpu';

  constructor(
    readonly type: string,
    readonly data: BigInt64Array | Float32Array,
    readonly dims: readonly number[],
  ) {}
}

interface NativeSession {
  loadModel(bytes: ArrayBufferLike, offset: number, length: number, options: object): void;
  run(
    feeds: Readonly<Record<string, PlainTensor>>,
    fetches: Readonly<Record<string, null>>,
    options: object,
  ): Readonly<Record<string, PlainTensor>>;
}

/** What is used of the binding, whose own types ask for the tensors of the front. */
const runtime = binding as unknown as {
  readonly InferenceSession: new () => NativeSession;
  initOrtOnce(logLevel: number, tensor: typeof PlainTensor, isMainThread: boolean): void;
};

const numbers = (values: readonly number[]) =>
  new PlainTensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);

function readTokenModel(): TokenModel {
  silenceTelemetry();
  const model = keepFirstLayers(readFileSync(new URL('model.onnx', modelFolder)), thirdLayer);
  const vocabulary = parseVocabulary(readFileSync(new URL('vocab.txt', modelFolder), 'utf8'));
  const session = inNativeSection(() => openSession(model));
  return { session, vocabulary, tokenizer: new WordPieceTokenizer(vocabulary, maxTokens) };
}

function openSession(model: Uint8Array): NativeSession {
  runtime.initOrtOnce(errorsOnly, PlainTensor, isMainThread);
  const session = new runtime.InferenceSession();
  session.loadModel(model.buffer, model.byteOffset, model.byteLength, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'disabled',
    logSeverityLevel: errorsOnly,
  });
  return session;
}
