import { QdrantClient } from '@qdrant/js-client-rest';

/** The first version with strict mode, which collections are made with. */
const oldestVersion = { major: 1, minor: 13 };
const maxConnections = 32;
/** Of an answer that is no JSON. */
const maxReasonLength = 200;

export interface QdrantAddress {
  /**
   * `http://host:port` or `https://…`, with a path when a proxy asks for one. Without a port: the scheme's (80, 443),
   * as in every URL.
   */
  readonly url: string;
  readonly apiKey?: string | undefined;
}

export type QdrantApi = ReturnType<QdrantClient['api']>;

/** Qdrant answered, and not with what was asked for. */
export class QdrantError extends Error {
  override readonly name = 'QdrantError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(`Qdrant answered ${status}: ${message}`);
    this.status = status;
  }
}

/** The API itself and not the client's own methods, as these take no signal. Nothing is sent yet. */
export function connectToQdrant({ url, apiKey }: QdrantAddress): QdrantApi {
  const { protocol, host, port, pathname } = new URL(url);
  const client = new QdrantClient({
    url: `${protocol}//${host}`,
    // The client would take 6333 for an address without a port, and for one with the scheme's own.
    port: port === '' ? null : Number(port),
    prefix: pathname.replace(/\/+$/, ''),
    headers: {
      // Compressed answers came 40 ms later for want of an acknowledgement (Qdrant 1.18 with fetch).
      'accept-encoding': 'identity',
      // As a header, because the client writes to the console when it is given a key for an address without TLS.
      ...(apiKey !== undefined && { 'api-key': apiKey }),
    },
    maxConnections,
    // Every call has a deadline of its own, which takes the place of the client's 300 s.
    timeout: Number.POSITIVE_INFINITY,
    // Would send a request from the constructor; `requireVersion` asks when it is time to.
    checkCompatibility: false,
  });
  return namingAddress(client.api(), `${protocol}//${host}${pathname.replace(/\/+$/, '')}`);
}

/** No answer came: the server was not reached, or the connection broke. */
class UnreachableQdrantError extends Error {
  override readonly name = 'UnreachableQdrantError';
}

/** Each call of the API, where an error of it that no answer explains names the server. */
function namingAddress(api: QdrantApi, address: string): QdrantApi {
  const named = (error: unknown): unknown => {
    if (!(error instanceof Error)) return error;
    // What `fetch` rejects with; the reason for it is its cause, or there in words alone.
    if (error.message === 'fetch failed')
      return new UnreachableQdrantError(`Qdrant at ${address} could not be reached, or broke the connection`, {
        cause: error.cause,
      });
    if (error.name === 'TimeoutError') return new Error(`Qdrant at ${address} did not answer in time`);
    return error;
  };
  return new Proxy(api, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function') return call;
      return (...args: readonly unknown[]): Promise<unknown> =>
        Promise.resolve(Reflect.apply(call, target, args)).catch((error: unknown) => Promise.reject(named(error)));
    },
  });
}

/** The `result` of an answer; what Qdrant refused becomes a `QdrantError` with its reason. */
export async function resultOf<Result>(
  call: Promise<{ readonly data: { readonly result?: Result } }>,
): Promise<Result> {
  const { data } = await answerOf(call);
  if (data.result === undefined) throw new QdrantError(200, 'without a result');
  return data.result;
}

/**
 * Resolves when a write was carried out. Qdrant can answer 200 to one that it has only written down: after a time-out
 * of its own (`wait_timeout`), or by a node that nobody searches (`acknowledged`). Searches need not see it then.
 */
export async function carriedOut(
  call: Promise<{ readonly data: { readonly result?: { readonly status: string } } }>,
): Promise<void> {
  const { status } = await resultOf(call);
  if (status !== 'completed') throw new QdrantError(200, `the write is not carried out yet (${status})`);
}

/**
 * Sends a request that only reads once more when its connection broke: a server that restarts, or closes what was idle
 * for 5 s, does so without a word, and the next request is the first to notice.
 */
export async function overLiveConnection<Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await request(signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof UnreachableQdrantError)) throw error;
    return request(signal);
  }
}

/** Rejects when the server is older than what the adapter uses. */
export async function requireVersion(api: QdrantApi, signal: AbortSignal): Promise<void> {
  const { data } = await answerOf(api.root({}, { signal }));
  if (typeof data?.version !== 'string') throw new QdrantError(200, 'without a version: something else listens there');
  const [major = 0, minor = 0] = data.version.split('.').map(Number);
  const { major: oldestMajor, minor: oldestMinor } = oldestVersion;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(
    `Qdrant ${data.version} is too old: ${oldestMajor}.${oldestMinor} is the first version that can be used`,
  );
}

/**
 * Whether an error says that the server is not well, rather than that it doesn't like the request: everything but what
 * is wrong with the request itself or its collection. A search that it gave up is 408, a locked storage and a wrong key
 * are 403 and 401.
 */
export function isServerTrouble(error: unknown): boolean {
  return !isRefusal(error) && !isMissing(error);
}

export function isMissing(error: unknown): boolean {
  return error instanceof QdrantError && error.status === 404;
}

/**
 * Whether the server, though it is well and holds the collection, does not take what was sent; or it was not sent
 * because it can't be right.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof QdrantError && [400, 409, 413, 422].includes(error.status));
}

async function answerOf<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw isErrorAnswer(error) ? new QdrantError(error.status, reasonOf(error.data)) : error;
  }
}

function isErrorAnswer(error: unknown): error is { readonly status: number; readonly data: unknown } {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' && 'data' in error;
}

/**
 * Errors come as `{"status": {"error": "…"}}`, those about the API key as text; a proxy in between may answer with
 * anything.
 */
function reasonOf(data: unknown): string {
  if (typeof data === 'string' && data.length > 0) return data.slice(0, maxReasonLength);
  const status = typeof data === 'object' && data !== null && 'status' in data ? data.status : null;
  const reason = typeof status === 'object' && status !== null && 'error' in status ? status.error : null;
  return typeof reason === 'string' ? reason : 'no reason given';
}
