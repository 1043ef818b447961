import { APIConnectionTimeoutError, APIError } from 'openai/error';
import { CircuitOpenError, DeadlineExceededError } from '../circuit-breaker/circuit-breaker.js';
import { retryAfterMs } from './retry-after.js';

/** Why a call to a model did not give an answer. */
export type ProviderFailure =
  /** No connection, or it broke. */
  | 'unreachable'
  | 'timeout'
  | 'rate_limited'
  /** The provider's own quota or credit is used up: waiting does not help. */
  | 'quota_exhausted'
  | 'server_error'
  /** 401 or 403. */
  | 'unauthorized'
  /** 404: the base address or the model is wrong. */
  | 'not_found'
  /** 400, 413 or 422: this request, and `fault` says what of it. */
  | 'rejected'
  /** A 200 whose body is not what the wire format says. */
  | 'bad_answer'
  /** Left alone for a while after failing repeatedly. */
  | 'circuit_open'
  /** Too many calls wait in this process already. */
  | 'overloaded'
  /** The project has used up its tokens of the day. */
  | 'spend_cap'
  | 'closed';

/** What a server refused in a request, as far as its answer tells. */
export type RequestFault =
  | 'context_length'
  | 'response_format'
  | 'max_tokens'
  | 'temperature'
  | 'dimensions'
  | 'unknown';

const messages: Readonly<Record<ProviderFailure, string>> = {
  unreachable: 'The model provider cannot be reached',
  timeout: 'The model provider did not answer in time',
  rate_limited: 'The model provider limits the rate of calls',
  quota_exhausted: 'The quota at the model provider is used up',
  server_error: 'The model provider failed',
  unauthorized: 'The model provider refuses the credentials',
  not_found: 'The model provider knows no such address or model',
  rejected: 'The model provider refused the request',
  bad_answer: 'The model provider answered with something else than was asked for',
  circuit_open: 'The model provider failed repeatedly and is left alone for a while',
  overloaded: 'Too many calls to the model provider wait already',
  spend_cap: 'The project has used up its tokens of the day',
  closed: 'The client of the model provider is closed',
};

/** Those that a call can end with. One that would pass a project's cap is never made. */
export const providerFailures = (Object.keys(messages) as ProviderFailure[]).filter(
  (failure) => failure !== 'spend_cap',
);

/** The same call can succeed a moment later. */
const retryable: ReadonlySet<ProviderFailure> = new Set(['unreachable', 'rate_limited', 'server_error', 'bad_answer']);

/** The provider may have worked, and charge for it, unless the error tells otherwise. */
const charged: ReadonlySet<ProviderFailure> = new Set(['timeout', 'bad_answer', 'server_error']);

/** By these a server says that it did not take the request up: another one holds it, or it is too busy. */
const turnedAway: ReadonlySet<number> = new Set([409, 503]);

/** Codes of Node and of its `fetch` for a connection that had been made and then broke. */
const brokenConnection: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** The provider is away or busy, and may be back without anything being changed here. */
const passing: ReadonlySet<ProviderFailure> = new Set([
  'unreachable',
  'timeout',
  'rate_limited',
  'server_error',
  'circuit_open',
]);

/** These tell nothing about the provider's health. */
const aboutTheRequest: ReadonlySet<ProviderFailure> = new Set(['rejected', 'overloaded', 'spend_cap', 'closed']);

/** The library wraps what `fetch` rejects with, which wraps what the connection said. */
const maxCauses = 4;

export interface ProviderErrorDetails {
  readonly status?: number | undefined;
  readonly fault?: RequestFault | undefined;
  /** How long the provider asked to be left alone. */
  readonly retryAfterMs?: number | undefined;
  /** Where the failure alone does not tell it. */
  readonly mayBeCharged?: boolean | undefined;
  /** Said in addition; never text of the provider or of a message. */
  readonly explanation?: string | undefined;
}

/**
 * A model could not be asked, or did not answer. Where the caller has no other way, this is `dependency_unavailable`.
 * Its text is written here: what a provider says in an error may repeat the key or the message it was sent, and is
 * never kept.
 */
export class ModelProviderError extends Error {
  override readonly name = 'ModelProviderError';
  readonly failure: ProviderFailure;
  readonly status: number | null;
  readonly fault: RequestFault | null;
  readonly retryAfterMs: number | null;
  /** Whether the provider may have worked on the call, and charge for it. */
  readonly mayBeCharged: boolean;

  constructor(failure: ProviderFailure, details: ProviderErrorDetails = {}) {
    const { status, fault, retryAfterMs: waitMs, explanation } = details;
    const said = [status === undefined ? '' : `HTTP ${status}`, fault ?? '', explanation ?? ''].filter(
      (part) => part !== '',
    );
    super(said.length === 0 ? messages[failure] : `${messages[failure]} (${said.join(', ')})`);
    this.failure = failure;
    this.status = status ?? null;
    this.fault = fault ?? null;
    this.retryAfterMs = waitMs ?? null;
    this.mayBeCharged = details.mayBeCharged ?? charged.has(failure);
  }

  get isRetryable(): boolean {
    return retryable.has(this.failure);
  }

  /** Whether waiting can help: nothing is wrong with what was configured. */
  get isPassing(): boolean {
    return passing.has(this.failure);
  }

  /** Whether it tells that the provider is not well. */
  get isOutage(): boolean {
    return !aboutTheRequest.has(this.failure);
  }
}

/** The error that a failed call is told by. Never throws, and keeps nothing of the original but its kind. */
export function toProviderError(error: unknown, nowMs: number): ModelProviderError {
  if (error instanceof ModelProviderError) return error;
  if (error instanceof CircuitOpenError) return new ModelProviderError('circuit_open');
  if (error instanceof DeadlineExceededError || error instanceof APIConnectionTimeoutError)
    return new ModelProviderError('timeout');
  if (error instanceof APIError && error.status !== undefined) return fromStatus(error, error.status, nowMs);
  // A body that is cut off or no JSON surfaces as a SyntaxError of the parser.
  if (error instanceof SyntaxError) return new ModelProviderError('bad_answer');
  return new ModelProviderError('unreachable', { mayBeCharged: isBrokenConnection(error) });
}

/** Whether the request may have arrived: not where no connection was made. */
function isBrokenConnection(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < maxCauses && typeof cause === 'object' && cause !== null; depth++) {
    if ('code' in cause && brokenConnection.has(cause.code)) return true;
    cause = 'cause' in cause ? cause.cause : undefined;
  }
  return false;
}

function fromStatus(error: APIError, status: number, nowMs: number): ModelProviderError {
  const waitMs = retryAfterMs(error.headers, nowMs);
  const details = { status, retryAfterMs: waitMs ?? undefined };
  if (status === 401 || status === 403) return new ModelProviderError('unauthorized', details);
  if (status === 402) return new ModelProviderError('quota_exhausted', details);
  if (status === 429) return new ModelProviderError(isQuota(error) ? 'quota_exhausted' : 'rate_limited', details);
  if (status === 408 || status === 409)
    return new ModelProviderError('server_error', { ...details, mayBeCharged: !turnedAway.has(status) });
  const fault = requestFault(error);
  // Some servers answer a text that is too long with 500.
  if (fault === 'context_length') return new ModelProviderError('rejected', { ...details, fault });
  if (status >= 500)
    return new ModelProviderError('server_error', { ...details, mayBeCharged: !turnedAway.has(status) });
  if (status === 404) return new ModelProviderError('not_found', details);
  return new ModelProviderError('rejected', { ...details, fault });
}

const isQuota = (error: APIError): boolean =>
  [error.code, error.type].some((said) => /quota|credit|spend|billing/.test(String(said ?? '')));

/** In this order: a server that finds a text too long may name `max_tokens` beside it. */
const faultPatterns: readonly (readonly [RequestFault, RegExp])[] = [
  [
    'context_length',
    /context[_ ](?:length|window|size)|context (?:the )?overflow|maximum (?:context|input|sequence)|too (?:long|many tokens)|input[_ ](?:length|tokens)|max_model_len|batch size/,
  ],
  ['response_format', /response_format|json_schema|json_object|structured output|grammar|guided/],
  ['max_tokens', /max_tokens|max_completion_tokens/],
  ['temperature', /temperature/],
  ['dimensions', /dimensions|matryoshka/],
];

/** Longest text of an error that is looked at. */
const maxErrorCharacters = 4_000;

/** By the parameter and code where the server names them (OpenAI), else by the words of its error (everyone else). */
function requestFault(error: APIError): RequestFault {
  const named = `${error.code ?? ''} ${error.param ?? ''}`.toLowerCase();
  const said = error.message.slice(0, maxErrorCharacters).toLowerCase();
  for (const text of [named, said]) {
    const match = faultPatterns.find(([, pattern]) => pattern.test(text));
    if (match !== undefined) return match[0];
  }
  return 'unknown';
}
