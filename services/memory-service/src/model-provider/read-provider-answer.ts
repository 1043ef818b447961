import { ModelProviderError } from './provider-error.js';

/** What a model said. */
export interface Completion {
  readonly text: string;
  /** It declined, or the provider's filter did. */
  readonly isRefusal: boolean;
  /** It ran into the limit of its tokens. */
  readonly isCutOff: boolean;
  /** Prompt and answer together; null when the server does not count. */
  readonly totalTokens: number | null;
}

export interface EmbeddingAnswer {
  /** In the order of the texts, as they came: any length, not normalised. */
  readonly vectors: readonly Float32Array[];
  readonly totalTokens: number | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bad = (explanation: string): ModelProviderError => new ModelProviderError('bad_answer', { explanation });

/** @throws ModelProviderError bad_answer */
export function readCompletion(body: unknown): Completion {
  const choice: unknown = isObject(body) && Array.isArray(body.choices) ? body.choices[0] : undefined;
  if (!isObject(choice) || !isObject(choice.message)) throw bad('no choice in it');
  const { content, refusal } = choice.message;
  const isRefusal = (typeof refusal === 'string' && refusal !== '') || choice.finish_reason === 'content_filter';
  return {
    text: typeof content === 'string' ? content : '',
    isRefusal,
    isCutOff: choice.finish_reason === 'length',
    totalTokens: totalTokensOf(body),
  };
}

/**
 * Some servers ignore `encoding_format` and answer base64 (little-endian float32), and `index` need not be in order; a
 * server that leaves it out answers in order.
 * @throws ModelProviderError bad_answer when there is not exactly one vector for each text
 */
export function readEmbeddings(body: unknown, count: number): EmbeddingAnswer {
  const items: unknown = isObject(body) ? body.data : undefined;
  if (!Array.isArray(items)) throw bad('no embeddings in it');
  if (items.length !== count) throw bad(`${items.length} embeddings for ${count} texts`);
  const vectors: (Float32Array | undefined)[] = new Array<undefined>(count).fill(undefined);
  for (const [position, item] of items.entries()) {
    if (!isObject(item)) throw bad('an embedding that is no object');
    const index = item.index ?? position;
    if (typeof index !== 'number' || !(index in vectors) || vectors[index] !== undefined)
      throw bad('indexes that do not fit');
    vectors[index] = readVector(item.embedding);
  }
  return { vectors: vectors.filter((vector) => vector !== undefined), totalTokens: totalTokensOf(body) };
}

function readVector(embedding: unknown): Float32Array {
  const vector = typeof embedding === 'string' ? decodeBase64(embedding) : readNumbers(embedding);
  if (vector.length === 0) throw bad('an empty embedding');
  if (!vector.every(Number.isFinite)) throw bad('an embedding with components that are no numbers');
  return vector;
}

function readNumbers(embedding: unknown): Float32Array {
  if (!Array.isArray(embedding) || !embedding.every((component) => typeof component === 'number')) {
    throw bad('an embedding that is no list of numbers');
  }
  return Float32Array.from(embedding);
}

function decodeBase64(embedding: string): Float32Array {
  const bytes = Buffer.from(embedding, 'base64');
  if (bytes.byteLength % 4 !== 0) throw bad('an embedding that is no list of numbers');
  return Float32Array.from({ length: bytes.byteLength / 4 }, (_, index) => bytes.readFloatLE(index * 4));
}

/** Tokens as the server counts them; 0 where it does not. */
export interface Usage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** Some servers count an embedding's tokens in their sum alone. */
export function readUsage(body: unknown): Usage {
  const completionTokens = tokensOf(body, 'completion_tokens') ?? 0;
  const promptTokens = tokensOf(body, 'prompt_tokens') ?? Math.max(0, (totalTokensOf(body) ?? 0) - completionTokens);
  return { promptTokens, completionTokens };
}

function totalTokensOf(body: unknown): number | null {
  return tokensOf(body, 'total_tokens');
}

function tokensOf(body: unknown, kind: string): number | null {
  const tokens = isObject(body) && isObject(body.usage) ? body.usage[kind] : undefined;
  return typeof tokens === 'number' && Number.isSafeInteger(tokens) && tokens >= 0 ? tokens : null;
}
