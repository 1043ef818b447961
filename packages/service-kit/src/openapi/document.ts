import { apiErrors, apiVersions, currentApiVersion, type ErrorCode } from '@persistent-memory/auth';
import type { TObject, TSchema } from 'typebox';
import type { Operation } from '../operation.js';
import { ComponentSchemas } from './component-schemas.js';
import { errorExamples, errorResponses, headerComponents, responseHeaders } from './responses.js';

export interface DocumentOptions {
  readonly title: string;
  readonly description: string;
  readonly operations: readonly Operation<never>[];
}

type Json = Readonly<Record<string, unknown>>;

/**
 * The OpenAPI 3.1 document of a service, complete, from its list of operations (https://spec.openapis.org/oas/v3.1.1).
 */
export function openApiDocument({ title, description, operations }: DocumentOptions): OpenApiDocument {
  const components = new ComponentSchemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation, components),
    };
  }
  components.define('Error', errorSchema());
  return {
    openapi: '3.1.0',
    info: {
      title,
      description,
      version: currentApiVersion,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map((operation) => operation.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.all(),
      securitySchemes: securitySchemes(operations),
      parameters: { ApiVersion: apiVersionParameter },
      headers: headerComponents,
      examples: errorExamples(operations.flatMap(documentedErrors)),
    },
  };
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly description: string;
    readonly version: string;
    readonly license: Json;
  };
  readonly servers: readonly Json[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly securitySchemes: Readonly<Record<string, Json>>;
    readonly parameters: Json;
    readonly headers: Json;
    readonly examples: Json;
  };
}

const apiVersionParameter = {
  name: 'X-Api-Version',
  in: 'header',
  required: false,
  description: 'The dated version to be served by; the current one when absent.',
  schema: { type: 'string', enum: [...apiVersions], default: currentApiVersion },
};

function describeOperation(operation: Operation<never>, components: ComponentSchemas): Json {
  const { request, response, example } = operation;
  const schemes = Object.keys(operation.credentials.securitySchemes);
  return {
    operationId: operation.operationId,
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.description === undefined && operation.scope === undefined ? {} : { description: prose(operation) }),
    security: schemes.map((scheme) => ({ [scheme]: [] })),
    parameters: [
      ...parameters('path', request.params, components),
      ...parameters('query', request.query, components),
      { $ref: '#/components/parameters/ApiVersion' },
    ],
    ...(request.body === undefined
      ? {}
      : {
          requestBody: {
            required: request.bodyIsOptional !== true,
            content: jsonContent(components.refer(request.body), example.request),
          },
        }),
    responses: {
      [response.status]: {
        description: response.description,
        headers: responseHeaders(response.status),
        content: jsonContent(components.refer(response.schema), example.response),
      },
      ...errorResponses(documentedErrors(operation)),
    },
  };
}

function prose({ description, scope }: Operation<never>): string {
  const needed = scope === undefined ? null : `An auth token needs the scope \`${scope}\`.`;
  return [description, needed].filter((part) => part !== undefined && part !== null).join(' ');
}

function jsonContent(schema: Json, example: unknown): Json {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}

function parameters(place: 'path' | 'query', schema: TObject | undefined, components: ComponentSchemas): Json[] {
  if (schema === undefined) return [];
  const required = new Set<string>('required' in schema && Array.isArray(schema.required) ? schema.required : []);
  return Object.entries<TSchema>(schema.properties).map(([name, property]) => {
    const { description, ...rest } = components.refer(property);
    const isOptional = place === 'query' && (!required.has(name) || 'default' in property);
    return {
      name,
      in: place,
      required: !isOptional,
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

/** Every code that an operation can answer, by what its parts can go wrong with. */
export function documentedErrors(operation: Operation<never>): readonly ErrorCode[] {
  const { request, limit, credentials } = operation;
  const codes: ErrorCode[] = ['unsupported_api_version'];
  if (request.query !== undefined || request.body !== undefined)
    codes.push('invalid_request', 'nul_character', 'lone_surrogate');
  if (request.body !== undefined) {
    codes.push('malformed_json', 'malformed_body', 'body_too_large', 'unsupported_media_type');
    if (request.bodyIsOptional !== true) codes.push('body_required');
  }
  if (limit !== undefined) codes.push('rate_limit_exceeded');
  return [
    ...new Set([
      ...codes,
      ...credentials.errors,
      ...operation.errors,
      'internal_error' as const,
      'dependency_unavailable' as const,
      'overloaded' as const,
    ]),
  ];
}

function securitySchemes(operations: readonly Operation<never>[]): Record<string, Json> {
  const all = operations.flatMap((operation) => Object.entries(operation.credentials.securitySchemes));
  return Object.fromEntries(
    all.map(([name, { description, bearerFormat }]) => [
      name,
      { type: 'http', scheme: 'bearer', bearerFormat, description },
    ]),
  );
}

/** The body of every error (contract, "Everywhere"). */
function errorSchema(): Json {
  const codes = Object.keys(apiErrors);
  const types = [...new Set(Object.values(apiErrors).map((error) => error.type))];
  const fault = {
    type: 'object',
    required: ['location', 'message'],
    properties: {
      location: { type: 'string', description: 'Where: `body.messages[3]`, `query.limit`.' },
      message: { type: 'string', description: 'What is wrong there.' },
    },
  };
  return {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['type', 'code', 'message', 'request_id'],
        properties: {
          type: { type: 'string', enum: types },
          code: { type: 'string', enum: codes, description: 'Stable: programs decide by it.' },
          message: { type: 'string', description: 'For people; may change.' },
          param: { type: 'string', description: 'The one field that is at fault.' },
          errors: { type: 'array', items: fault, description: 'Every fault of the request.' },
          supported_versions: {
            type: 'array',
            items: { type: 'string' },
            description: 'With `unsupported_api_version`.',
          },
          request_id: { type: 'string', description: 'As in `X-Request-Id`.' },
        },
      },
    },
  };
}
