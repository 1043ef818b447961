import { ApiError, apiErrors, presentError } from '@persistent-memory/auth';
import type { Response } from 'express';
import { stateOf } from './request/request-state.js';

/**
 * Any error as one of the closed table: what is not in it leaves as `internal_error`, and its cause goes to the log
 * alone.
 */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError('internal_error', { cause: error });
}

/** Of what is away or full for the moment, where nobody knows when it will be back. */
export const retrySoonSeconds = 1;

export function answerError(response: Response, thrown: unknown): void {
  const state = stateOf(response);
  // Work that was given up because its client went away is nobody's fault, and nobody waits for an answer.
  if (response.destroyed && thrown === state.signal.reason) return;
  const error = toApiError(thrown);
  state.errorCode = error.code;
  if (error.status === 500 && !isPlainRefusal(error)) {
    state.log.error({ err: error.details.cause ?? error, code: error.code }, 'request failed');
  }
  if (response.headersSent || response.destroyed) return;
  if (error.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  const retryAfterSeconds = error.details.retryAfterSeconds ?? defaultRetryAfterSeconds(error);
  if (retryAfterSeconds !== null) response.setHeader('Retry-After', String(retryAfterSeconds));
  response.status(apiErrors[error.code].status).json(presentError(error, state.id));
}

/**
 * Of a service at its limit the line of the request says all there is, and a second one for each would be more load.
 */
function isPlainRefusal({ code, details }: ApiError): boolean {
  return code === 'overloaded' && details.cause === undefined;
}

function defaultRetryAfterSeconds(error: ApiError): number | null {
  return error.code === 'dependency_unavailable' || error.code === 'overloaded' ? retrySoonSeconds : null;
}
