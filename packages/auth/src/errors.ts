/**
 * Every error that a client can see. Statuses are those of the specification and no others.
 * `title` is the message where the place that throws has nothing better to say.
 */
export const apiErrors = {
  invalid_request: {
    status: 400,
    type: 'invalid_request_error',
    title: 'The request is not valid.',
  },
  malformed_json: {
    status: 400,
    type: 'invalid_request_error',
    title: 'The body is not valid JSON.',
  },
  body_required: {
    status: 400,
    type: 'invalid_request_error',
    title: 'This operation needs a JSON body.',
  },
  body_too_large: {
    status: 400,
    type: 'invalid_request_error',
    title: 'The body is too large.',
  },
  malformed_body: {
    status: 400,
    type: 'invalid_request_error',
    title: 'The body could not be read.',
  },
  unsupported_media_type: {
    status: 400,
    type: 'invalid_request_error',
    title: 'The body has to be application/json in UTF-8.',
  },
  method_not_allowed: {
    status: 400,
    type: 'invalid_request_error',
    title: 'This path does not support the method.',
  },
  nul_character: {
    status: 400,
    type: 'invalid_request_error',
    title: 'Text may not contain NUL characters.',
  },
  lone_surrogate: {
    status: 400,
    type: 'invalid_request_error',
    title: 'Text may not contain lone surrogates.',
  },
  malformed_http: {
    status: 400,
    type: 'invalid_request_error',
    title: 'The request is not valid HTTP.',
  },
  request_timeout: {
    status: 400,
    type: 'invalid_request_error',
    title: 'The request did not arrive in time.',
  },
  unsupported_api_version: {
    status: 400,
    type: 'invalid_request_error',
    title: 'This API version is not supported.',
  },
  workspace_not_empty: {
    status: 400,
    type: 'invalid_request_error',
    title: 'The workspace still has projects.',
  },
  last_workspace: {
    status: 400,
    type: 'invalid_request_error',
    title: 'The last workspace of an account cannot be deleted.',
  },
  missing_credentials: {
    status: 401,
    type: 'authentication_error',
    title: 'Credentials are missing: send Authorization: Bearer <credential>.',
  },
  invalid_credentials: {
    status: 401,
    type: 'authentication_error',
    title: 'The credentials are not valid.',
  },
  subscription_required: {
    status: 402,
    type: 'billing_error',
    title: 'The account has no active subscription.',
  },
  quota_exhausted: {
    status: 402,
    type: 'billing_error',
    title: "The plan's usage quota is exhausted.",
  },
  insufficient_scope: {
    status: 403,
    type: 'permission_error',
    title: 'The token lacks the scope for this operation.',
  },
  outside_workspace: {
    status: 403,
    type: 'permission_error',
    title: "The resource is outside the token's workspace.",
  },
  session_required: {
    status: 403,
    type: 'permission_error',
    title: 'This operation takes a session token only.',
  },
  limit_reached: {
    status: 403,
    type: 'permission_error',
    title: 'The account has reached its limit.',
  },
  route_not_found: {
    status: 404,
    type: 'not_found_error',
    title: 'There is nothing at this path.',
  },
  memory_not_found: {
    status: 404,
    type: 'not_found_error',
    title: 'There is no such memory.',
  },
  project_not_found: {
    status: 404,
    type: 'not_found_error',
    title: 'There is no such project.',
  },
  workspace_not_found: {
    status: 404,
    type: 'not_found_error',
    title: 'There is no such workspace.',
  },
  api_key_not_found: {
    status: 404,
    type: 'not_found_error',
    title: 'There is no such API key.',
  },
  auth_token_not_found: {
    status: 404,
    type: 'not_found_error',
    title: 'There is no such auth token.',
  },
  account_not_found: {
    status: 404,
    type: 'not_found_error',
    title: 'There is no such account.',
  },
  rate_limit_exceeded: {
    status: 429,
    type: 'rate_limit_error',
    title: 'The rate limit is exceeded.',
  },
  too_many_failed_authentications: {
    status: 429,
    type: 'rate_limit_error',
    title: 'Too many failed authentications from this address.',
  },
  internal_error: {
    status: 500,
    type: 'api_error',
    title: 'Something went wrong on our side.',
  },
  dependency_unavailable: {
    status: 500,
    type: 'api_error',
    title: 'A part that this operation needs is not available. Try again.',
  },
  overloaded: {
    status: 500,
    type: 'api_error',
    title: 'The service is at its limit. Try again.',
  },
} as const satisfies Record<
  string,
  {
    status: 400 | 401 | 402 | 403 | 404 | 429 | 500;
    type: string;
    title: string;
  }
>;

export type ErrorCode = keyof typeof apiErrors;

/** One fault of a request: where (`body.messages[3]`, `query.limit`) and what. */
export interface Fault {
  readonly location: string;
  readonly message: string;
}

export interface ApiErrorDetails {
  /** Says more than the table's title; never anything of the cause that a client may not know. */
  readonly message?: string;
  /** The one field that is at fault, when it is one. */
  readonly param?: string;
  readonly errors?: readonly Fault[];
  /** Further members of the error object, such as `supported_versions`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
  /** What brought it about: for the log, never for the client. */
  readonly cause?: unknown;
}

/** An error of the table, on its way to the client. Anything else that is thrown leaves as `internal_error`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    readonly details: ApiErrorDetails = {},
  ) {
    super(details.message ?? apiErrors[code].title, { cause: details.cause });
  }

  get status(): number {
    return apiErrors[this.code].status;
  }
}

/** The body of every error answer (contract, "Everywhere"). */
export interface ErrorBody {
  readonly error: {
    readonly type: string;
    readonly code: ErrorCode;
    readonly message: string;
    readonly param?: string;
    readonly errors?: readonly Fault[];
    readonly request_id: string;
  };
}

export function presentError(error: ApiError, requestId: string): ErrorBody {
  const { param, errors, extra } = error.details;
  return {
    error: {
      type: apiErrors[error.code].type,
      code: error.code,
      message: error.message,
      ...(param === undefined ? {} : { param }),
      ...(errors === undefined ? {} : { errors }),
      ...extra,
      request_id: requestId,
    },
  };
}
