import { describe, expect, test } from '@jest/globals';
import { ApiError, apiErrors, type ErrorCode, presentError } from './errors.js';

const codes = Object.keys(apiErrors) as ErrorCode[];

/** The specification's meaning of each status, as the type that says it. */
const typeOfStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  500: 'api_error',
};

describe('the table', () => {
  test.each(codes)('%s: a status of the specification, the type that goes with it, a sentence', (code) => {
    const { status, type, title } = apiErrors[code];
    expect(typeOfStatus[status]).toBe(type);
    expect(title).toMatch(/^[A-Z].*[.>]$/);
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  test('every status of the specification can be said', () => {
    expect([...new Set(codes.map((code) => apiErrors[code].status))].sort()).toEqual(
      Object.keys(typeOfStatus).map(Number),
    );
  });
});

describe('an error', () => {
  test('says its title when nothing better was said', () => {
    const error = new ApiError('memory_not_found');
    expect(error).toMatchObject({ code: 'memory_not_found', status: 404, message: 'There is no such memory.' });
    expect(error).toBeInstanceOf(Error);
  });

  test('presents what a client may know', () => {
    const error = new ApiError('invalid_request', {
      message: 'body.name is required.',
      param: 'name',
      errors: [{ location: 'body.name', message: 'is required' }],
      extra: { hint: 'x' },
    });
    expect(presentError(error, 'req_12345678')).toEqual({
      error: {
        type: 'invalid_request_error',
        code: 'invalid_request',
        message: 'body.name is required.',
        param: 'name',
        errors: [{ location: 'body.name', message: 'is required' }],
        hint: 'x',
        request_id: 'req_12345678',
      },
    });
  });

  test('keeps its cause for the log, and out of the answer', () => {
    const error = new ApiError('internal_error', { cause: new Error('password=hunter2') });
    expect(error.cause).toEqual(new Error('password=hunter2'));
    expect(presentError(error, 'r')).toEqual({
      error: {
        type: 'api_error',
        code: 'internal_error',
        message: 'Something went wrong on our side.',
        request_id: 'r',
      },
    });
  });
});
