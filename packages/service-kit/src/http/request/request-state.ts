import { type ApiVersion, currentApiVersion } from '@persistent-memory/auth';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { clientAddress } from './client-address.js';
import type { IncomingRequest } from './incoming-request.js';
import { requestIdOf } from './request-id.js';

/** What the kit itself knows of a request while it is answered. */
export interface RequestState extends IncomingRequest {
  apiVersion: ApiVersion;
  route: string;
  /** `searchMemories`, or what stands for it where no operation was reached. */
  operationId: string;
  readonly startedAtMs: number;
  /** The code of the error that it was answered with. */
  errorCode: string | null;
  abort(reason: unknown): void;
  /**
   * Counts it among those that are answered, once: a request whose body has still to come is counted when it is there.
   * @throws ApiError overloaded when there are too many
   */
  admit(): void;
}

const states = new WeakMap<Response, RequestState>();

export function beginRequest(request: Request, response: Response, log: Logger): RequestState {
  const id = requestIdOf(request.get('x-request-id'));
  const controller = new AbortController();
  const state: RequestState = {
    id,
    apiVersion: currentApiVersion,
    method: request.method,
    route: 'unknown',
    operationId: 'unknown',
    address: clientAddress(request),
    authorization: request.get('authorization'),
    signal: controller.signal,
    log: log.child({ request_id: id }),
    startedAtMs: performance.now(),
    errorCode: null,
    setHeader: (name, value) => {
      if (!response.headersSent) response.setHeader(name, value);
    },
    abort: (reason) => controller.abort(reason),
    admit: () => undefined,
  };
  states.set(response, state);
  return state;
}

/**
 * The state of a request that `beginRequest` has begun; every request has one, since it is the app's first middleware.
 */
export function stateOf(response: Response): RequestState {
  const state = states.get(response);
  if (state === undefined) throw new Error('The request was not begun.');
  return state;
}
