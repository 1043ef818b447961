import type { ServerResponse } from 'node:http';
import { ApiError, type ApiVersion, currentApiVersion } from '@persistent-memory/auth';
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

const states = new WeakMap<ServerResponse, RequestState>();

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

/** Ends a request that is not answered yet, if it has come as far as the app: it is answered with that. */
export function giveUpRequest(response: ServerResponse, why: string): void {
  const state = states.get(response);
  state?.abort(givenUpError(state.method, why));
}

/**
 * `dependency_unavailable` for a request that is given up. Nobody can tell how a commit ends whose answer did not come
 * in time.
 * @param why a sentence without its full stop: `The operation took too long`
 */
export function givenUpError(method: string, why: string): ApiError {
  const message =
    method === 'GET'
      ? `${why}. Try again.`
      : `${why} and was given up. What it was just storing may be stored all the same: look before you try again.`;
  return new ApiError('dependency_unavailable', { message });
}
