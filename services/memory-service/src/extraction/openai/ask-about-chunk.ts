import { ModelProviderError } from '../../model-provider/provider-error.js';
import type { Completion } from '../../model-provider/read-provider-answer.js';
import { estimateTokens } from '../../model-provider/token-estimate.js';
import type { KnownMemory } from '../fact-extractor.js';
import { type Claim, readAnswer } from './answer.js';
import { type Chunk, chunkMessages } from './chunk-turns.js';
import { type ChatMessage, extractionMessages, repairMessages } from './extraction-prompt.js';
import type { StructuredChat } from './structured-chat.js';

/** The model answered, and nothing can be made of it. */
export class UnusableAnswerError extends Error {
  override readonly name = 'UnusableAnswerError';
  constructor(readonly reason: 'invalid_answer' | 'refused' | 'too_long') {
    super(reason);
  }
}

/** A chunk with the stored memories that are nearest to it, oldest first. */
export interface KnownChunk extends Chunk {
  readonly known: readonly KnownMemory[];
}

/** What the calls of one extraction have in common. */
export interface Asking {
  readonly chat: StructuredChat;
  /** Whose turn the calls take at the provider. */
  readonly projectId: string | undefined;
  readonly signal: AbortSignal;
  /** What is left of the model's time: for a call, waiting and retries included. */
  readonly remainingMs: () => number;
  /** Told what a call took: of one that was sent and not answered, its prompt. */
  readonly spend: (tokens: number) => void;
  /** Told that chunks of so many tokens are too long for this model. */
  readonly onTooLong: (tokens: number) => void;
  /** Told that the model has no room for known memories beside a chunk. */
  readonly onNoRoomForKnown: () => void;
}

/**
 * How long a call waits where the provider says when to come back. An agent waits for its add in the middle of its
 * work, some two to five seconds for a completion: a pause as long as that is worth the better facts, and after it the
 * rules have them in milliseconds. Three seconds, and the tenth that is added to every pause.
 */
const maxPauseMs = 3_300;
/** Room for the frame of an answer, and for a model that thinks before it. */
const baseAnswerTokens = 2_048;
/** A chunk is halved so often at most, and not below this. */
const maxHalvings = 3;
const minHalfTokens = 100;
/** A chunk of no more is too long only for what is shown beside it. */
const shortChunkTokens = 1_000;

/** Tokens that an answer may have: facts repeat what they stand under. */
export const maxAnswerTokens = (questionTokens: number): number => baseAnswerTokens + questionTokens;

export const tokensOf = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, { content }) => sum + estimateTokens(typeof content === 'string' ? content : ''), 0);

const tokensOfChunk = ({ messages, before }: Chunk): number => estimateTokens(JSON.stringify([messages, before]));

/** The question about a chunk. */
export const questionOf = ({ messages, before, known }: KnownChunk): readonly ChatMessage[] =>
  extractionMessages({ messages, before, known: known.map(({ text }) => text) });

/**
 * What a model says about one chunk: asked once, and once more with the faults when the answer can't be used. A chunk
 * that is too long for the model, or whose answer is, is halved.
 * @throws UnusableAnswerError, ModelProviderError, or the reason of the signal
 */
export async function askAboutChunk(chunk: KnownChunk, asking: Asking, halvings = 0): Promise<readonly Claim[]> {
  const question = questionOf(chunk);
  const chunkTokens = tokensOfChunk(chunk);
  const answerTokens = maxAnswerTokens(chunkTokens);
  const answer = await answerOrTooLong(question, answerTokens, asking);
  if (answer === 'context_length' && chunk.known.length > 0 && chunkTokens <= shortChunkTokens) {
    asking.onNoRoomForKnown();
    return askAboutChunk({ ...chunk, known: [] }, asking, halvings);
  }
  if (answer === 'context_length') asking.onTooLong(chunkTokens);
  if (answer === 'context_length' || answer.isCutOff) return askAboutHalves(chunk, asking, halvings);
  const numbers = new Set(chunk.messages.map(({ n }) => n));
  const first = readAnswer(answer.text, numbers, chunk.known);
  if ('claims' in first) return first.claims;
  const repaired = await ask(repairMessages(question, answer.text, first.faults), answerTokens, asking);
  const second = readAnswer(repaired.text, numbers, chunk.known);
  if ('claims' in second) return second.claims;
  throw new UnusableAnswerError('invalid_answer');
}

async function askAboutHalves(chunk: KnownChunk, asking: Asking, halvings: number): Promise<readonly Claim[]> {
  const half = Math.ceil(tokensOfChunk(chunk) / 2);
  if (halvings === maxHalvings || half < minHalfTokens) throw new UnusableAnswerError('too_long');
  const claims: Claim[] = [];
  for (const part of chunkMessages(chunk.messages, chunk.before, half))
    claims.push(...(await askAboutChunk({ ...part, known: chunk.known }, asking, halvings + 1)));
  return claims;
}

/** The answer, or that the question is longer than the model can take. */
async function answerOrTooLong(
  question: readonly ChatMessage[],
  answerTokens: number,
  asking: Asking,
): Promise<Completion | 'context_length'> {
  try {
    return await ask(question, answerTokens, asking);
  } catch (error) {
    if (!(error instanceof ModelProviderError) || error.fault !== 'context_length') throw error;
    return 'context_length';
  }
}

async function ask(
  messages: readonly ChatMessage[],
  answerTokens: number,
  { chat, projectId, signal, remainingMs, spend }: Asking,
): Promise<Completion> {
  const promptTokens = tokensOf(messages);
  const onUnanswered = (): void => spend(promptTokens);
  const times = { deadlineMs: remainingMs(), maxPauseMs };
  const answer = await chat.ask(messages, answerTokens, { ...times, projectId, signal, onUnanswered });
  spend(answer.totalTokens ?? promptTokens + estimateTokens(answer.text));
  if (answer.isRefusal) throw new UnusableAnswerError('refused');
  return answer;
}
