import type { ErrorCode, Fault, Scope } from '@persistent-memory/auth';
import type { Static, TObject, TSchema } from 'typebox';
import type { IncomingRequest } from './http/request/incoming-request.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How a caller proves who it is. One object for each kind of caller that a service knows. */
export interface Credentials<Deps, Principal> {
  /**
   * OpenAPI security schemes, any one of which is enough; the key is the scheme's name. Empty for a public operation.
   */
  readonly securitySchemes: Readonly<Record<string, { readonly description: string; readonly bearerFormat: string }>>;
  /** What authenticating can answer, beside what every operation can. */
  readonly errors: readonly ErrorCode[];
  /**
   * @throws ApiError missing_credentials, invalid_credentials, or another of `errors`
   */
  authenticate(request: IncomingRequest, deps: Deps): Promise<Principal>;
  /** Who is to leave others a part of what is bounded for all: one name for all credentials of an account. */
  tenantOf(principal: Principal): string;
}

export interface RequestSchemas {
  /** Strings of the path. What can't be an id is answered by the handler like what does not exist. */
  readonly params?: TObject;
  /** Integers are written as digits only; a parameter is given at most once; defaults are the schema's. */
  readonly query?: TObject;
  readonly body?: TSchema;
  /** Without a body the handler gets `undefined`. */
  readonly bodyIsOptional?: boolean;
}

type Part<Schemas extends RequestSchemas, Name extends 'params' | 'query'> = Schemas[Name] extends TObject
  ? Static<Schemas[Name]>
  : Record<string, never>;

type Body<Schemas extends RequestSchemas> = Schemas['body'] extends TSchema
  ? Schemas['bodyIsOptional'] extends true
    ? Static<Schemas['body']> | undefined
    : Static<Schemas['body']>
  : undefined;

/** A request that was authenticated and validated, and whose limit is not exhausted. */
export interface ValidRequest<Schemas extends RequestSchemas, Principal> {
  readonly principal: Principal;
  readonly params: Part<Schemas, 'params'>;
  readonly query: Part<Schemas, 'query'>;
  readonly body: Body<Schemas>;
  /** Aborts when the client goes away or the service's deadline for the request passes. */
  readonly signal: AbortSignal;
  readonly http: IncomingRequest;
}

/** A valid request whose credentials are still being looked up. */
export type UnauthenticatedRequest<Schemas extends RequestSchemas> = Omit<
  ValidRequest<Schemas, unknown>,
  'principal' | 'signal'
>;

/** What no schema can say of a request, such as a relation of two members, or one to the present time. */
export interface Rule<Parts> {
  /**
   * Locations of the members that it looks at: `body.period_end`. It is asked where none of them has a fault of its
   * own.
   */
  readonly reads: readonly string[];
  /** @returns what is wrong, and null where nothing is */
  findFault(parts: Parts): Fault | null;
}

export interface OperationDefinition<Deps, Principal, Schemas extends RequestSchemas, Response extends TSchema> {
  readonly operationId: string;
  readonly method: Method;
  /** OpenAPI form: `/delete/{memory_id}`. */
  readonly path: string;
  readonly summary: string;
  /** Markdown-free prose for the docs: rules that a schema can't say. */
  readonly description?: string;
  /** Group on the docs page. */
  readonly tag: string;
  readonly credentials: Credentials<Deps, Principal>;
  /** For the document; the handler's policy decides. */
  readonly scope?: Scope;
  /** Name of one of the service's limits, which a valid request needs something left of; the handler spends it. */
  readonly limit?: string;
  readonly request: Schemas;
  /** Answered together with the faults that the schemas find. */
  readonly rules?: readonly Rule<Pick<ValidRequest<Schemas, Principal>, 'query' | 'body'>>[];
  readonly response: { readonly status: 200 | 201; readonly description: string; readonly schema: Response };
  /** What the handler can answer, beside what credentials, limits and the kit add. */
  readonly errors: readonly ErrorCode[];
  /** Bytes; the service's default otherwise. */
  readonly maxBodyBytes?: number;
  /** A request body and its answer, shown in the document and on the docs page, and tried by its tests. */
  readonly example: { readonly request?: unknown; readonly response: unknown };
  /**
   * Begins what a small request takes longest for, while its credentials are looked up. Nobody knows yet who sent it:
   * nothing that it does may be seen from outside, nothing may be counted or stored. It does not throw.
   */
  anticipate?(request: UnauthenticatedRequest<Schemas>, deps: Deps): void;
  handle(request: ValidRequest<Schemas, Principal>, deps: Deps): Promise<Static<Response>>;
}

/** An operation whose schemas and principal only its own definition still knows. */
export interface Operation<Deps>
  extends Omit<OperationDefinition<Deps, unknown, RequestSchemas, TSchema>, 'anticipate' | 'handle'> {
  anticipate?(request: UnauthenticatedRequest<RequestSchemas>, deps: Deps): void;
  handle(request: ValidRequest<RequestSchemas, unknown>, deps: Deps): Promise<unknown>;
}

/**
 * Binds `operation()` to what a service's handlers are given:
 * `export const operation = operationsOver<Dependencies>();`
 */
export function operationsOver<Deps>() {
  return function operation<Principal, Schemas extends RequestSchemas, Response extends TSchema>(
    definition: OperationDefinition<Deps, Principal, Schemas, Response>,
  ): Operation<Deps> {
    // Sound because the app hands each handler what its own credentials and schemas produced.
    return definition as unknown as Operation<Deps>;
  };
}
