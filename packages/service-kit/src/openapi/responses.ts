import { ApiError, apiErrors, type ErrorCode, presentError } from '@persistent-memory/auth';

type Json = Readonly<Record<string, unknown>>;

const statusMeaning: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  401: 'Credentials are missing or not valid.',
  402: 'No active subscription, or the usage quota is exhausted.',
  403: 'Authenticated, but not permitted.',
  404: 'Not found, or not visible to these credentials.',
  429: 'A rate limit is exceeded.',
  500: 'Unexpected server error, or a dependency that is not available. A change that could not be finished in time is rolled back as a rule, and may have been made where it was just being stored.',
};

/** The error responses of an operation by status, each with the codes that it can carry. */
export function errorResponses(codes: readonly ErrorCode[]): Record<string, Json> {
  const statuses = [...new Set(codes.map((code) => apiErrors[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(statuses.map((status) => [String(status), errorResponse(status, codesOf(status, codes))]));
}

function codesOf(status: number, codes: readonly ErrorCode[]): readonly ErrorCode[] {
  return codes.filter((code) => apiErrors[code].status === status);
}

function errorResponse(status: number, codes: readonly ErrorCode[]): Json {
  const listed = codes.map((code) => `\`${code}\``).join(', ');
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  return {
    description: `${statusMeaning[status] ?? 'Error.'} Codes: ${listed}.`,
    headers: responseHeaders(status),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples: Object.fromEntries(examples) },
    },
  };
}

const exampleRequestId = '019a8f6e-4b52-7c1d-9e0a-3f5b7c9d1e2f';

/** The body of each error, for the document's components. */
export function errorExamples(codes: readonly ErrorCode[]): Record<string, Json> {
  const sorted = [...new Set(codes)].sort();
  return Object.fromEntries(
    sorted.map((code) => [code, { value: presentError(new ApiError(code), exampleRequestId) }]),
  );
}

const header = (description: string, type: 'string' | 'integer'): Json => ({ description, schema: { type } });

/** Every header that a response can carry, for the document's components. */
export const headerComponents: Readonly<Record<string, Json>> = {
  'X-Request-Id': header('Names this request in the logs.', 'string'),
  'X-Api-Version': header('The version that served the request.', 'string'),
  'RateLimit-Limit': header('Maximum operations per window.', 'integer'),
  'RateLimit-Remaining': header('Operations left in the window.', 'integer'),
  'RateLimit-Reset': header('Seconds until the window resets.', 'integer'),
  'RateLimit-Policy': header('The policy: limit;w=seconds.', 'string'),
  'WWW-Authenticate': header('Bearer.', 'string'),
  'Retry-After': header('Seconds to wait before another try.', 'integer'),
};

const statusesWithHeader: Readonly<Record<string, readonly number[]>> = {
  'WWW-Authenticate': [401],
  'Retry-After': [429, 500],
};

/** Headers that a response of this status carries. */
export function responseHeaders(status: number): Json {
  const carried = Object.keys(headerComponents).filter((name) => statusesWithHeader[name]?.includes(status) ?? true);
  return Object.fromEntries(carried.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
