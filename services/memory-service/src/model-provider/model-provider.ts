import { OpenAI } from 'openai';
import type { CircuitState } from '../circuit-breaker/circuit-breaker.js';
import { boundedFetch } from './bounded-fetch.js';
import {
  CallLane,
  type CallLaneOptions,
  type CallOutcome,
  type LaneClock,
  type ProviderCallOptions,
  systemClock,
} from './call-lane.js';
import {
  type Completion,
  type EmbeddingAnswer,
  readCompletion,
  readEmbeddings,
  readUsage,
  type Usage,
} from './read-provider-answer.js';

export type ChatRequest = OpenAI.ChatCompletionCreateParamsNonStreaming;

export interface EmbeddingRequest {
  readonly model: string;
  readonly input: readonly string[];
  /** Asked for; without it the model's own. */
  readonly dimensions?: number | undefined;
}

/** One OpenAI-compatible server. Everything it is sent leaves through here. */
export interface ModelProvider {
  /** @throws ModelProviderError, or the reason of the caller's signal */
  complete(request: ChatRequest, options: ProviderCallOptions): Promise<Completion>;
  /** One embedding for each text, in their order. @throws ModelProviderError, or the reason of the caller's signal */
  embed(request: EmbeddingRequest, options: ProviderCallOptions): Promise<EmbeddingAnswer>;
  /** Gives up what is under way. */
  close(): void;
}

export type Operation = 'completion' | 'embedding';

/** What is held back by itself: queries are embedded in a hurry, and judged apart from memories. */
export type Circuit = Operation | 'query_embedding';

export interface LaneSettings {
  /** Default 8. */
  readonly maxConcurrent?: number | undefined;
  /** Default 64. */
  readonly maxWaiting?: number | undefined;
  /** Default 30,000 for a completion, 10,000 for an embedding. */
  readonly attemptTimeoutMs?: number | undefined;
}

export interface ModelProviderOptions {
  /** `OPENAI_BASE_URL`, with its version: `http://localhost:11434/v1`. Default OpenAI's. */
  readonly baseUrl?: string | undefined;
  /** `OPENAI_API_KEY`; a local server may need none. */
  readonly apiKey?: string | undefined;
  readonly completion?: LaneSettings | undefined;
  readonly embedding?: LaneSettings | undefined;
  /** Tries of one call, the first included. Default 3. */
  readonly maxAttempts?: number | undefined;
  /** First pause between two tries where the server names none, doubled with each. Default 500. */
  readonly backoffMs?: number | undefined;
  readonly onCircuitStateChange?: ((circuit: Circuit, state: CircuitState) => void) | undefined;
  /** Told how each call ended, tries and waiting included. */
  readonly onCall?: ((operation: Operation, outcome: CallOutcome) => void) | undefined;
  /** Told of each try beyond a call's first. */
  readonly onRetry?: ((operation: Operation) => void) | undefined;
  /** Told what the server says that it took, also for an answer that is of no use. */
  readonly onTokens?: ((operation: Operation, usage: Usage) => void) | undefined;
  readonly clock?: LaneClock | undefined;
}

const addressOfOpenAi = 'https://api.openai.com/v1';

/** What the client library would tell about this machine. */
const untold = ['Lang', 'Package-Version', 'OS', 'Arch', 'Runtime', 'Runtime-Version', 'Retry-Count', 'Timeout'];

/** Opens no connection. */
export function createModelProvider(options: ModelProviderOptions): ModelProvider {
  const client = createClient(options);
  const completions = new CallLane(laneOptions('completion', options));
  const embeddings = new CallLane(laneOptions('embedding', options));
  const counted = <Answer>(operation: Operation, answer: Answer): Answer => {
    options.onTokens?.(operation, readUsage(answer));
    return answer;
  };
  return {
    complete: (request, call) =>
      completions.call(
        async (signal) =>
          readCompletion(counted('completion', await client.chat.completions.create(request, { signal }))),
        call,
      ),
    embed: ({ model, input, dimensions }, call) =>
      embeddings.call(async (signal) => {
        // Without an encoding the library asks for base64 and decodes whatever comes, also where the server sent
        // numbers.
        const body = {
          model,
          input: [...input],
          encoding_format: 'float' as const,
          ...(dimensions === undefined ? {} : { dimensions }),
        };
        return readEmbeddings(counted('embedding', await client.embeddings.create(body, { signal })), input.length);
      }, call),
    close() {
      completions.close();
      embeddings.close();
    },
  };
}

/** Of the library only the wire format is used: it neither retries, nor logs, nor reads the environment. */
function createClient({ baseUrl, apiKey }: ModelProviderOptions): OpenAI {
  const defaultHeaders: Record<string, string | null> = { 'User-Agent': 'persistent-memory' };
  for (const name of untold) defaultHeaders[`X-Stainless-${name}`] = null;
  // It insists on a key; without one the header that would carry it is left out.
  if (apiKey === undefined) defaultHeaders.Authorization = null;
  return new OpenAI({
    baseURL: baseUrl ?? addressOfOpenAi,
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    defaultHeaders,
    fetch: boundedFetch,
  });
}

function laneOptions(operation: Operation, options: ModelProviderOptions): CallLaneOptions {
  const { maxConcurrent = 8, maxWaiting = 64, attemptTimeoutMs } = options[operation] ?? {};
  const { maxAttempts = 3, backoffMs = 500, onCircuitStateChange, onCall, onRetry, clock = systemClock } = options;
  return {
    name: `The model provider's ${operation}`,
    maxConcurrent,
    maxWaiting,
    attemptTimeoutMs: attemptTimeoutMs ?? (operation === 'completion' ? 30_000 : 10_000),
    maxAttempts,
    backoffMs,
    onCircuitStateChange: (state, judged) =>
      onCircuitStateChange?.(judged === 'calls' ? operation : 'query_embedding', state),
    onCall: (outcome) => onCall?.(operation, outcome),
    onRetry: () => onRetry?.(operation),
    clock,
  };
}
