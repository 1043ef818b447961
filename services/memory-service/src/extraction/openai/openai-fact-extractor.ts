import { untilAborted } from '@persistent-memory/service-kit';
import { withinDeadline } from '../../deadlines/within-deadline.js';
import type { ModelProvider } from '../../model-provider/model-provider.js';
import { ModelProviderError, type ProviderFailure } from '../../model-provider/provider-error.js';
import type { SpendLedger } from '../../model-provider/spend-ledger.js';
import { estimateTokens } from '../../model-provider/token-estimate.js';
import type { Extraction, ExtractionRequest, FactExtractor, FindKnownMemories } from '../fact-extractor.js';
import { redactMessagesInSlices } from '../secrets/redact-in-slices.js';
import type { Turn } from '../turns/parse-speaker.js';
import type { Claim } from './answer.js';
import {
  type Asking,
  askAboutChunk,
  type KnownChunk,
  maxAnswerTokens,
  questionOf,
  tokensOf,
  UnusableAnswerError,
} from './ask-about-chunk.js';
import { type Chunk, chunkMessages, shown } from './chunk-turns.js';
import { composeFacts } from './compose-facts.js';
import { mapConcurrently } from './map-concurrently.js';
import { readTurns } from './read-turns.js';
import { StructuredChat } from './structured-chat.js';

/** Why the rules did an extraction that a model was to do. */
export type ExtractionFallbackReason =
  | ProviderFailure
  /** Neither the answer nor its repair was what was asked for. */
  | 'invalid_answer'
  | 'refused'
  /** Nothing of what the model told stems from the messages. */
  | 'ungrounded'
  /** More text than is worth a model's time. */
  | 'too_long';

export interface OpenAiFactExtractorOptions {
  readonly provider: ModelProvider;
  /** `EXTRACTION_MODEL` */
  readonly model: string;
  /** Takes over for an extraction that the model can't do. Closed with this extractor. */
  readonly fallback: FactExtractor;
  readonly onFallback: (reason: ExtractionFallbackReason) => void;
  /** Counts what each project spends, and stops it at its cap. Without one nothing is counted. */
  readonly spendLedger?: SpendLedger | undefined;
  /** The whole extraction; after it the request fails. Default 45,000. */
  readonly deadlineMs?: number | undefined;
  /** Of it what the model has, with what is looked up for it; after it the rules take over. Default 35,000. */
  readonly modelDeadlineMs?: number | undefined;
  /**
   * Messages in one call, by a high estimate. Default 3,000, which leaves room for the answer in a context of 8,192.
   */
  readonly maxChunkTokens?: number | undefined;
  /** A clock in milliseconds that never goes back. */
  readonly nowMs?: (() => number) | undefined;
}

/** Longer requests go to the rules: this many calls are some two minutes of a model's time. */
const maxChunks = 24;
/** Calls of one extraction at the same time, so that a long one leaves room for others. */
const maxConcurrentChunks = 4;
const minChunkTokens = 250;
/** A token of the estimate is no more characters than this, in text that is no noise. */
const maxCharactersAToken = 4;

/**
 * Extraction by a model behind an OpenAI-compatible server. Where it fails in time the rules take over, for the whole
 * request and never for a part of it; where time runs out the request is rejected with a `ModelProviderError`.
 */
export function createOpenAiFactExtractor(options: OpenAiFactExtractorOptions): FactExtractor {
  return new OpenAiFactExtractor(options);
}

class OpenAiFactExtractor implements FactExtractor {
  readonly #options: OpenAiFactExtractorOptions;
  readonly #chat: StructuredChat;
  readonly #deadlineMs: number;
  readonly #modelDeadlineMs: number;
  readonly #nowMs: () => number;
  /** Less where the model turns out to take less. */
  #maxChunkTokens: number;
  #hasRoomForKnown = true;

  constructor(options: OpenAiFactExtractorOptions) {
    const { provider, model, deadlineMs = 45_000, modelDeadlineMs = 35_000, maxChunkTokens = 3_000 } = options;
    this.#options = options;
    this.#chat = new StructuredChat(provider, model);
    this.#deadlineMs = deadlineMs;
    this.#modelDeadlineMs = modelDeadlineMs;
    this.#nowMs = options.nowMs ?? (() => performance.now());
    this.#maxChunkTokens = Math.max(maxChunkTokens, minChunkTokens);
  }

  async extract(request: ExtractionRequest): Promise<Extraction> {
    request.signal?.throwIfAborted();
    return withinDeadline((signal) => untilAborted(this.#extractBy({ ...request, signal }), signal), {
      deadlineMs: this.#deadlineMs,
      lateness: () => new ModelProviderError('timeout'),
      signals: [request.signal],
    });
  }

  /** By the model while its time lasts, else by the rules. */
  async #extractBy(request: ExtractionRequest & { readonly signal: AbortSignal }): Promise<Extraction> {
    try {
      return await withinDeadline((signal) => untilAborted(this.#extractByModel(request, signal), signal), {
        deadlineMs: this.#modelDeadlineMs,
        lateness: () => new ModelProviderError('timeout'),
        signals: [request.signal],
      });
    } catch (error) {
      request.signal.throwIfAborted();
      const reason = fallbackReason(error);
      if (reason === null) throw error;
      this.#options.onFallback(reason);
      return this.#options.fallback.extract(request);
    }
  }

  close(): Promise<void> {
    return this.#options.fallback.close();
  }

  /** @throws FallbackError when the rules are to take over */
  async #extractByModel(request: ExtractionRequest, signal: AbortSignal): Promise<Extraction> {
    const { messages, anchorDate, projectId, findKnown } = request;
    const endMs = this.#nowMs() + this.#modelDeadlineMs;
    const maxTokens = maxChunks * this.#maxChunkTokens;
    if (characterCount(messages) > maxTokens * maxCharactersAToken) throw new FallbackError('too_long');
    const said = await redactMessagesInSlices(messages, signal);
    const turns = await readTurns(said, signal);
    if (tokensOfTurns(turns) > maxTokens) throw new FallbackError('too_long');
    const parts = chunkMessages(turns.map(shown), null, this.#maxChunkTokens);
    if (parts.length > maxChunks) throw new FallbackError('too_long');
    const chunks = await withKnown(parts, this.#hasRoomForKnown ? findKnown : undefined, signal);
    const claims = await this.#askWithinCap(chunks, { projectId, endMs, signal });
    const facts = await composeFacts(claims, turns, anchorDate);
    if (facts.length === 0 && claims.length > 0) throw new FallbackError('ungrounded');
    return { facts, messages: said };
  }

  async #askWithinCap(chunks: readonly KnownChunk[], { projectId, endMs, signal }: ModelTurn) {
    const reservation = await reserve(this.#options.spendLedger, projectId, chunks);
    let spent = 0;
    const asking = {
      chat: this.#chat,
      projectId,
      remainingMs: () => endMs - this.#nowMs(),
      spend: (tokens: number) => {
        spent += tokens;
      },
      onTooLong: (tokens: number) => {
        this.#maxChunkTokens = Math.max(minChunkTokens, Math.min(this.#maxChunkTokens, Math.ceil(tokens / 2)));
      },
      onNoRoomForKnown: () => {
        this.#hasRoomForKnown = false;
      },
    };
    try {
      return await askAboutAll(chunks, asking, signal);
    } finally {
      void reservation?.settle(spent);
    }
  }
}

/** For whom a model is asked, and until when, by this extractor's clock. */
interface ModelTurn {
  readonly projectId: string | undefined;
  readonly endMs: number;
  readonly signal: AbortSignal;
}

class FallbackError extends Error {
  override readonly name = 'FallbackError';
  constructor(readonly reason: ExtractionFallbackReason) {
    super(reason);
  }
}

/** Null for an error of our own, which nothing is to hide. */
function fallbackReason(error: unknown): ExtractionFallbackReason | null {
  if (error instanceof FallbackError || error instanceof UnusableAnswerError) return error.reason;
  return error instanceof ModelProviderError ? error.failure : null;
}

/** Each chunk with the stored memories that are nearest to what is said in it. */
async function withKnown(
  chunks: readonly Chunk[],
  findKnown: FindKnownMemories | undefined,
  signal: AbortSignal,
): Promise<readonly KnownChunk[]> {
  if (findKnown === undefined) return chunks.map((chunk) => ({ ...chunk, known: [] }));
  return mapConcurrently(chunks, maxConcurrentChunks, signal, async (chunk, stop) => {
    const said = chunk.messages.map(({ text }) => text);
    return { ...chunk, known: await findKnown(said, stop) };
  });
}

async function askAboutAll(
  chunks: readonly KnownChunk[],
  asking: Omit<Asking, 'signal'>,
  signal: AbortSignal,
): Promise<readonly Claim[]> {
  const answers = await mapConcurrently(chunks, maxConcurrentChunks, signal, (chunk, stop) =>
    askAboutChunk(chunk, { ...asking, signal: stop }),
  );
  return answers.flat();
}

async function reserve(ledger: SpendLedger | undefined, projectId: string | undefined, chunks: readonly KnownChunk[]) {
  if (ledger === undefined || projectId === undefined) return null;
  const tokens = chunks.reduce((sum, chunk) => {
    const question = tokensOf(questionOf(chunk));
    return sum + question + maxAnswerTokens(question);
  }, 0);
  const reservation = await ledger.reserve(projectId, tokens);
  if (reservation === null) throw new FallbackError('spend_cap');
  return reservation;
}

const tokensOfTurns = (turns: readonly Turn[]): number =>
  turns.reduce((sum, { text }) => sum + estimateTokens(text), 0);

const characterCount = (messages: readonly string[]): number =>
  messages.reduce((sum, message) => sum + message.length, 0);
