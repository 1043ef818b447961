import { QdrantClient } from '@qdrant/js-client-rest';

/** The first version with strict mode, which collections are made with. */
const OLDEST_VERSION = { major: 1, minor: 13 };
const MAX_CONNECTIONS = 32;

export interface QdrantAddress {
  /** `http://host:port` or `https://…`, with a path when a proxy asks for one. Without a port: the scheme's (80, 443), as in every URL. */
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
    maxConnections: MAX_CONNECTIONS,
    // Every call has a deadline of its own, which takes the place of the client's 300 s.
    timeout: Number.POSITIVE_INFINITY,
    // Would send a request from the constructor; `requireVersion` asks when it is time to.
    checkCompatibility: false,
  });
  return client.api();
}

/** The `result` of an answer; what Qdrant refused becomes a `QdrantError` with its reason. */
export async function resultOf<Result>(
  call: Promise<{ readonly data: { readonly result?: Result } }>,
): Promise<Result> {
  const { data } = await call.catch((error: unknown) => {
    throw isErrorAnswer(error) ? new QdrantError(error.status, reasonOf(error.data)) : error;
  });
  if (data.result === undefined) throw new QdrantError(200, 'without a result');
  return data.result;
}

/** Rejects when the server is older than what the adapter uses. */
export async function requireVersion(api: QdrantApi, signal: AbortSignal): Promise<void> {
  const { data } = await api.root({}, { signal });
  const [major = 0, minor = 0] = data.version.split('.').map(Number);
  const { major: oldestMajor, minor: oldestMinor } = OLDEST_VERSION;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(
    `Qdrant ${data.version} is too old: ${oldestMajor}.${oldestMinor} is the first version that can be used`,
  );
}

/** Whether an error says that the server is not well, rather than that it doesn't like the request. */
export function isServerTrouble(error: unknown): boolean {
  return !(error instanceof QdrantError) || error.status >= 500 || error.status === 429;
}

export function isMissing(error: unknown): boolean {
  return error instanceof QdrantError && error.status === 404;
}

/** Whether the server, though it is well and holds the collection, does not take what was sent. */
export function isRefusal(error: unknown): boolean {
  return error instanceof QdrantError && [400, 409, 413, 422].includes(error.status);
}

function isErrorAnswer(error: unknown): error is { readonly status: number; readonly data: unknown } {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' && 'data' in error;
}

/** Errors come as `{"status": {"error": "…"}}`; a proxy in between may answer with anything. */
function reasonOf(data: unknown): string {
  const status = typeof data === 'object' && data !== null && 'status' in data ? data.status : null;
  const reason = typeof status === 'object' && status !== null && 'error' in status ? status.error : null;
  return typeof reason === 'string' ? reason : 'no reason given';
}
