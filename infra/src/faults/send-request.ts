import { clientTimeoutMs, type OperationId, type Outcome } from './observations.js';

export interface FaultRequest {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly operationId: OperationId;
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
}

/** Never rejects: that there was no answer is an outcome too. */
export async function sendRequest({
  baseUrl,
  apiKey,
  operationId,
  method,
  path,
  body,
}: FaultRequest): Promise<Outcome> {
  const startedMs = performance.now();
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(clientTimeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    const answer: unknown = await response.json();
    const endedMs = performance.now();
    return { operationId, baseUrl, startedMs, endedMs, status, retryAfter: headers.get('retry-after'), body: answer };
  } catch {
    const endedMs = performance.now();
    return { operationId, baseUrl, startedMs, endedMs, status: null, retryAfter: null, body: null };
  }
}
