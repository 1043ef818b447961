import { expect } from '@jest/globals';
import { apiErrors, currentApiVersion, type ErrorCode } from '@persistent-memory/auth';
import type { DataPlaneResponse } from './call.js';

/** Holds an answer against the closed table of errors, whole: status, type, code, and what every answer carries. */
export function expectError(response: DataPlaneResponse, code: ErrorCode): void {
  expect({ status: response.status, code: response.body.error?.code }).toEqual({
    status: apiErrors[code].status,
    code,
  });
  expect(response.type).toBe('application/json');
  expect(Object.keys(response.body)).toEqual(['error']);
  expect(response.body.error).toMatchObject({
    type: apiErrors[code].type,
    message: expect.any(String),
    request_id: response.headers['x-request-id'],
  });
  expectPlaneHeaders(response);
  const isUnauthorized = apiErrors[code].status === 401;
  expect(response.headers['www-authenticate']).toBe(isUnauthorized ? 'Bearer' : undefined);
  if (apiErrors[code].status === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
}

/** Specification, "Versioning" 2 and "Rate limit headers": on every answer of the data plane, whatever it is. */
export function expectPlaneHeaders({ headers }: DataPlaneResponse): void {
  expect(headers).toMatchObject({
    'x-api-version': currentApiVersion,
    'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
    'ratelimit-limit': '100',
    'ratelimit-remaining': expect.stringMatching(/^\d+$/),
    'ratelimit-reset': expect.stringMatching(/^\d+$/),
    'ratelimit-policy': '100;w=14400',
  });
}

/** The faults of a 400, as `location: message`. */
export function faultsOf(response: DataPlaneResponse): readonly string[] {
  return (response.body.error.errors ?? []).map(
    ({ location, message }: { location: string; message: string }) => `${location}: ${message}`,
  );
}

/** What a client sees of an error but the request's own id. */
export function withoutRequestId(response: DataPlaneResponse): object {
  const { request_id: _, ...error } = response.body.error;
  return { status: response.status, error };
}
